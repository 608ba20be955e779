import { ACTIONS } from './en/actions.ts';
import { ERRORS } from './en/errors.ts';
import { AIRTIME } from './en/formats/airtime.ts';
import { DATES } from './en/formats/dates.ts';
import { NUMBERS } from './en/formats/numbers.ts';
import { UNITS } from './en/formats/units.ts';
import { FORMS } from './en/forms.ts';
import { FRAME } from './en/frame.ts';
import { FLIGHTS } from './en/pages/flights.ts';
import { GLIDERS } from './en/pages/gliders.ts';
import { SITES } from './en/pages/sites.ts';
import { PROBLEMS } from './en/problems.ts';
import { TERMS } from './en/terms.ts';
import { XC } from './en/xc.ts';

/**
 * The texts of the browser in English. Those of the home page (`home-messages.ts`), of the account's pages
 * (`account-messages.ts`), of the forms of flights and sites (`item-form-messages.ts`), of the import (`import-messages.ts`), of
 * the CSV import (`upload-messages.ts`), of the pilot (`pilot-messages.ts`), of the flight page (`flight-page-messages.ts`,
 * `en/flight-page/`), of the first steps (`first-steps-messages.ts`), of the search and the filters of flights
 * (`flight-filter-messages.ts`) and of the statistics (`statistics-messages.ts`) are loaded with those pages, those of the server
 * alone in `en/emails.ts` and `en/rejections.ts`.
 */
export const ENGLISH = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  forms: FORMS,
  frame: FRAME,
  gliders: GLIDERS,
  numbers: NUMBERS,
  problems: PROBLEMS,
  sites: SITES,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
