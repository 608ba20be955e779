/** Attributions of third-party data. */
export const CREDITS = {
  addresses: '© OpenStreetMap contributors',
  elevation: 'Open-Meteo',
  places: 'GeoNames (CC BY)',
  sites: 'ParaglidingEarth',
  terrain: 'Terrain: Tilezen Joerd',
  worldMap: 'Natural Earth',
};
