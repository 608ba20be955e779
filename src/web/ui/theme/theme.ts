import { useSyncExternalStore } from 'react';

/** The colour scheme of the page. */
export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const SYSTEM_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/** Returns the current theme, which `before-paint.js` set before the first paint. */
export function themeNow(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Returns the theme and re-renders when it changes: for maps and canvases, which cannot use CSS variables. */
export function useTheme(): Theme {
  return useSyncExternalStore(listen, themeNow);
}

/** Returns the current colour of a design token: `tokenColour('--climb')`. */
export function tokenColour(token: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}

/** Switches to the other theme; if that is the system's, the stored choice is removed and the system followed again. */
export function switchTheme(): void {
  const next: Theme = themeNow() === 'dark' ? 'light' : 'dark';
  remember(next === systemTheme() ? null : next);
  show(next);
}

/** Follows the system's setting while the pilot has chosen no theme. */
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
    console.warn('The theme is not remembered: storage is blocked.', error);
  }
}
