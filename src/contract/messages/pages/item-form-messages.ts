import { FLIGHT_FORM } from '../en/pages/flights/flight-form.ts';
import { IGC } from '../en/pages/flights/igc.ts';
import { PROPOSALS } from '../en/pages/flights/proposals.ts';
import { PICKER } from '../en/pages/picker.ts';
import { TAGS } from '../en/tags.ts';
import { inLanguage } from '../languages.ts';

/** The texts of the forms of flights and sites alone, in English. They are loaded with the forms, so they do not delay the flight list. */
const ENGLISH_ITEM_FORMS = {
  flightForm: FLIGHT_FORM,
  igc: IGC,
  picker: PICKER,
  proposals: PROPOSALS,
  tags: TAGS,
};

/** The texts of the forms of flights and sites in one language. */
export type ItemFormMessages = typeof ENGLISH_ITEM_FORMS;

/** Returns the texts of the forms of flights and sites in a language, given by its tag. */
export function itemFormMessagesOf(language: string): ItemFormMessages {
  return inLanguage({ en: ENGLISH_ITEM_FORMS }, language);
}
