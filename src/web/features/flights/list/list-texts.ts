import { FLIGHT_LIST } from '#contract/messages/en/flight-list';
import { inLanguage } from '#contract/messages/languages';
import { pageLanguage } from '#web/page-language.ts';

/** The texts of the flight list beside its rows, in the language of the page. */
export const listTexts = inLanguage({ en: FLIGHT_LIST }, pageLanguage);
