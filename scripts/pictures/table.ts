import { FLIGHT_SCREENS } from './flight-screens.ts';
import { IMPORT_SCREENS } from './import/import-screens.ts';
import { IMPORT_STEPS } from './import/import-steps.ts';
import { LOGBOOK_SCREENS } from './logbook-screens.ts';
import type { Screen } from './screen.ts';
import { STATE_SCREENS } from './state-screens.ts';
import { VISITOR_SCREENS } from './visitor-screens.ts';
import { WAITING_SCREENS } from './waiting-screens.ts';

/** All screens of which pictures are taken. */
export const SCREENS: readonly Screen[] = [
  ...VISITOR_SCREENS,
  ...LOGBOOK_SCREENS,
  ...IMPORT_SCREENS,
  ...IMPORT_STEPS,
  ...WAITING_SCREENS,
  ...STATE_SCREENS,
  ...FLIGHT_SCREENS,
];
