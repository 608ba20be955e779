import { FIRST_STEPS } from '#texts/first-steps';
import { localized } from '#web/page-language.ts';

/** The texts of an empty logbook, in the language of the page. Import it only from what is loaded with it. */
export const onboardingTexts = localized(FIRST_STEPS);
