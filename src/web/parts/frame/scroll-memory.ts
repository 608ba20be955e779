import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';

const SAVE_AFTER_MS = 150;
const TIMEOUT_MS = 3_000;

/** See {@link useScrollMemory}. A component of its own: a search in the address changes more often than the page. */
export function ScrollMemory({ path }: { readonly path: string }): null {
  useScrollMemory(path, useSearch());
  return null;
}

/**
 * Restores the scroll position on Back, Forward and reload; other navigation starts at the top, and so does another filter
 * of the same list. The position is stored in the history entry. The browser's own restoration comes too early for lists
 * that are rendered from loaded data.
 */
function useScrollMemory(path: string, search: string): void {
  const shown = useRef(path);
  const isFirst = useRef(true);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return recordPosition(() => window.location.pathname === shown.current);
  }, []);
  useLayoutEffect(() => {
    shown.current = path;
    const position = positionOf(history.state);
    const isAtTop = isFirst.current && position === 0; // To ask the browser would have the new page laid out at once.
    isFirst.current = false;
    const stillThere = window.location.pathname === path && window.location.search === search;
    return stillThere && !isAtTop ? scrollToPosition(position) : undefined;
  }, [path, search]);
}

function positionOf(entry: unknown): number {
  const stored = typeof entry === 'object' && entry !== null && 'scroll' in entry ? entry.scroll : 0;
  return typeof stored === 'number' ? stored : 0;
}

/**
 * Stores the position in the history entry when scrolling pauses, and before a click may leave the page; only while the
 * entry's page is shown: right after Back, the page before may still be, and its position is not the entry's.
 */
function recordPosition(isShown: () => boolean): () => void {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrolled: string | null = null;
  const write = (): void => {
    clearTimeout(timer);
    if (scrolled === window.location.href) history.replaceState({ ...history.state, scroll: window.scrollY }, '');
    scrolled = null;
  };
  const onScroll = (): void => {
    if (!isShown()) return;
    clearTimeout(timer);
    scrolled = window.location.href;
    timer = setTimeout(write, SAVE_AFTER_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal: done.signal });
  window.addEventListener('click', write, { capture: true, signal: done.signal });
  return () => {
    clearTimeout(timer);
    done.abort();
  };
}

/** Scrolls as soon as the page is long enough, unless the pilot scrolls first. */
function scrollToPosition(position: number): () => void {
  const cancelled = new AbortController();
  const until = performance.now() + TIMEOUT_MS;
  const attempt = (): void => {
    if (cancelled.signal.aborted) return;
    window.scrollTo(0, position);
    const arrived = Math.abs(window.scrollY - position) < 1;
    if (!arrived && performance.now() < until) requestAnimationFrame(attempt);
  };
  const cancel = (): void => cancelled.abort();
  for (const move of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(move, cancel, { signal: cancelled.signal, passive: true });
  }
  attempt();
  return cancel;
}
