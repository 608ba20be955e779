import { useEffect, useRef } from 'react';
import { LANGUAGE_COOKIE } from '#contract/pages/page-settings';
import { type Language, OF_BROWSER } from '#domain/languages';
import type { Pilot } from '#domain/pilot';
import { cookieIn } from '#web/api/cookies.ts';
import { pageLanguage } from '#web/page-language.ts';

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
    if (language !== OF_BROWSER && language !== pageLanguage && language !== cookieIn(document.cookie, LANGUAGE_COOKIE))
      void follow(language);
  }, [pilot]);
}

async function follow(language: Language): Promise<void> {
  try {
    const { showIn } = await import('./show-in.ts');
    await showIn(language);
  } catch (error) {
    console.warn('The page stays in its language.', error); // The pilot page offers to change it.
  }
}
