import { useEffect, useRef } from 'react';
import { OF_BROWSER } from '#domain/languages';
import type { Pilot } from '#domain/pilot';
import { pageLanguage } from '#web/page-language.ts';
import { chosenHere, showIn } from './show-in.ts';

/**
 * Shows the pages in the pilot's language, once it is known whose they are: after a login on another device, or at the next start here when
 * it was changed elsewhere. Never later, as the page is loaded again for it.
 */
export function useLanguageOfPilot(pilot: Pilot | undefined): void {
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (!pilot || followed.current === pilot.id) return;
    followed.current = pilot.id;
    const { language } = pilot;
    // Where the cookie has it already, the server does not have the language.
    if (language !== OF_BROWSER && language !== pageLanguage && language !== chosenHere()) void showIn(language);
  }, [pilot]);
}
