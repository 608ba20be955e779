import { GLIDER_CHECK } from '#texts/glider-check';
import { localized } from '#web/page-language.ts';

/** The texts of a glider's check and page, in the language of the page. Import them only from what is loaded with those pages. */
export const gliderTexts = localized(GLIDER_CHECK);
