/** Metres of a height band, the same for winds and for times above heights. */
export const HEIGHT_BAND_M = 500;
