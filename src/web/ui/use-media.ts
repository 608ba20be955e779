import { useSyncExternalStore } from 'react';

/** Media query of phones and other narrow screens, as in the style sheets. */
export const NARROW = 'screen and (max-width: 719px)';

/** Media query of windows that have room for two columns. */
export const WIDE = 'screen and (min-width: 80em)';

/** Returns whether a media query matches; re-renders on change. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
