import type { Airspace, Ring, VerticalLimit } from './airspace.ts';

/** An airspace in few characters: its rings as flat lists of longitudes and latitudes. */
export interface WireAirspace extends Omit<Airspace, 'polygon'> {
  /** Longitude and latitude of each corner, one after the other. */
  readonly rings: readonly (readonly number[])[];
}

/** About a metre. */
const DEGREE_DIGITS = 1e5;
const METRE_DIGITS = 10;

/** Returns an airspace to be sent: corners to about a metre, limits to 0.1 m. */
export function wireAirspaceOf({ name, class: airspaceClass, type, lower, upper, polygon }: Airspace): WireAirspace {
  return {
    name,
    class: airspaceClass,
    type,
    lower: rounded(lower),
    upper: upper && rounded(upper),
    rings: polygon.map((ring) => ring.flatMap(({ lat, lng }) => [inDegrees(lng), inDegrees(lat)])),
  };
}

/** Returns the airspace that was sent. */
export function airspaceOfWire({ rings, ...airspace }: WireAirspace): Airspace {
  return { ...airspace, polygon: rings.map(ringOf) };
}

function ringOf(flat: readonly number[]): Ring {
  return Array.from({ length: flat.length >> 1 }, (_, i) => ({ lng: flat[2 * i] ?? 0, lat: flat[2 * i + 1] ?? 0 }));
}

function rounded({ heightM, datum }: VerticalLimit): VerticalLimit {
  return { heightM: Math.round(heightM * METRE_DIGITS) / METRE_DIGITS, datum };
}

function inDegrees(value: number): number {
  return Math.round(value * DEGREE_DIGITS) / DEGREE_DIGITS;
}
