/** Most tool calls of one turn. The last model call after them runs with tools off. */
export const MAX_TOOL_CALLS = 8;

/** Most characters shown of a model's draft: it ends at the sentence before, visibly. */
export const MAX_DRAFT_CHARS = 6_000;

/**
 * Graph steps of one turn, far above what the tool budget allows; reaching it is a fault of the graph, not of the
 * question.
 */
export const RECURSION_LIMIT = 40;
