/** Statuses with which a route answers when the league's source is down, slow, or does not answer in its form. */
export const UPSTREAM = [502, 504] as const;
