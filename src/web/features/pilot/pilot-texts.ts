import { PILOT } from '#contract/messages/en/pilot';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the pilot's pages, in the language of the page. */
export const pilotTexts = inLanguage({ en: PILOT }, pageLanguage);
