/** Metres of a height band: winds and times above heights are told by the same ones. */
export const HEIGHT_BAND_M = 500;
