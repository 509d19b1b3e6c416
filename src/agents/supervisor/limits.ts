/** Most tool calls of one turn. The last model call after them runs with tools off. */
export const MAX_TOOL_CALLS = 8;

/**
 * Graph steps of one turn, far above what the tool budget allows; reaching it is a fault of the graph, not of the
 * question.
 */
export const RECURSION_LIMIT = 40;
