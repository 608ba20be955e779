/** Attributions of third-party data. */
export const CREDITS = {
  addresses: '© OpenStreetMap contributors',
  elevation: 'Open-Meteo',
  sites: 'ParaglidingEarth',
  terrain: 'Terrain: Tilezen Joerd',
  worldMap: 'Natural Earth',
};
