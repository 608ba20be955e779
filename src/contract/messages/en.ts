import { ACTIONS } from './en/actions.ts';
import { ERRORS } from './en/errors.ts';
import { AIRTIME } from './en/formats/airtime.ts';
import { DATES } from './en/formats/dates.ts';
import { NUMBERS } from './en/formats/numbers.ts';
import { UNITS } from './en/formats/units.ts';
import { FORMS } from './en/forms.ts';
import { FRAME } from './en/frame.ts';
import { FLIGHTS } from './en/pages/flights/flights.ts';
import { TERMS } from './en/terms.ts';
import { XC } from './en/xc.ts';

/**
 * The texts in English of the frame, of the flight list's first rows, and of what several pages share. Those of other pages are in
 * files of their own beside this one (`…-messages.ts`) and are loaded with those pages; those of the server alone are in
 * `en/emails.ts`.
 */
export const ENGLISH = {
  actions: ACTIONS,
  airtime: AIRTIME,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  forms: FORMS,
  frame: FRAME,
  numbers: NUMBERS,
  terms: TERMS,
  units: UNITS,
  xc: XC,
};
