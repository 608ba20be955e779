/** The public database of sites, where pilots can add one. */
export const SITE_DATABASE_URL = 'https://www.paraglidingearth.com';
