import type { ComponentType } from 'react';
import type { PageName } from '#contract/pages';

/** The component of a page. `id` is the item's id from the path, 0 for a new item or a page about none. */
export type Screen = ComponentType<{ readonly id: number }>;

const LISTS = ['flights', 'sites', 'gliders'] as const satisfies readonly PageName[];

/** A page whose screen is part of the app's own bundle: the lists, where a pilot starts. */
export type ListName = (typeof LISTS)[number];

/** Loads the screen of every other page. */
export const SCREENS: Readonly<Record<Exclude<PageName, ListName>, () => Promise<Screen>>> = {
  home: async () => (await import('./features/home/home-page.tsx')).HomePage,
  flight: async () => (await import('./features/flights/flight-page.tsx')).FlightPage,
  flightForm: async () => (await import('./features/flights/flight-form-page.tsx')).FlightFormPage,
  sitesMap: async () => (await import('./features/sites/map/sites-map-page.tsx')).SitesMapPage,
  site: async () => (await import('./features/sites/site-page.tsx')).SitePage,
  siteForm: async () => (await import('./features/sites/site-form-page.tsx')).SiteFormPage,
  glider: async () => (await import('./features/gliders/glider-page.tsx')).GliderPage,
  gliderForm: async () => (await import('./features/gliders/glider-form-page.tsx')).GliderFormPage,
  stats: async () => (await import('./features/statistics/statistics-page.tsx')).StatisticsPage,
  flightsUpload: async () => (await import('./features/pilot/flights-upload-page.tsx')).FlightsUploadPage,
  pilotForm: async () => (await import('./features/pilot/pilot-form-page.tsx')).PilotFormPage,
  changePassword: async () => (await import('./features/account/change-password-page.tsx')).ChangePasswordPage,
  pilot: async () => (await import('./features/pilot/pilot-page.tsx')).PilotPage,
  signup: async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage,
  login: async () => (await import('./features/account/log-in-page.tsx')).LogInPage,
  oneTimeLogin: async () => (await import('./features/account/one-time-login-page.tsx')).OneTimeLoginPage,
  resetPassword: async () => (await import('./features/account/reset-request-page.tsx')).ResetRequestPage,
  resetByLink: async () => (await import('./features/account/link/new-password-page.tsx')).NewPasswordPage,
  emailVerification: async () =>
    (await import('./features/account/link/email-verification-page.tsx')).EmailVerificationPage,
  invalidLink: async () => (await import('./features/account/link/invalid-link-page.tsx')).InvalidLinkPage,
};

/** Returns whether the screen of a page is part of the app's own bundle. */
export function isList(page: PageName): page is ListName {
  return LISTS.some((list) => list === page);
}
