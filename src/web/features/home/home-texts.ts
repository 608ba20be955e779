import { HOME } from '#contract/messages/en/home';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the home page, in the language of the page. */
export const homeTexts = inLanguage({ en: HOME }, pageLanguage);
