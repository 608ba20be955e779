import type { Airspace, AirspaceClass, AirspaceType } from './airspace.ts';

/**
 * What an airspace may ask of a pilot while it is active: to stay away or ask first, a clearance, a radio or a
 * transponder, or something else that differs by country, or nothing.
 */
export type AirspaceDemand = 'avoid' | 'clearance' | 'equipment' | 'other';

const BY_TYPE: Readonly<Partial<Record<AirspaceType, AirspaceDemand>>> = {
  restricted: 'avoid',
  danger: 'avoid',
  prohibited: 'avoid',
  tra: 'avoid',
  tsa: 'avoid',
  alert: 'avoid',
  warning: 'avoid',
  protected: 'avoid',
  lowAltitudeRestriction: 'avoid',
  tfr: 'avoid',
  tmz: 'equipment',
  rmz: 'equipment',
  ctr: 'clearance',
  tma: 'clearance',
  cta: 'clearance',
  mctr: 'clearance',
  mta: 'clearance',
  lta: 'clearance',
  uta: 'clearance',
  airway: 'clearance',
};
/** The classes in which a flight by sight needs a clearance, or is not allowed (ICAO Annex 11, appendix 4). */
const WITH_CLEARANCE: readonly AirspaceClass[] = ['A', 'B', 'C', 'D'];

/** Returns what an airspace may ask of a pilot. A class says more than a type, except where a type keeps out or needs a device. */
export function demandOf({ class: airspaceClass, type }: Pick<Airspace, 'class' | 'type'>): AirspaceDemand {
  const byType = BY_TYPE[type] ?? 'other';
  if (airspaceClass === null || byType === 'avoid' || byType === 'equipment') return byType;
  return WITH_CLEARANCE.includes(airspaceClass) ? 'clearance' : 'other';
}
