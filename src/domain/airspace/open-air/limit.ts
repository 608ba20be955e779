import { type Datum, FLIGHT_LEVEL_M, FOOT_M, GROUND, type VerticalLimit } from '../airspace.ts';

const ON_GROUND = /^(?:GND|SFC|AGL|0 ?(?:FT|F|M)? ?(?:AGL|GND|SFC))$/i;
const UNLIMITED = /^UNL(?:IM|IMITED|TD)?$/i;
const FLIGHT_LEVEL = /^FL ?(\d{1,3})$/i;
const HEIGHT = /^(\d{1,6}(?:\.\d+)?) ?(FT|F|M)? ?(?:(AGL|AGND|ASFC|GND|SFC)|(AMSL|MSL|ALT|QNH)|(STD))?$/i;

/** Returns the limit of a record, as `1500ft AMSL` or `FL 95`; feet above the sea unless it says otherwise; null for none. */
export function limitOf(text: string): VerticalLimit | 'unlimited' | null {
  const words = text.trim().replace(/\s+/g, ' ');
  if (ON_GROUND.test(words)) return GROUND;
  if (UNLIMITED.test(words)) return 'unlimited';
  const level = FLIGHT_LEVEL.exec(words)?.[1];
  return level === undefined ? heightOf(words) : { heightM: Number(level) * FLIGHT_LEVEL_M, datum: 'standard' };
}

function heightOf(words: string): VerticalLimit | null {
  const [, value, unit = 'ft', ground, , standard] = HEIGHT.exec(words) ?? [];
  if (value === undefined) return null;
  const heightM = Number(value) * (unit.toLowerCase() === 'm' ? 1 : FOOT_M);
  return { heightM, datum: datumOf(ground, standard) };
}

function datumOf(ground: string | undefined, standard: string | undefined): Datum {
  if (ground !== undefined) return 'ground';
  return standard === undefined ? 'msl' : 'standard';
}
