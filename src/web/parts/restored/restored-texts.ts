import { RESTORED } from '#texts/restored';
import { localized } from '#web/page-language.ts';

/** The texts about what a restored logbook lacks, in the language of the page. Import them only from what is loaded where there is some. */
export const restoredTexts = localized(RESTORED);
