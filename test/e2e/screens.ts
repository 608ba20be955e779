/** An address of every screen for whoever is not signed in. */
export const SCREENS_OF_VISITORS = [
  '/',
  '/login',
  '/signup',
  '/one-time-login',
  '/reset-password',
  '/reset-password/1/token',
  '/email-verification/1/token',
  '/invalid-verification-link',
  '/nowhere',
] as const;

/** Not for demo pilots, who have no account. */
export const SCREENS_OF_ACCOUNTS = ['/flights', '/pilot', '/pilot/edit/change-password'] as const;

/** An address of every screen of a demo pilot's logbook. */
export const SCREENS_OF_PILOTS = [
  '/flights',
  '/flight/120',
  '/flight/0/edit',
  '/sites',
  '/sites/map',
  '/site/1',
  '/site/0/edit',
  '/gliders',
  '/glider/1',
  '/glider/0/edit',
  '/pilot',
  '/pilot/edit',
  '/pilot/edit/flights-upload',
  '/stats',
] as const;
