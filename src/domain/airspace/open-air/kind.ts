import { AIRSPACE_CLASSES, AIRSPACE_TYPES, type AirspaceClass, type AirspaceType } from '../airspace.ts';

/** Names that are not those of {@link AIRSPACE_TYPES}. */
const TYPES: Readonly<Record<string, AirspaceType>> = {
  R: 'restricted',
  Q: 'danger',
  P: 'prohibited',
  GP: 'prohibited',
  W: 'glidingSector',
  GSEC: 'glidingSector',
  AWY: 'airway',
  ASRA: 'recreation',
  OFR: 'lowAltitudeRestriction',
  ZSM: 'protected',
  VFRSEC: 'vfrSector',
  FIS_SECTOR: 'fisSector',
  FIS: 'fisSector',
};

/** Returns the class of an `AC` record; null when it names none. */
export function classOf(text: string): AirspaceClass | null {
  const name = text.trim().toUpperCase();
  return AIRSPACE_CLASSES.find((one) => one === name) ?? null;
}

/** Returns the type of an `AY` or `AC` record; `other` when it names none. */
export function typeOf(text: string): AirspaceType {
  const name = text.trim().toUpperCase();
  return TYPES[name] ?? AIRSPACE_TYPES.find((type) => type.toUpperCase() === name) ?? 'other';
}
