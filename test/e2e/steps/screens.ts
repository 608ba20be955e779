/** A path of every screen for visitors who are not signed in. */
export const SCREENS_OF_VISITORS = [
  '/',
  '/login',
  '/signup',
  '/one-time-login',
  '/reset-password',
  '/reset-password/1/token',
  '/email-verification/1/token',
  '/invalid-verification-link',
  '/unsubscribe/1/token',
  '/nowhere',
] as const;

/** Paths of screens that demo pilots do not have. */
export const SCREENS_OF_ACCOUNTS = ['/flights', '/pilot', '/pilot/edit/change-password'] as const;

/** A path of every screen of a demo pilot's logbook. */
export const SCREENS_OF_PILOTS = [
  '/flights',
  '/flight/120',
  '/flight/0/edit',
  '/sites',
  '/sites/map',
  '/site/1',
  '/site/0/edit',
  '/gliders',
  '/gliders/due',
  '/gear/0/edit',
  '/gear/print',
  '/handling/0/edit',
  '/glider/1',
  '/glider/0/edit',
  '/pilot',
  '/pilot/edit',
  '/pilot/edit/flights-upload',
  '/import',
  '/logbook/print',
  '/stats',
] as const;

/** Forms of saved items: a flight's with its track, and all with the buttons that those of new items lack. */
export const FORMS_OF_ITEMS = ['/flight/120/edit', '/site/1/edit', '/glider/1/edit'] as const;
