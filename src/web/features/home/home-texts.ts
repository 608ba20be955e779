import { HOME } from '#contract/messages/en/home';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

export const homeTexts = inLanguage({ en: HOME }, pageLanguage);
