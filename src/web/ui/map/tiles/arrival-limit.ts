/** Time limit for a server's first tile: with the start of the map the built-in one is there within 3 s. */
export const ARRIVAL_LIMIT_MS = 2_500;
