import { describe, expect, it } from 'vitest';
import { bytesOf, positionRecord } from '#test/builders/igc';
import { parseIgc } from '../parse-igc.ts';

describe('the start event', () => {
  it('is read with its time', () => {
    expect(startOf('HFDTE310525', 'E120532STA')).toBe('2025-05-31T12:05:32');
  });

  it('may be followed by words', () => {
    expect(startOf('HFDTE310525', 'E120532STAstarted')).toBe('2025-05-31T12:05:32');
  });

  it('is the first one of several', () => {
    expect(startOf('HFDTE310525', 'E120532STA', 'E130000STA')).toBe('2025-05-31T12:05:32');
  });

  it('is on the next day when it comes after midnight', () => {
    const before = positionRecord({ at: 86_395, lat: 47, lng: 11 });
    expect(startOf('HFDTE310525', before, 'E000003STA')).toBe('2025-06-01T00:00:03');
  });

  it.each(['E120532ATS1029.8', 'E120532PEV', 'E126132STA', 'E1205STA', 'E', 'LXXX120532STA'])('is not %s', (record) => {
    expect(startOf('HFDTE310525', record)).toBeNull();
  });
});

function startOf(...records: readonly string[]): string | null {
  const { startEventTime } = parseIgc(bytesOf(records.join('\r\n')));
  return startEventTime === null ? null : new Date(startEventTime * 1000).toISOString().slice(0, 19);
}
