import { useEffect, useLayoutEffect } from 'react';

const SAVE_AFTER_MS = 150;
const GIVE_UP_AFTER_MS = 3_000;

/**
 * Puts the page where it was on Back, Forward and reload, and at its top otherwise. The place is kept in the history's
 * own entry. The browser's way of doing it comes too early for lists that are drawn from loaded data.
 */
export function useScrollMemory(path: string): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return rememberPlace();
  }, []);
  useLayoutEffect(() => {
    const stillThere = window.location.pathname === path;
    return stillThere ? goTo(placeOf(history.state)) : undefined;
  }, [path]);
}

function placeOf(entry: unknown): number {
  const kept = typeof entry === 'object' && entry !== null && 'scroll' in entry ? entry.scroll : 0;
  return typeof kept === 'number' ? kept : 0;
}

/** Writes the place into the history's entry when scrolling pauses, and before a click may leave the page. */
function rememberPlace(): () => void {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrolled: string | null = null;
  const write = (): void => {
    clearTimeout(timer);
    if (scrolled === window.location.pathname) history.replaceState({ ...history.state, scroll: window.scrollY }, '');
    scrolled = null;
  };
  const onScroll = (): void => {
    clearTimeout(timer);
    scrolled = window.location.pathname;
    timer = setTimeout(write, SAVE_AFTER_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal: done.signal });
  window.addEventListener('click', write, { capture: true, signal: done.signal });
  return () => {
    clearTimeout(timer);
    done.abort();
  };
}

/** Scrolls as soon as the page is long enough, unless the reader scrolls first. */
function goTo(place: number): () => void {
  const givenUp = new AbortController();
  const until = performance.now() + GIVE_UP_AFTER_MS;
  const tryIt = (): void => {
    if (givenUp.signal.aborted) return;
    window.scrollTo(0, place);
    const arrived = Math.abs(window.scrollY - place) < 1;
    if (!arrived && performance.now() < until) requestAnimationFrame(tryIt);
  };
  const giveUp = (): void => givenUp.abort();
  for (const move of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(move, giveUp, { signal: givenUp.signal, passive: true });
  }
  tryIt();
  return giveUp;
}
