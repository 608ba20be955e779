import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Redirect, useLocation } from 'wouter';
import { itemIdIn, PAGES, type PageAccess, type PageName, pageOf } from '#contract/pages/pages';
import { ErrorBoundary } from './parts/frame/error-boundary.tsx';
import { ScrollMemory } from './parts/frame/scroll-memory.ts';
import { loadScreen, prefetchFor, type Screen } from './screens.ts';
import { reload, useLogbook, useLogbookIfSignedIn, useStoreState } from './store/store.ts';
import { isSessionUnknown, isSignedOut, logbookIn } from './store/store-state.ts';
import { PageVisibleContext } from './ui/overlay/page-visible.ts';

/** Loaded for unknown paths alone. */
const NotFound = lazy(async () => ({ default: (await import('./parts/frame/not-found.tsx')).NotFound }));

/** Screens whose code is loaded, or is when they are first rendered. */
const screens = new Map<PageName, Screen>();

/**
 * Loads the current page's code and starts loading its logbook before the first render: once a Suspense fallback is
 * shown, React delays the content for 300 ms.
 */
export async function fetchFirstPage(): Promise<void> {
  const { pathname } = window.location;
  const page = pageOf(pathname);
  if (page === null) return;
  if (PAGES[page].access === 'pilot') void loadFor(page, itemIdIn(pathname));
  await fetchScreen(page);
}

async function loadFor(page: PageName, id: number): Promise<void> {
  await reload();
  await prefetchFor(page, id).catch(() => undefined); // Rendering the page reports the failure.
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
  if (page) void fetchScreen(page);
}

/** The page of the current path. The previous page stays until the next one's code is loaded. */
export function Pages() {
  const [address] = useLocation();
  const path = useDeferredValue(address);
  return (
    <>
      <PageAt path={path} />
      <ScrollMemory path={path} />
    </>
  );
}

function PageAt({ path }: { readonly path: string }) {
  const page = pageOf(path);
  return (
    <ErrorBoundary place={path}>
      <Suspense fallback={null}>{page === null ? <NotFound /> : <GuardedScreen page={page} path={path} />}</Suspense>
    </ErrorBoundary>
  );
}

function GuardedScreen({ page, path }: { readonly page: PageName; readonly path: string }) {
  const Guard = GUARDS[PAGES[page].access];
  const Screen = screenOf(page);
  return (
    <Guard>
      <Screen key={path} id={itemIdIn(path)} />
    </Guard>
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
  const unknown = isSessionUnknown(useStoreState());
  if (unknown) return null;
  return signedIn ? <Redirect to={PAGES.flights.path} replace /> : children;
}

/**
 * For pilots: without a session the login form is shown instead. When the session ends while a logbook is loaded, the
 * page stays mounted but hidden, so that its form entries survive the login of the same pilot.
 */
function PilotGuard({ children }: { readonly children: ReactNode }) {
  const LogIn = screenOf('login');
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

function screenOf(page: PageName): Screen {
  const screen = screens.get(page) ?? lazy(async () => ({ default: await loadScreen(page) }));
  screens.set(page, screen);
  return screen;
}

/** Loads a screen's code, so that it is there when it is rendered. */
function fetchScreen(page: PageName): Promise<unknown> {
  return loadScreen(page).then(
    (screen) => screens.set(page, screen),
    () => undefined, // Rendering the page reports the failure.
  );
}
