import { expect, it } from 'vitest';
import type { AirspaceClass, AirspaceType } from './airspace.ts';
import { type AirspaceDemand, demandOf } from './demand.ts';

it.each<[AirspaceType, AirspaceClass | null, AirspaceDemand]>([
  ['prohibited', null, 'avoid'],
  ['danger', 'G', 'avoid'],
  ['restricted', 'D', 'avoid'],
  ['tsa', null, 'avoid'],
  ['rmz', 'E', 'equipment'],
  ['tmz', 'D', 'equipment'],
  ['other', 'A', 'clearance'],
  ['other', 'B', 'clearance'],
  ['ctr', 'C', 'clearance'],
  ['tma', 'D', 'clearance'],
  ['ctr', null, 'clearance'],
  ['tma', 'E', 'other'],
  ['ctr', 'G', 'other'],
  ['other', 'F', 'other'],
  ['glidingSector', null, 'other'],
  ['other', null, 'other'],
])('%s of class %s asks for: %s', (type, airspaceClass, demand) => {
  expect(demandOf({ type, class: airspaceClass })).toBe(demand);
});
