import { DEMO } from '#contract/messages/en/demo';
import { blankOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import type { PilotInput } from '#domain/fields/pilot';
import { minutes } from '#domain/units';

const BLANK = blankOf(GLIDER);

/** The demo pilot's wings, of invented models: the first, the present and the light one. */
export const DEMO_GLIDERS = [
  {
    ...BLANK,
    name: 'Lark 2 M',
    initialFlightNum: 41,
    initialAirtime: minutes(735),
    remarks: DEMO.gliders['Lark 2 M'],
  },
  {
    ...BLANK,
    name: 'Swift Tern 28',
    checkedOn: '2026-03-14',
    checkMonths: 12,
    checkHours: 100,
    remarks: DEMO.gliders['Swift Tern 28'],
  },
  {
    ...BLANK,
    name: 'Feather 20',
    initialFlightNum: 6,
    initialAirtime: minutes(74),
    remarks: DEMO.gliders['Feather 20'],
  },
] as const satisfies readonly GliderInput[];

/** Indexes in {@link DEMO_GLIDERS}. */
export const DEMO_GLIDER = { first: 0, present: 1, light: 2 } as const;

/** The demo pilot, who flew for a season before the logbook begins. */
export const DEMO_PILOT: PilotInput = {
  userName: 'Robin Keller',
  initialFlightNum: 47,
  initialAirtime: minutes(809),
  altitudeUnit: 'meters',
  distanceUnit: 'kilometers',
  homeLeague: 'xcontest',
  currencyRules: [],
  language: 'browser',
  checkEmails: 'off',
};
