import type { ComponentType } from 'react';
import type { PageName } from '#contract/pages/pages';

/** The component of a page. `id` is the item's id from the path, 0 for a new item or a page about none. */
export type Screen = ComponentType<{ readonly id: number }>;

/** The code of each page's screen: a chunk of its own. */
const SCREENS: Readonly<Record<PageName, () => Promise<Screen>>> = {
  home: async () => (await import('./features/home/home-page.tsx')).HomePage,
  flights: async () => (await import('./features/flights/list/flight-list.tsx')).FlightList,
  flight: async () => (await import('./features/flights/flight-page.tsx')).FlightPage,
  flightForm: async () => (await import('./features/flights/flight-form-page.tsx')).FlightFormPage,
  sitesMap: async () => (await import('./features/sites/map/sites-map-page.tsx')).SitesMapPage,
  site: async () => (await import('./features/sites/page/site-page.tsx')).SitePage,
  siteForm: async () => (await import('./features/sites/site-form-page.tsx')).SiteFormPage,
  glider: async () => (await import('./features/gliders/glider-page.tsx')).GliderPage,
  gliderForm: async () => (await import('./features/gliders/glider-form-page.tsx')).GliderFormPage,
  sites: async () => (await import('./features/sites/site-list.tsx')).SiteList,
  gliders: async () => (await import('./features/gliders/glider-list.tsx')).GliderList,
  due: async () => (await import('./features/gliders/due/due-page.tsx')).DuePage,
  gear: async () => (await import('./features/gliders/gear/gear-page.tsx')).GearPage,
  gearForm: async () => (await import('./features/gliders/gear/gear-form-page.tsx')).GearFormPage,
  gearPrint: async () => (await import('./features/gliders/gear/gear-print-page.tsx')).GearPrintPage,
  handlingForm: async () => (await import('./features/gliders/handling/handling-form-page.tsx')).HandlingFormPage,
  logbookPrint: async () => (await import('./features/flights/print/logbook-print-page.tsx')).LogbookPrintPage,
  stats: async () => (await import('./features/statistics/statistics-page.tsx')).StatisticsPage,
  pending: async () => (await import('./features/pending/pending-page.tsx')).PendingPage,
  restored: async () => (await import('./features/restored/restored-page.tsx')).RestoredPage,
  import: async () => (await import('./features/import/import-page.tsx')).ImportPage,
  flightsUpload: async () => (await import('./features/pilot/upload/flights-upload-page.tsx')).FlightsUploadPage,
  pilotForm: async () => (await import('./features/pilot/pilot-form-page.tsx')).PilotFormPage,
  changePassword: async () => (await import('./features/account/change-password-page.tsx')).ChangePasswordPage,
  pilot: async () => (await import('./features/pilot/pilot-page.tsx')).PilotPage,
  signup: async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage,
  login: async () => (await import('./features/account/log-in-page.tsx')).LogInPage,
  oneTimeLogin: async () => (await import('./features/account/email-request.tsx')).OneTimeLoginPage,
  resetPassword: async () => (await import('./features/account/email-request.tsx')).ResetRequestPage,
  resetByLink: async () => (await import('./features/account/new-password-page.tsx')).NewPasswordPage,
  emailVerification: async () => (await import('./features/account/email-verification-page.tsx')).EmailVerificationPage,
  unsubscribe: async () => (await import('./features/account/unsubscribe-page.tsx')).UnsubscribePage,
  invalidLink: async () => (await import('./features/account/invalid-link-page.tsx')).InvalidLinkPage,
};

/** What a screen needs besides the logbook is requested before its first render, which takes longer than the request. */
export async function prefetchFor(page: PageName, id: number): Promise<void> {
  if (page === 'flight') (await import('./features/flights/flight-page.tsx')).prefetchTrack(id);
}

/** The code of screens that is loaded, or on its way. */
const loading = new Map<PageName, Promise<Screen>>();

/**
 * Loads a screen, with its style sheets, once: a second import of the same module would not wait for style sheets that
 * are still on their way. A load that failed has failed for good: a second one would not wait for style sheets at all, and many
 * browsers remember modules that did not come.
 */
export function loadScreen(page: PageName): Promise<Screen> {
  const known = loading.get(page) ?? SCREENS[page]();
  loading.set(page, known);
  return known;
}
