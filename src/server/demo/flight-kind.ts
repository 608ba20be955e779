/** Kinds of demo flights: straight down, along a ridge, in the thermals of the site, or away from it. */
export const FLIGHT_KINDS = ['topToBottom', 'ridge', 'thermal', 'crossCountry'] as const;
/** One of {@link FLIGHT_KINDS}. */
export type FlightKind = (typeof FLIGHT_KINDS)[number];
