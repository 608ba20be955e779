import { expect, it } from 'vitest';
import type { Glide } from '#domain/phases/flight-phases';
import { trackData } from '#test/builders/track-data';
import { glideTable } from './glide-table.ts';

const TRACK = trackData();
const METRIC = { units: { altitudeUnit: 'meters', distanceUnit: 'kilometers' }, clock: 13 * 3_600 } as const;
const IMPERIAL = { units: { altitudeUnit: 'feet', distanceUnit: 'miles' }, clock: null } as const;
const GLIDE: Glide = {
  startIndex: 0,
  endIndex: 2,
  durationS: 610,
  straightM: 6_440,
  trackM: 6_700,
  heightLostM: 700,
  glideRatio: 9.2,
  meanSinkMps: 1.15,
  meanSpeedMps: 11,
  tailwindMps: -2,
};

it('tells of a glide in the pilot’s units; it sinks below 0, a headwind is one', () => {
  const { head, rows } = glideTable([GLIDE], { track: TRACK, ...METRIC });
  expect(head).toEqual([
    'Start',
    'Distance, km',
    'Glide ratio',
    'Speed, km/h',
    'Duration',
    'Height lost, m',
    'Sink, m/s',
    'Tailwind, km/h',
  ]);
  expect(rows[0]).toEqual({
    cells: ['13:00:00', '6.4', '9.2', '40', '10 min', '700', '−1.1', '−7'],
    stretch: { from: 0, to: 2 },
  });
});

it('tells of it in feet and miles, since launch', () => {
  const { head, rows } = glideTable([GLIDE], { track: TRACK, ...IMPERIAL });
  expect([head[1], head[3], head[5], head[6], head[7]]).toEqual([
    'Distance, mi',
    'Speed, mph',
    'Height lost, ft',
    'Sink, ft/min',
    'Tailwind, mph',
  ]);
  expect(rows[0]?.cells.slice(1)).toEqual(['4.0', '9.2', '25', '10 min', '2\u202f297', '−226', '−4']);
});

it('has a dash for what is not known without altitudes and wind', () => {
  const flat = { ...GLIDE, heightLostM: null, glideRatio: null, meanSinkMps: null, tailwindMps: null };
  const { rows } = glideTable([flat], { track: TRACK, ...METRIC });
  expect(rows[0]?.cells).toEqual(['13:00:00', '6.4', '—', '40', '10 min', '—', '—', '—']);
});

it('keeps the order of the glides, and says when there is none', () => {
  const { rows } = glideTable([GLIDE, { ...GLIDE, startIndex: 1 }], { track: TRACK, ...METRIC });
  expect(rows.map(({ cells }) => cells[0])).toEqual(['13:00:00', '13:00:10']);
  expect(glideTable([], { track: TRACK, ...METRIC })).toMatchObject({ rows: [], empty: 'No glide of its own.' });
});
