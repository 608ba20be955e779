import { describe, expect, it } from 'vitest';
import type { AirspacesResponse } from '#contract/places/airspaces';
import type { AirspaceCrossing } from '#domain/airspace/crossing';
import { wireAirspaceOf } from '#domain/airspace/wire-airspace';
import { airspaceWith } from '#test/builders/airspaces';
import { trackData } from '#test/builders/track-data';
import { airspaceNotes, airspaceTable } from './airspace-table.ts';

const METRIC = { units: { altitudeUnit: 'meters', distanceUnit: 'kilometers' }, clock: 13 * 3_600 } as const;
const FEET = { units: { altitudeUnit: 'feet', distanceUnit: 'miles' }, clock: null } as const;
const TRACK = trackData({ altitude: [1_800, 2_400, 2_100, 1_500] });
const WITHOUT_ALTITUDES = { ...TRACK, analysis: { ...TRACK.analysis, altitudeSource: null } };

const HOME = airspaceWith({ upper: { heightM: 95 * 30.48, datum: 'standard' } });
const WOOD = airspaceWith({
  name: '',
  class: null,
  type: 'restricted',
  lower: { heightM: 300, datum: 'ground' },
  upper: { heightM: 2_500, datum: 'msl' },
});
const OPEN = airspaceWith({ class: 'E', type: 'other', lower: { heightM: 0, datum: 'msl' } });

function found(crossings: readonly AirspaceCrossing[], rest: Partial<AirspacesResponse> = {}) {
  const airspaces = [HOME, WOOD, OPEN].map(wireAirspaceOf);
  const known = { isCut: false, leftOut: 0, unread: 0, date: '2026-04-16', attribution: '' };
  return { response: { airspaces, ...known, ...rest }, crossings };
}

function crossing(airspace: number, state: AirspaceCrossing['state'] = 'inside'): AirspaceCrossing {
  return { airspace, state, from: 1, to: 2, seconds: 10, deepest: { index: 1, horizontalM: 60, verticalM: null } };
}

describe('the table of airspaces that a flight crosses', () => {
  it('has name, class, time, flown heights, limits and certainty of each', () => {
    const { head, rows } = airspaceTable(found([crossing(0)]), { track: TRACK, ...METRIC });
    expect(head).toEqual(['Airspace', 'Class', 'From – to', 'Flown, m', 'Limits', 'As drawn']);
    expect(rows).toEqual([
      {
        cells: [
          'Home',
          'CTR D',
          '13:00:10 – 13:00:20',
          '2\u202f100 – 2\u202f400',
          'GND – FL\u00a095\u00a0(2\u202f896\u00a0m)',
          'inside',
        ],
        stretch: { from: 1, to: 2 },
      },
    ]);
  });

  it('has limits in the pilot’s unit, by what they are measured from, and a word for no name', () => {
    const { rows } = airspaceTable(found([crossing(1, 'unknown'), crossing(2, 'near')]), { track: TRACK, ...FEET });
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        'Without a name',
        'Restricted',
        '0:10 – 0:20',
        '6\u202f890 – 7\u202f874',
        '984\u00a0ft\u00a0AGL – 8\u202f202\u00a0ft',
        'height not known',
      ],
      ['Home', 'Class E', '0:10 – 0:20', '6\u202f890 – 7\u202f874', '0\u00a0ft – no limit', 'near'],
    ]);
  });

  it('has no flown heights without altitudes', () => {
    const { rows } = airspaceTable(found([crossing(0)]), { track: WITHOUT_ALTITUDES, ...METRIC });
    expect(rows[0]?.cells[3]).toBe('—');
  });

  it('says in a line that none is crossed, or that there is none', () => {
    const timed = { track: TRACK, ...METRIC };
    expect(airspaceTable(found([]), timed).empty).toBe('No known airspace along this flight.');
    expect(airspaceTable(found([], { airspaces: [] }), timed).empty).toContain('There is no airspace');
  });
});

describe('what is said below', () => {
  const notes = (...input: Parameters<typeof found>) => airspaceNotes(found(...input), TRACK);

  it('is the day of the data and whom to thank, where nothing is crossed', () => {
    expect(notes([], { attribution: 'Data by Example' })).toEqual(['Data of Apr 16, 2026.', 'Data by Example']);
  });

  it('is how far to trust a crossing', () => {
    expect(notes([crossing(0)])).toEqual([expect.stringContaining('10 hPa are 86 m'), 'Data of Apr 16, 2026.']);
    expect(notes([crossing(1, 'unknown')])[1]).toContain('a limit above the ground');
  });

  it('is what the file and the data lack', () => {
    expect(airspaceNotes(found([crossing(0, 'unknown')]), WITHOUT_ALTITUDES)[1]).toContain('No altitudes in this file');
    const lacking = notes([], { isCut: true, leftOut: 1, unread: 1, date: null });
    expect(lacking).toEqual([
      'Only the 3 airspaces with the lowest floors around the flight were compared.',
      '1 airspace of the data could not be read.',
      expect.stringContaining('A part of the data cannot be read'),
    ]);
  });
});
