/** The default sources of maps: services without keys; the operator can replace or switch off each. */
export const MAP_SERVICES = {
  lightStyle: 'https://tiles.openfreemap.org/styles/liberty',
  darkStyle: 'https://tiles.openfreemap.org/styles/dark',
  /** Heights as PNG tiles of 256 pixels in the 'terrarium' encoding. */
  terrain: 'https://elevation-tiles-prod.s3.amazonaws.com/terrarium/{z}/{x}/{y}.png',
  /** The sources of those heights, whose naming their licences require. */
  terrainCredits: 'https://github.com/tilezen/joerd/blob/master/docs/attribution.md',
} as const;
