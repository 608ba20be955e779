/** Words owed to those whose data is shown. */
export const CREDITS = {
  addresses: '© OpenStreetMap contributors',
  elevation: 'Open-Meteo',
  sites: 'ParaglidingEarth',
} as const;

/** The public database of sites, for pilots who want to add one. */
export const SITE_DATABASE_URL = 'https://www.paraglidingearth.com';
