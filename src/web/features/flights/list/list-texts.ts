import { FLIGHT_LIST } from '#contract/messages/en/flight-list';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of what the flight list loads after its rows, in the language of the page. */
export const listTexts = inLanguage({ en: FLIGHT_LIST }, pageLanguage);
