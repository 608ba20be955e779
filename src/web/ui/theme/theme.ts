import { useSyncExternalStore } from 'react';

/** How the page looks now. */
export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** How the page looks now: `before-paint.js` has set it before the first frame. */
export function themeNow(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** The theme, drawn again when it changes: for maps and canvases that cannot read the tokens themselves. */
export function useTheme(): Theme {
  return useSyncExternalStore(listen, themeNow);
}

/** The colour of a token as it is now: `tokenColour('--climb')`. */
export function tokenColour(token: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

/** Changes to the other theme; where that is the system's, the choice is forgotten and the system followed again. */
export function switchTheme(): void {
  const next: Theme = themeNow() === 'dark' ? 'light' : 'dark';
  remember(next === systemTheme() ? null : next);
  show(next);
}

/** Follows the system's setting while the pilot has chosen none. */
export function followSystemTheme(): void {
  matchMedia(SYSTEM_DARK).addEventListener('change', () => {
    if (chosen() === null) show(systemTheme());
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function systemTheme(): Theme {
  return matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light';
}

function chosen(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(theme: Theme | null): void {
  try {
    if (theme) localStorage.setItem(STORAGE_KEY, theme);
    else localStorage.removeItem(STORAGE_KEY);
  } catch (error) {
    console.warn('The theme lasts until the page is closed: storage is closed.', error);
  }
}
