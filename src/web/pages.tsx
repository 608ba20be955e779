import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PAGES, type PageAccess, type PageName, pageOf } from '#contract/pages';
import { ErrorBoundary } from './parts/frame/error-boundary.tsx';
import { NotFound } from './parts/frame/not-found.tsx';
import { useLogbook, useLogbookIfSignedIn, useStoreState } from './store/store.ts';
import { isSignedOut, logbookIn } from './store/store-state.ts';

/** A screen; those about one item are given its id, 0 for a new one. */
type Screen = ComponentType<{ readonly id: number }>;

const LogInPage = screen(async () => (await import('./features/account/log-in-page.tsx')).LogInPage);

/** Every page's screen, each loaded when it is first shown: the map of the site. */
const SCREENS: Readonly<Record<PageName, Screen>> = {
  home: screen(async () => (await import('./features/home/home-page.tsx')).HomePage),
  flights: screen(async () => (await import('./features/flights/flight-list.tsx')).FlightList),
  flight: screen(async () => (await import('./features/flights/flight-page.tsx')).FlightPage),
  flightForm: screen(async () => (await import('./features/flights/flight-form-page.tsx')).FlightFormPage),
  sites: screen(async () => (await import('./features/sites/site-list.tsx')).SiteList),
  site: screen(async () => (await import('./features/sites/site-page.tsx')).SitePage),
  siteForm: screen(async () => (await import('./features/sites/site-form-page.tsx')).SiteFormPage),
  gliders: screen(async () => (await import('./features/gliders/glider-list.tsx')).GliderList),
  glider: screen(async () => (await import('./features/gliders/glider-page.tsx')).GliderPage),
  gliderForm: screen(async () => (await import('./features/gliders/glider-form-page.tsx')).GliderFormPage),
  signup: screen(async () => (await import('./features/account/sign-up-page.tsx')).SignUpPage),
  login: LogInPage,
};

/** The page of the address. */
export function Pages() {
  const [path] = useLocation();
  const page = pageOf(path);
  if (page === null) return <NotFound />;
  const Gate = GATES[PAGES[page].access];
  const Shown = SCREENS[page];
  return (
    <ErrorBoundary place={path}>
      <Suspense fallback={null}>
        <Gate>
          <Shown key={path} id={idIn(path)} />
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

/** For visitors: a pilot who is logged in goes to the flight list. Nothing is shown until that is known. */
function GuestGate({ children }: { readonly children: ReactNode }) {
  const signedIn = useLogbookIfSignedIn() !== null;
  const unknown = useStoreState().state === 'loading';
  if (signedIn) return <Redirect to={PAGES.flights.path} replace />;
  return unknown ? null : children;
}

/**
 * For pilots: without a session the login form stands in place. When the session ends while a logbook is held, the page
 * waits behind it, so that what was typed is there again after the same pilot's login.
 */
function PilotGate({ children }: { readonly children: ReactNode }) {
  useLogbook();
  const state = useStoreState();
  const signedOut = isSignedOut(state);
  return (
    <>
      {signedOut && <LogInPage id={0} />}
      {(!signedOut || logbookIn(state) !== null) && <div hidden={signedOut}>{children}</div>}
    </>
  );
}

function screen(load: () => Promise<Screen>): Screen {
  return lazy(async () => ({ default: await load() }));
}

/** The number in a path; 0 when there is none. */
function idIn(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}
