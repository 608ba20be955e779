import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PAGES, type PageAccess, type PageName, pageOf } from '#contract/pages';
import { ErrorBoundary } from './parts/frame/error-boundary.tsx';
import { NotFound } from './parts/frame/not-found.tsx';
import { useScrollMemory } from './parts/frame/use-scroll-memory.ts';
import { reload, useLogbook, useLogbookIfSignedIn, useStoreState } from './store/store.ts';
import { isSignedOut, logbookIn } from './store/store-state.ts';
import { ShownContext } from './ui/shown.ts';

/** A screen; those about one item are given its id, 0 for a new one. */
type Screen = ComponentType<{ readonly id: number }>;

/** A screen that is fetched when it is first shown, or ahead. */
interface Fetched {
  readonly Screen: Screen;
  readonly fetch: () => Promise<Screen>;
}

/** Every page's screen: the map of the site. */
const SCREENS: Readonly<Record<PageName, Fetched>> = {
  home: fetched(async () => (await import('./features/home/home-page.tsx')).HomePage),
  flights: fetched(async () => (await import('./features/flights/flight-list.tsx')).FlightList),
  flight: fetched(async () => (await import('./features/flights/flight-page.tsx')).FlightPage),
  flightForm: fetched(async () => (await import('./features/flights/flight-form-page.tsx')).FlightFormPage),
  sitesMap: fetched(async () => (await import('./features/sites/map/sites-map-page.tsx')).SitesMapPage),
  sites: fetched(async () => (await import('./features/sites/site-list.tsx')).SiteList),
  site: fetched(async () => (await import('./features/sites/site-page.tsx')).SitePage),
  siteForm: fetched(async () => (await import('./features/sites/site-form-page.tsx')).SiteFormPage),
  gliders: fetched(async () => (await import('./features/gliders/glider-list.tsx')).GliderList),
  glider: fetched(async () => (await import('./features/gliders/glider-page.tsx')).GliderPage),
  gliderForm: fetched(async () => (await import('./features/gliders/glider-form-page.tsx')).GliderFormPage),
  stats: fetched(async () => (await import('./features/statistics/statistics-page.tsx')).StatisticsPage),
  flightsUpload: fetched(async () => (await import('./features/pilot/flights-upload-page.tsx')).FlightsUploadPage),
  pilotForm: fetched(async () => (await import('./features/pilot/pilot-form-page.tsx')).PilotFormPage),
  changePassword: fetched(async () => (await import('./features/account/change-password-page.tsx')).ChangePasswordPage),
  pilot: fetched(async () => (await import('./features/pilot/pilot-page.tsx')).PilotPage),
  signup: fetched(async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage),
  login: fetched(async () => (await import('./features/account/log-in-page.tsx')).LogInPage),
  oneTimeLogin: fetched(async () => (await import('./features/account/one-time-login-page.tsx')).OneTimeLoginPage),
  resetPassword: fetched(async () => (await import('./features/account/reset-request-page.tsx')).ResetRequestPage),
  resetByLink: fetched(async () => (await import('./features/account/link/new-password-page.tsx')).NewPasswordPage),
  emailVerification: fetched(
    async () => (await import('./features/account/link/email-verification-page.tsx')).EmailVerificationPage,
  ),
  invalidLink: fetched(async () => (await import('./features/account/link/invalid-link-page.tsx')).InvalidLinkPage),
};

/**
 * Fetches the screen of the address, and the logbook it shows, before anything is drawn: a fallback, once shown, makes
 * React hold back what follows for 300 ms.
 */
export async function fetchFirst(): Promise<void> {
  const page = pageOf(window.location.pathname);
  if (page === null) return;
  if (PAGES[page].access === 'pilot') void reload();
  await SCREENS[page].fetch().catch(() => undefined); // The page itself tells, once it is asked for.
}

/** Fetches a page's screen ahead, when a link to it is pointed at or touched. */
export function fetchAhead(): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(event, ({ target }) => fetchPageOf(target), { passive: true });
  }
}

function fetchPageOf(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link && link.origin === window.location.origin ? pageOf(link.pathname) : null;
  if (page) SCREENS[page].fetch().catch(() => undefined); // The page itself tells, once it is asked for.
}

/** The page of the address. The page before stays until its successor's screen is there. */
export function Pages() {
  const [address] = useLocation();
  const path = useDeferredValue(address);
  useScrollMemory(path);
  const page = pageOf(path);
  if (page === null) return <NotFound />;
  const Gate = GATES[PAGES[page].access];
  const { Screen } = SCREENS[page];
  return (
    <ErrorBoundary place={path}>
      <Suspense fallback={null}>
        <Gate>
          <Screen key={path} id={idIn(path)} />
        </Gate>
      </Suspense>
    </ErrorBoundary>
  );
}

type Gate = (props: { readonly children: ReactNode }) => ReactNode;

/** Who gets to see what a page shows. */
const GATES: Readonly<Record<PageAccess, Gate>> = {
  anyone: ({ children }) => children,
  guest: GuestGate,
  pilot: PilotGate,
};

/**
 * For visitors, and for demo pilots, who may want an account: other pilots who are logged in go to the flight list.
 * Nothing is shown until it is known who is there.
 */
function GuestGate({ children }: { readonly children: ReactNode }) {
  const logbook = useLogbookIfSignedIn();
  const signedIn = logbook !== null && logbook.pilot.email !== null;
  const unknown = useStoreState().state === 'loading';
  if (signedIn) return <Redirect to={PAGES.flights.path} replace />;
  return unknown ? null : children;
}

/**
 * For pilots: without a session the login form stands in place. When the session ends while a logbook is held, the page
 * waits behind it, so that what was typed is there again after the same pilot's login.
 */
function PilotGate({ children }: { readonly children: ReactNode }) {
  const LogIn = SCREENS.login.Screen;
  useLogbook();
  const state = useStoreState();
  const signedOut = isSignedOut(state);
  return (
    <>
      {signedOut && <LogIn id={0} />}
      {(!signedOut || logbookIn(state) !== null) && (
        <ShownContext value={!signedOut}>
          <div hidden={signedOut}>{children}</div>
        </ShownContext>
      )}
    </>
  );
}

function fetched(load: () => Promise<Screen>): Fetched {
  const item: { Screen: Screen; fetch: () => Promise<Screen> } = {
    Screen: lazy(async () => ({ default: await load() })),
    fetch: async () => {
      item.Screen = await load();
      return item.Screen;
    },
  };
  return item;
}

/** The number in a path; 0 when there is none. */
function idIn(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}
