/** Metres: the unit in which lengths are stored and computed. */
export type Metres = number & { readonly unit: 'm' };
/** Minutes of airtime. */
export type Minutes = number & { readonly unit: 'min' };
/** Decimal degrees, north and east positive. */
export type Degrees = number & { readonly unit: 'deg' };

/** Units a pilot may read altitudes in. */
export const ALTITUDE_UNITS = ['meters', 'feet'] as const;
export type AltitudeUnit = (typeof ALTITUDE_UNITS)[number];

/** Units a pilot may read distances in. */
export const DISTANCE_UNITS = ['kilometers', 'miles'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** Units a new pilot starts with. */
export const DEFAULT_ALTITUDE_UNIT: AltitudeUnit = 'meters';
export const DEFAULT_DISTANCE_UNIT: DistanceUnit = 'kilometers';

/** Factors from our unit to the pilot's. */
const ALTITUDE = {
  meters: { perMetre: 1, velocityPerMetrePerSecond: 1 },
  feet: { perMetre: 3.28084, velocityPerMetrePerSecond: 196.85 },
} as const satisfies Record<AltitudeUnit, object>;

const DISTANCE = {
  kilometers: { perMetre: 0.001 },
  miles: { perMetre: 0.000621371 },
} as const satisfies Record<DistanceUnit, object>;

/** Brands a number as metres. */
export const metres = (value: number): Metres => value as Metres;
/** Brands a number as minutes. */
export const minutes = (value: number): Minutes => value as Minutes;
/** Brands a number as decimal degrees. */
export const degrees = (value: number): Degrees => value as Degrees;

/** Returns an altitude in the pilot's unit, rounded to a whole number. */
export function altitudeIn(altitude: Metres, unit: AltitudeUnit): number {
  return Math.round(altitude * ALTITUDE[unit].perMetre);
}

/**
 * Returns the metres of an altitude typed in the pilot's unit; not rounded, so that 5,001 ft is shown as 5,001 ft
 * again.
 */
export function metresFrom(altitude: number, unit: AltitudeUnit): Metres {
  return metres(altitude / ALTITUDE[unit].perMetre);
}

/** Returns a vertical speed in m/s, or in ft/min for feet. */
export function velocityIn(metresPerSecond: number, unit: AltitudeUnit): number {
  return metresPerSecond * ALTITUDE[unit].velocityPerMetrePerSecond;
}

/** Returns a distance in kilometres or miles. */
export function distanceIn(distance: Metres, unit: DistanceUnit): number {
  return distance * DISTANCE[unit].perMetre;
}

/** Returns the metres of a distance in kilometres or miles. */
export function metresOfDistance(distance: number, unit: DistanceUnit): Metres {
  return metres(distance / DISTANCE[unit].perMetre);
}

/** Returns an airtime as whole hours and remaining minutes. */
export function hoursAndMinutes(airtime: Minutes): { readonly hours: number; readonly minutes: number } {
  return { hours: Math.floor(airtime / 60), minutes: airtime % 60 };
}

/** Returns the minutes of airtime from the two form fields. */
export function airtimeOf(hours: number, extraMinutes: number): Minutes {
  return minutes(hours * 60 + extraMinutes);
}
