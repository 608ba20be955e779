import { ENGLISH } from '#contract/messages/en/every-page';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from './page-language.ts';

export const texts = inLanguage({ en: ENGLISH }, pageLanguage);
