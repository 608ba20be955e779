import { useSyncExternalStore } from 'react';

/** Phones and other narrow screens, as in the style sheets. */
export const NARROW = 'screen and (max-width: 719px)';

/** Whether a media query holds now. */
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
