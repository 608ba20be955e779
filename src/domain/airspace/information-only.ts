import type { AirspaceType } from './airspace.ts';

/** Whole countries and sectors of information services: whoever flies is in them, and nothing is asked of anybody. */
const INFORMATION: readonly AirspaceType[] = ['fir', 'uir', 'acc', 'fisSector', 'vfrSector', 'adiz'];

/** Whether airspaces of a type only say who is responsible, or informs: they are neither drawn nor listed. */
export function isInformationOnly(type: AirspaceType): boolean {
  return INFORMATION.includes(type);
}
