/** Settings of a server that asks nobody outside: for sites, addresses, elevations or tiles. */
export const NO_THIRD_PARTIES = {
  SITES_URL: 'off',
  GEOCODER_URL: 'off',
  ELEVATION_URL: 'off',
  MAP_STYLE_URL: 'off',
  TERRAIN_URL: 'off',
} as const;
