import { describe, expect, it } from 'vitest';
import { MAX_REMARKS } from '#domain/text';
import { FLIGHT_KINDS } from '../flight-kind.ts';
import { seededRandom } from '../random.ts';
import { createRemarkPicker, type RemarkSubject } from './remarks.ts';

const THERMAL: RemarkSubject = { kind: 'thermal', month: 5, siteName: 'Planfait', hasTrack: true };

function remarksOn(subject: RemarkSubject, count: number): readonly string[] {
  const remarkOn = createRemarkPicker(seededRandom(5));
  return Array.from({ length: count }, () => remarkOn(subject));
}

describe('remarks', () => {
  it('are not repeated while there are others', () => {
    const remarks = remarksOn(THERMAL, 20);
    expect(new Set(remarks).size).toBe(20);
  });

  it('repeat in their order once all are used', () => {
    const remarks = remarksOn(THERMAL, 60);
    const count = new Set(remarks).size;
    expect(remarks.slice(count, 2 * count)).toEqual(remarks.slice(0, count));
  });

  it('are sometimes empty for flights without a track', () => {
    const remarks = remarksOn({ ...THERMAL, hasTrack: false }, 40);
    expect(remarks).toContain('');
    expect(remarks.filter((remark) => remark !== '').length).toBeGreaterThan(15);
  });

  it('describe the route where there is a track', () => {
    expect(remarksOn({ kind: 'crossCountry', month: 7, siteName: 'Fiescheralp', hasTrack: true }, 1)[0]).toContain(
      'Furka',
    );
  });

  it('mention snow in winter only', () => {
    const words = /snow|fog|minus|frozen|skiers/i;
    const summer = FLIGHT_KINDS.flatMap((kind) => remarksOn({ ...THERMAL, kind, month: 7 }, 60));
    expect(summer.filter((remark) => words.test(remark))).toEqual([]);
    expect(remarksOn({ ...THERMAL, kind: 'topToBottom', month: 1 }, 20).some((remark) => words.test(remark))).toBe(
      true,
    );
  });

  it('fit into the field', () => {
    const all = FLIGHT_KINDS.flatMap((kind) => remarksOn({ ...THERMAL, kind }, 60));
    expect(Math.max(...all.map((remark) => remark.length))).toBeLessThan(MAX_REMARKS);
  });
});
