import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { parseIgc } from './parse-igc.ts';

/** 47° 07.5' and 11° 30', in whole thousandths of a minute. */
const POSITION = 'B1200004707500N01130000EA0100001000';
const UNIT = 1 / 60_000;

describe('the I record', () => {
  it('makes positions finer by the digits it names', () => {
    const [lat, lng] = placeIn('I023636LAD3737LOD', `${POSITION}59`);
    expect(lat).toBeCloseTo(47.125 + 0.5 * UNIT, 9);
    expect(lng).toBeCloseTo(11.5 + 0.9 * UNIT, 9);
  });

  it('may name several digits, and other things before and after them', () => {
    const [lat, lng] = placeIn('I043638FXA3940LAD4142LOD4345ENL', `${POSITION}0072575001`);
    expect(lat).toBeCloseTo(47.125 + 0.25 * UNIT, 9);
    expect(lng).toBeCloseTo(11.5 + 0.75 * UNIT, 9);
  });

  it('makes southern and western positions finer away from zero', () => {
    const [lat, lng] = placeIn('I023636LAD3737LOD', 'B1200004707500S01130000WA010000100059');
    expect(lat).toBeCloseTo(-(47.125 + 0.5 * UNIT), 9);
    expect(lng).toBeCloseTo(-(11.5 + 0.9 * UNIT), 9);
  });

  it('adds nothing where the digits are cut off or are none', () => {
    for (const rest of ['', '5', '--', '5\r\nB1200014707500N01130000EA0100001000']) {
      expect(placeIn('I033636LAD3738LOD3941ENL', `${POSITION}${rest}`)[1]).toBeCloseTo(11.5, 9);
    }
  });

  it.each(['I00', 'I', 'I02AAA0102BBB030', 'I013500LAD', 'I01xx37LAD', 'I013636LA'])(
    'is passed over when it reads %s',
    (record) => {
      expect(placeIn(record, `${POSITION}59`)).toEqual([47.125, 11.5]);
    },
  );
});

function placeIn(record: string, position: string): readonly [number | undefined, number | undefined] {
  const { fixes } = parseIgc(bytesOf(['AXXXABC', 'HFDTE310525', record, position].join('\r\n')));
  return [fixes.lat[0], fixes.lng[0]];
}
