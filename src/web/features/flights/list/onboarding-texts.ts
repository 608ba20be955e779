import { FIRST_STEPS } from '#contract/messages/en/first-steps';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of an empty logbook, in the language of the page. Import it only from what is loaded with it. */
export const onboardingTexts = inLanguage({ en: FIRST_STEPS }, pageLanguage);
