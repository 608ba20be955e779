import { GLIDER_CHECK } from '#contract/messages/en/glider-check';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of a glider's check and page, in the language of the page. Import them only from what is loaded with those pages. */
export const gliderTexts = inLanguage({ en: GLIDER_CHECK }, pageLanguage);
