import { HOME } from '#texts/home';
import { localized } from '#web/page-language.ts';

export const homeTexts = localized(HOME);
