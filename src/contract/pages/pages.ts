/** Who may see a page; `guest` pages redirect a logged-in pilot with an account to the flight list. */
export type PageAccess = 'anyone' | 'guest' | 'pilot';

/**
 * Every page with its path; the first match wins. `:id` is a number, 0 for a new item; `:authToken` is
 * the token of an emailed link. Used by server and browser: every other path is 'Oops! Page not found'.
 */
export const PAGES = {
  home: { path: '/', access: 'anyone' },
  flights: { path: '/flights', access: 'pilot' },
  flightForm: { path: '/flight/:id/edit', access: 'pilot' },
  flight: { path: '/flight/:id', access: 'pilot' },
  sitesMap: { path: '/sites/map', access: 'pilot' },
  sites: { path: '/sites', access: 'pilot' },
  siteForm: { path: '/site/:id/edit', access: 'pilot' },
  site: { path: '/site/:id', access: 'pilot' },
  due: { path: '/gliders/due', access: 'pilot' },
  gliders: { path: '/gliders', access: 'pilot' },
  gliderForm: { path: '/glider/:id/edit', access: 'pilot' },
  glider: { path: '/glider/:id', access: 'pilot' },
  gearPrint: { path: '/gear/print', access: 'pilot' },
  gearForm: { path: '/gear/:id/edit', access: 'pilot' },
  gear: { path: '/gear/:id', access: 'pilot' },
  handlingForm: { path: '/handling/:id/edit', access: 'pilot' },
  logbookPrint: { path: '/logbook/print', access: 'pilot' },
  stats: { path: '/stats', access: 'pilot' },
  pending: { path: '/waiting', access: 'pilot' },
  restored: { path: '/restored', access: 'pilot' },
  import: { path: '/import', access: 'pilot' },
  changePassword: { path: '/pilot/edit/change-password', access: 'pilot' },
  flightsUpload: { path: '/pilot/edit/flights-upload', access: 'pilot' },
  pilotForm: { path: '/pilot/edit', access: 'pilot' },
  pilot: { path: '/pilot', access: 'pilot' },
  signup: { path: '/signup', access: 'guest' },
  login: { path: '/login', access: 'guest' },
  oneTimeLogin: { path: '/one-time-login', access: 'guest' },
  resetByLink: { path: '/reset-password/:id/:authToken', access: 'anyone' },
  resetPassword: { path: '/reset-password', access: 'anyone' },
  emailVerification: { path: '/email-verification/:id/:authToken', access: 'anyone' },
  unsubscribe: { path: '/unsubscribe/:id/:authToken', access: 'anyone' },
  invalidLink: { path: '/invalid-verification-link', access: 'anyone' },
} as const satisfies Record<string, { readonly path: string; readonly access: PageAccess }>;

export type PageName = keyof typeof PAGES;

/** Returns the page of a path; null for an unknown path. A trailing slash is ignored. */
export function pageOf(path: string): PageName | null {
  const plain = path.replace(/(?<=[^/])\/$/, '');
  const found = Object.entries(PATTERNS).find(([, pattern]) => pattern.test(plain));
  return found && isPageName(found[0]) ? found[0] : null;
}

function isPageName(name: string): name is PageName {
  return Object.hasOwn(PAGES, name);
}

/** Returns the number in a path; 0 when there is none. */
export function itemIdIn(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}

/** Returns the path of a page, with the id of its item; 0 for a new one. */
export function pathTo(page: PageName, id?: number): string {
  return PAGES[page].path.replace(':id', String(id));
}

/** Returns the path that a pilot's emailed link leads to. */
export function pathOfLink(
  page: 'resetByLink' | 'emailVerification' | 'unsubscribe',
  pilotId: number,
  authToken: string,
): string {
  return pathTo(page, pilotId).replace(':authToken', encodeURIComponent(authToken));
}

const PATTERNS = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [
    name,
    new RegExp(`^${path.replace(':id', '\\d{1,10}').replace(':authToken', '[^/]+')}$`),
  ]),
);
