import { blankOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { type LocalDate, yearOf } from '#domain/local-date';
import { minutes } from '#domain/units';

const BLANK = blankOf(GLIDER);

/** The demo pilot's wings, of invented models: the first, the present and the light one. */
export const DEMO_GLIDERS = [
  {
    ...BLANK,
    name: 'Lark 2 M',
    initialFlightNum: 41,
    initialAirtime: minutes(735),
    remarks: 'EN A, blue and white. Bought second-hand after the course. Forgives everything, even me.',
  },
  {
    ...BLANK,
    name: 'Swift Tern 28',
    remarks: 'EN B, orange. Checked every spring. Trims at 38 km/h with the light harness.',
  },
  {
    ...BLANK,
    name: 'Feather 20',
    initialFlightNum: 6,
    initialAirtime: minutes(74),
    remarks: 'Single skin, 1.9 kg in its bag. For the days when the lift is closed and the legs are good.',
  },
] as const satisfies readonly GliderInput[];

/** Month and day of the present glider's check, every year. */
const CHECKED_ON = '03-14';

/** Returns the gliders as they are today: the present one was checked in spring, and is to be again after a year. */
export function checkedGliders(gliders: readonly GliderInput[], today: LocalDate): readonly GliderInput[] {
  const thisSpring = `${yearOf(today)}-${CHECKED_ON}`;
  const checkedOn = thisSpring <= today ? thisSpring : `${yearOf(today) - 1}-${CHECKED_ON}`;
  return gliders.map((glider, index) =>
    index === DEMO_GLIDER.present ? { ...glider, checkedOn, checkMonths: 12, checkHours: 100 } : glider,
  );
}

/** Indexes in {@link DEMO_GLIDERS}. */
export const DEMO_GLIDER = { first: 0, present: 1, light: 2 } as const;
