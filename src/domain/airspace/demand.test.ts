import { describe, expect, it } from 'vitest';
import { AIRSPACE_CLASSES, AIRSPACE_TYPES, type AirspaceClass, type AirspaceType } from './airspace.ts';
import { type AirspaceDemand, demandOf } from './demand.ts';
import { isInformationOnly } from './read-airspaces.ts';

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

describe('what any airspace asks for', () => {
  const classes = [null, ...AIRSPACE_CLASSES];
  const all = AIRSPACE_TYPES.flatMap((type) =>
    classes.map((one) => ({ type, class: one, demand: demandOf({ type, class: one }) })),
  );

  it('is the same in every class where its type keeps out or needs a device', () => {
    const strict = all.filter(({ type }) => ['avoid', 'equipment'].includes(demandOf({ type, class: null })));
    expect(strict.length).toBeGreaterThan(80);
    expect(strict.filter(({ type, demand }) => demand !== demandOf({ type, class: null }))).toEqual([]);
  });

  it('is never a clearance in the classes E, F and G', () => {
    const free = all.filter((one) => ['E', 'F', 'G'].includes(one.class ?? ''));
    expect(free.map(({ demand }) => demand)).not.toContain('clearance');
  });

  it('is a clearance at least in the classes A to D, unless it is a device', () => {
    const controlled = all.filter((one) => ['A', 'B', 'C', 'D'].includes(one.class ?? ''));
    expect(new Set(controlled.map(({ demand }) => demand))).toEqual(new Set(['clearance', 'avoid', 'equipment']));
  });

  it('is nothing more than something else where it only informs', () => {
    const information = all.filter((one) => one.class === null && isInformationOnly(one.type));
    expect(information).toHaveLength(6);
    expect(new Set(information.map(({ demand }) => demand))).toEqual(new Set(['other']));
  });
});
