import { mapMessagesOf } from '#contract/messages/pages/map-messages';
import { pageLanguage } from './page-language.ts';

/** The texts of maps and tracks, in the language of the page. Import them only from what is not needed for the flight list. */
export const mapTexts = mapMessagesOf(pageLanguage);
