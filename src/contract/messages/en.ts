import { ACCOUNT } from './en/account.ts';
import { ACTIONS } from './en/actions.ts';
import { AIRTIME } from './en/airtime.ts';
import { CREDITS } from './en/credits.ts';
import { DATES } from './en/dates.ts';
import { ERRORS } from './en/errors.ts';
import { FLIGHTS } from './en/flights.ts';
import { FORMS } from './en/forms.ts';
import { FRAME } from './en/frame.ts';
import { GLIDERS } from './en/gliders.ts';
import { HOME } from './en/home.ts';
import { IGC } from './en/igc.ts';
import { MAPS } from './en/maps.ts';
import { NUMBERS } from './en/numbers.ts';
import { PICKER } from './en/picker.ts';
import { PILOT } from './en/pilot.ts';
import { PROBLEMS } from './en/problems.ts';
import { PROPOSALS } from './en/proposals.ts';
import { SITES } from './en/sites.ts';
import { STATISTICS } from './en/statistics.ts';
import { TERMS } from './en/terms.ts';
import { THIRD_PARTIES } from './en/third-parties.ts';
import { TRACKS } from './en/tracks.ts';
import { UNITS } from './en/units.ts';
import { UPLOAD } from './en/upload.ts';

/** The texts of the browser in English. Those of the server alone are in `en/emails.ts` and `en/rejections.ts`. */
export const ENGLISH = {
  account: ACCOUNT,
  actions: ACTIONS,
  airtime: AIRTIME,
  credits: CREDITS,
  dates: DATES,
  errors: ERRORS,
  flights: FLIGHTS,
  forms: FORMS,
  frame: FRAME,
  gliders: GLIDERS,
  home: HOME,
  igc: IGC,
  maps: MAPS,
  numbers: NUMBERS,
  picker: PICKER,
  pilot: PILOT,
  problems: PROBLEMS,
  proposals: PROPOSALS,
  sites: SITES,
  statistics: STATISTICS,
  terms: TERMS,
  thirdParties: THIRD_PARTIES,
  tracks: TRACKS,
  units: UNITS,
  upload: UPLOAD,
};
