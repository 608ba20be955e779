import { type AltitudeUnit, DEFAULT_ALTITUDE_UNIT, DEFAULT_DISTANCE_UNIT, type DistanceUnit } from '../units.ts';

/** The units that a pilot reads. */
export interface PilotsUnits {
  readonly altitudeUnit: AltitudeUnit;
  readonly distanceUnit: DistanceUnit;
}

const METRIC: PilotsUnits = { altitudeUnit: DEFAULT_ALTITUDE_UNIT, distanceUnit: DEFAULT_DISTANCE_UNIT };
const FEET_AND_MILES: PilotsUnits = { altitudeUnit: 'feet', distanceUnit: 'miles' };

/** Where paragliders read other units than metres and kilometres; in Britain they fly in feet, and score in kilometres. */
const BY_REGION: Readonly<Record<string, PilotsUnits>> = {
  US: FEET_AND_MILES,
  PR: FEET_AND_MILES,
  GB: { altitudeUnit: 'feet', distanceUnit: 'kilometers' },
};

/** Returns the units that most pilots of a region read, given by a language tag (BCP 47): `en-US`, `zh-Hant-TW`. */
export function unitsOfLanguage(tag: string): PilotsUnits {
  const [, ...subtags] = tag.split('-');
  const region = subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag));
  return BY_REGION[region?.toUpperCase() ?? ''] ?? METRIC;
}
