/** Attributions of third-party data. */
export const CREDITS = {
  addresses: '© OpenStreetMap contributors',
  elevation: 'Open-Meteo',
  sites: 'ParaglidingEarth',
} as const;

/** The public database of sites, where pilots can add one. */
export const SITE_DATABASE_URL = 'https://www.paraglidingearth.com';
