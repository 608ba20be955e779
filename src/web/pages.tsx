import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PAGES, type PageAccess, type PageName, pageOf } from '#contract/pages';
import { ErrorBoundary } from './parts/frame/error-boundary.tsx';
import { NotFound } from './parts/frame/not-found.tsx';
import { useScrollMemory } from './parts/frame/use-scroll-memory.ts';
import { reload, useLogbook, useLogbookIfSignedIn, useStoreState } from './store/store.ts';
import { isSignedOut, logbookIn } from './store/store-state.ts';
import { PageVisibleContext } from './ui/overlay/page-visible.ts';

/** The component of a page. `id` is the item's id from the path, 0 for a new item or a page about none. */
type Screen = ComponentType<{ readonly id: number }>;

/** A screen whose code is loaded when it is first rendered, or earlier by `fetch`. */
interface LazyScreen {
  readonly Screen: Screen;
  readonly fetch: () => Promise<Screen>;
}

/** The screen of every page. */
const SCREENS: Readonly<Record<PageName, LazyScreen>> = {
  home: lazyScreen(async () => (await import('./features/home/home-page.tsx')).HomePage),
  flights: lazyScreen(async () => (await import('./features/flights/flight-list.tsx')).FlightList),
  flight: lazyScreen(async () => (await import('./features/flights/flight-page.tsx')).FlightPage),
  flightForm: lazyScreen(async () => (await import('./features/flights/flight-form-page.tsx')).FlightFormPage),
  sitesMap: lazyScreen(async () => (await import('./features/sites/map/sites-map-page.tsx')).SitesMapPage),
  sites: lazyScreen(async () => (await import('./features/sites/site-list.tsx')).SiteList),
  site: lazyScreen(async () => (await import('./features/sites/site-page.tsx')).SitePage),
  siteForm: lazyScreen(async () => (await import('./features/sites/site-form-page.tsx')).SiteFormPage),
  gliders: lazyScreen(async () => (await import('./features/gliders/glider-list.tsx')).GliderList),
  glider: lazyScreen(async () => (await import('./features/gliders/glider-page.tsx')).GliderPage),
  gliderForm: lazyScreen(async () => (await import('./features/gliders/glider-form-page.tsx')).GliderFormPage),
  stats: lazyScreen(async () => (await import('./features/statistics/statistics-page.tsx')).StatisticsPage),
  flightsUpload: lazyScreen(async () => (await import('./features/pilot/flights-upload-page.tsx')).FlightsUploadPage),
  pilotForm: lazyScreen(async () => (await import('./features/pilot/pilot-form-page.tsx')).PilotFormPage),
  changePassword: lazyScreen(
    async () => (await import('./features/account/change-password-page.tsx')).ChangePasswordPage,
  ),
  pilot: lazyScreen(async () => (await import('./features/pilot/pilot-page.tsx')).PilotPage),
  signup: lazyScreen(async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage),
  login: lazyScreen(async () => (await import('./features/account/log-in-page.tsx')).LogInPage),
  oneTimeLogin: lazyScreen(async () => (await import('./features/account/one-time-login-page.tsx')).OneTimeLoginPage),
  resetPassword: lazyScreen(async () => (await import('./features/account/reset-request-page.tsx')).ResetRequestPage),
  resetByLink: lazyScreen(async () => (await import('./features/account/link/new-password-page.tsx')).NewPasswordPage),
  emailVerification: lazyScreen(
    async () => (await import('./features/account/link/email-verification-page.tsx')).EmailVerificationPage,
  ),
  invalidLink: lazyScreen(async () => (await import('./features/account/link/invalid-link-page.tsx')).InvalidLinkPage),
};

/**
 * Loads the current page's code and starts loading its logbook before the first render: once a Suspense fallback is
 * shown, React delays the content for 300 ms.
 */
export async function fetchFirstPage(): Promise<void> {
  const page = pageOf(window.location.pathname);
  if (page === null) return;
  if (PAGES[page].access === 'pilot') void reload();
  await SCREENS[page].fetch().catch(() => undefined); // Rendering the page reports the failure.
}

/** Loads a page's code as soon as a link to it is hovered, focused or touched. */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(event, ({ target }) => fetchPageOf(target), { passive: true });
  }
}

function fetchPageOf(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const page = link && link.origin === window.location.origin ? pageOf(link.pathname) : null;
  if (page) SCREENS[page].fetch().catch(() => undefined); // Rendering the page reports the failure.
}

/** The page of the current path. The previous page stays until the next one's code is loaded. */
export function Pages() {
  const [address] = useLocation();
  const path = useDeferredValue(address);
  useScrollMemory(path);
  const page = pageOf(path);
  if (page === null) return <NotFound />;
  const Guard = GUARDS[PAGES[page].access];
  const { Screen } = SCREENS[page];
  return (
    <ErrorBoundary place={path}>
      <Suspense fallback={null}>
        <Guard>
          <Screen key={path} id={idIn(path)} />
        </Guard>
      </Suspense>
    </ErrorBoundary>
  );
}

type Guard = (props: { readonly children: ReactNode }) => ReactNode;

/** Decides by the session whether a page is shown. */
const GUARDS: Readonly<Record<PageAccess, Guard>> = {
  anyone: ({ children }) => children,
  guest: GuestGuard,
  pilot: PilotGuard,
};

/**
 * For visitors, and for demo pilots, who may want an account: other pilots who are logged in are redirected to the
 * flight list. Renders nothing while the session is unknown.
 */
function GuestGuard({ children }: { readonly children: ReactNode }) {
  const logbook = useLogbookIfSignedIn();
  const signedIn = logbook !== null && logbook.pilot.email !== null;
  const unknown = useStoreState().state === 'loading';
  if (signedIn) return <Redirect to={PAGES.flights.path} replace />;
  return unknown ? null : children;
}

/**
 * For pilots: without a session the login form is shown instead. When the session ends while a logbook is loaded, the
 * page stays mounted but hidden, so that its form entries survive the login of the same pilot.
 */
function PilotGuard({ children }: { readonly children: ReactNode }) {
  const LogIn = SCREENS.login.Screen;
  useLogbook();
  const state = useStoreState();
  const signedOut = isSignedOut(state);
  return (
    <>
      {signedOut && <LogIn id={0} />}
      {(!signedOut || logbookIn(state) !== null) && (
        <PageVisibleContext value={!signedOut}>
          <div hidden={signedOut}>{children}</div>
        </PageVisibleContext>
      )}
    </>
  );
}

function lazyScreen(load: () => Promise<Screen>): LazyScreen {
  const item: { Screen: Screen; fetch: () => Promise<Screen> } = {
    Screen: lazy(async () => ({ default: await load() })),
    fetch: async () => {
      item.Screen = await load();
      return item.Screen;
    },
  };
  return item;
}

/** Returns the number in a path; 0 when there is none. */
function idIn(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}
