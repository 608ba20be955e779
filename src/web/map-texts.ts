import { MAP_TEXTS } from '#contract/messages/en/maps';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from './page-language.ts';

/** The texts of maps and tracks, in the language of the page. Import them only from what is not needed for the flight list. */
export const mapTexts = inLanguage({ en: MAP_TEXTS }, pageLanguage);
