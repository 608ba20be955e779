import { PILOT } from '#texts/pilot';
import { localized } from '#web/page-language.ts';

/** The texts of the pilot's pages, in the language of the page. */
export const pilotTexts = localized(PILOT);
