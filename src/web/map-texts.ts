import { MAP_TEXTS } from '#texts/maps';
import { localized } from './page-language.ts';

/** The texts of maps and tracks, in the language of the page. Import them only from what is not needed for the flight list. */
export const mapTexts = localized(MAP_TEXTS);
