/** A logbook with more flights is no longer new, whatever is left to do. */
export const MOST_FIRST_FLIGHTS = 5;
