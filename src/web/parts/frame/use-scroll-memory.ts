import { useEffect, useLayoutEffect } from 'react';

const SAVE_AFTER_MS = 100;
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

function rememberPlace(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState({ ...history.state, scroll: window.scrollY }, ''), SAVE_AFTER_MS);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
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
