import { ENGLISH } from '#contract/messages/en/shared';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from './page-language.ts';

/** The texts in the language of the page. */
export const texts = inLanguage({ en: ENGLISH }, pageLanguage);
