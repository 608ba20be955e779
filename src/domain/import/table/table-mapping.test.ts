import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { tableMapping } from '#contract/import/mappings';
import { mappingTo } from '#test/builders/source-tables';
import { PRESETS } from './presets.ts';
import { mappingOf } from './table-mapping.ts';

const MAPPING = mappingTo(['date', null, 'site'], { name: 'Mine', headerRow: 0, onlyActivity: 'Paragliding' });

describe('a mapping in a JSON', () => {
  it('is the one that was written', () => {
    for (const mapping of [MAPPING, ...PRESETS]) {
      const { onlyActivity, ...rest } = mapping;
      expect(mappingOf(JSON.parse(JSON.stringify(mapping)))).toEqual({ ...rest, onlyActivity });
    }
  });

  it('may have other things beside it, which are left out', () => {
    expect(mappingOf({ ...MAPPING, source: 'somewhere', toString: 1 })).toEqual(MAPPING);
  });

  it.each([
    [null],
    [[]],
    ['text'],
    [{}],
    [{ ...MAPPING, version: 2 }],
    [{ ...MAPPING, dateOrder: 'ydm' }],
    [{ ...MAPPING, timeIs: 'moon' }],
    [{ ...MAPPING, altitudeIn: 'km' }],
    [{ ...MAPPING, durationIn: 'days' }],
    [{ ...MAPPING, decimal: ';' }],
    [{ ...MAPPING, columns: [{ column: -1, header: '', field: 'date' }] }],
    [{ ...MAPPING, columns: [{ column: 0.5, header: '', field: 'date' }] }],
    [{ ...MAPPING, columns: [{ column: 0, header: '', field: 'price' }] }],
  ])('is none: %j', (json) => {
    expect(mappingOf(json)).toBeNull();
  });
});

describe('the presets', () => {
  it('can be kept as a pilot keeps mappings', () => {
    for (const preset of PRESETS) expect(v.parse(tableMapping, preset)).toEqual(preset);
  });

  it('are all mappings with a day, a name and columns of their own', () => {
    expect(PRESETS.length).toBe(18);
    for (const { name, columns } of PRESETS) {
      expect(name).not.toBe('');
      expect(columns.some(({ field }) => field === 'date')).toBe(true);
    }
  });
});
