import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, type FixDraft, flownPath, igcBytes, igcFile, positionRecord } from '#test/builders/igc';
import { parseIgc } from './parse-igc.ts';

const START = { at: 36_000, lat: 47.1, lng: 11.2, altitude: 1500 };
const PATH = flownPath(START, [{ seconds: 30, speed: 10, heading: 90, climb: 1 }]);

describe('parseIgc', () => {
  it('reads a plain file', () => {
    const { headers, fixes, startEventTime } = parseIgc(igcBytes({ date: '2025-05-31', fixes: PATH }));
    expect(headers).toMatchObject({
      date: '2025-05-31',
      manufacturer: 'XXX',
      recorderSerial: 'ABC',
      flightNumberOfDay: 1,
    });
    expect(startEventTime).toBeNull();
    expect(fixes.length).toBe(PATH.length);
    expect(isoOf(fixes.time[0])).toBe('2025-05-31T10:00:00.000Z');
    expect(fixes.lat[0]).toBeCloseTo(47.1, 5);
    expect(fixes.lng[0]).toBeCloseTo(11.2, 5);
    expect(fixes.gnssAltitude.at(-1)).toBe(1530);
    expect(fixes.pressureAltitude.at(-1)).toBe(1530);
  });

  it.each([
    ['carriage return and line feed', '\r\n'],
    ['line feeds', '\n'],
    ['carriage returns', '\r'],
    ['empty lines between', '\r\n\r\n'],
    ['spaces before each record', '\n  \t'],
    ['spaces after each record', '  \r\n'],
  ])('reads files with %s', (_, lineEnd) => {
    expect(parseIgc(igcBytes({ fixes: PATH, lineEnd })).fixes.length).toBe(PATH.length);
  });

  it('reads mixed line ends', () => {
    const text = ['AXXXABC', 'HFDTE310525', ...PATH.map(positionRecord)].map(
      (record, i) => record + (i % 2 ? '\n' : '\r\n'),
    );
    expect(parseIgc(bytesOf(text.join(''))).fixes.length).toBe(PATH.length);
  });

  it('reads a file that does not end with a line end', () => {
    expect(parseIgc(bytesOf(igcFile({ fixes: PATH }).trimEnd())).fixes.length).toBe(PATH.length);
  });

  it('skips a byte order mark', () => {
    expect(parseIgc(bytesOf(`\uFEFF${igcFile({ fixes: PATH })}`)).headers.manufacturer).toBe('XXX');
  });

  it('accepts a missing A record', () => {
    expect(parseIgc(igcBytes({ recorder: '', fixes: PATH })).fixes.length).toBe(PATH.length);
  });

  it('reads fixes without a date as seconds of 1970-01-01', () => {
    const { headers, fixes } = parseIgc(igcBytes({ date: null, fixes: PATH }));
    expect(headers.date).toBeNull();
    expect(fixes.time[0]).toBe(START.at);
  });

  it('reads hemispheres and validity in lower case', () => {
    const { fixes } = parseIgc(
      bytesOf('HFDTE310525\nB1200003830000s17630000ev0000000100\nB1200013830000n07030000wa0000000100'),
    );
    expect([...fixes.lat]).toEqual([-38.5, 38.5]);
    expect([...fixes.lng]).toEqual([176.5, -70.5]);
    expect([...fixes.valid]).toEqual([0, 1]);
  });

  it('keeps fixes without satellite altitude, marked as such', () => {
    const { fixes } = parseIgc(igcBytes({ fixes: [{ ...at(0), valid: false, gnss: 0, pressure: 1480 }, at(1)] }));
    expect([...fixes.valid]).toEqual([0, 1]);
    expect(fixes.pressureAltitude[0]).toBe(1480);
  });

  it('keeps records out of order, and doubled ones', () => {
    const { fixes } = parseIgc(igcBytes({ fixes: [at(5), at(3), at(3), at(4)] }));
    expect([...fixes.time].map((time) => time - (fixes.time[0] ?? 0))).toEqual([0, -2, -2, -1]);
  });

  it('reads headers in Latin-1 as well as in UTF-8', () => {
    const text = igcFile({ records: ['HFPLTPILOT:José Müller'], fixes: PATH });
    expect(parseIgc(bytesOf(text, 'latin1')).headers.pilot).toBe('José Müller');
    expect(parseIgc(bytesOf(text)).headers.pilot).toBe('José Müller');
  });

  it.each([
    ['nothing', ''],
    ['line ends', '\r\n\r\n'],
    ['another text', '<?xml version="1.0"?>\n<gpx></gpx>'],
    ['half a record', 'B110001'],
    ['lines of one letter', 'A\nB\nE\nH\nI\n'],
  ])('finds no fix in a file of %s', (_, text) => {
    const { fixes, headers } = parseIgc(bytesOf(text));
    expect(fixes.length).toBe(0);
    expect(headers.date).toBeNull();
  });

  it('reads bytes in the middle of a larger buffer', () => {
    const bytes = igcBytes({ fixes: PATH });
    const larger = new Uint8Array(bytes.length + 20).fill(0x42);
    larger.set(bytes, 10);
    expect(parseIgc(larger.subarray(10, 10 + bytes.length)).fixes).toEqual(parseIgc(bytes).fixes);
  });

  it('uses at most 40 bytes per fix, whether lines are long or short', () => {
    for (const extension of ['', '0'.repeat(60)]) {
      const { fixes } = parseIgc(
        igcBytes({ fixes: PATH.map((fix, i) => ({ ...fix, extension: i > 10 ? '' : extension })) }),
      );
      const columns = [fixes.time, fixes.lat, fixes.lng, fixes.gnssAltitude, fixes.pressureAltitude, fixes.valid];
      const bytes = columns.reduce((sum, column) => sum + column.buffer.byteLength, 0);
      expect(bytes / fixes.length).toBeLessThanOrEqual(40);
      expect(fixes.length).toBe(PATH.length);
    }
  });
});

describe('parseIgc, on any input', () => {
  const fix: fc.Arbitrary<FixDraft> = fc.record({
    at: fc.integer({ min: 0, max: 86_399 }),
    lat: fc.integer({ min: -90 * 60_000, max: 90 * 60_000 }).map((thousandths) => thousandths / 60_000),
    lng: fc.integer({ min: -180 * 60_000, max: 180 * 60_000 }).map((thousandths) => thousandths / 60_000),
    gnss: fc.integer({ min: -9999, max: 99_999 }),
    pressure: fc.integer({ min: -9999, max: 99_999 }),
    valid: fc.boolean(),
  });

  it('restores exactly what was written', () => {
    fc.assert(
      fc.property(fix, (written) => {
        const { fixes } = parseIgc(igcBytes({ date: '2025-05-31', fixes: [written] }));
        expect(fixes.time[0]).toBe(Date.parse('2025-05-31') / 1000 + written.at);
        expect(fixes.lat[0]).toBeCloseTo(written.lat, 9);
        expect(fixes.lng[0]).toBeCloseTo(written.lng, 9);
        expect(fixes.gnssAltitude[0]).toBe(written.gnss);
        expect(fixes.pressureAltitude[0]).toBe(written.pressure);
        expect(fixes.valid[0]).toBe(written.valid ? 1 : 0);
      }),
    );
  });

  it('never throws on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(parseIgc(bytes).fixes.length).toBe(0);
      }),
    );
  });

  it('reads all records with a whole position of a file cut off anywhere', () => {
    const bytes = igcBytes({ fixes: PATH });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bytes.length }), (length) => {
        const { fixes } = parseIgc(bytes.subarray(0, length));
        const whole = new TextDecoder().decode(bytes.subarray(0, length)).match(/B\d{13}N\d{8}EA/g) ?? [];
        expect(fixes.length).toBe(whole.length);
      }),
    );
  });

  it('loses at most the two records around a missing piece', () => {
    const bytes = igcBytes({ fixes: PATH });
    const head = 40;
    const cut = fc.tuple(fc.integer({ min: head, max: bytes.length - 1 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(cut, ([start, length]) => {
        const rest = Uint8Array.from([...bytes.subarray(0, start), ...bytes.subarray(start + length)]);
        expect(parseIgc(rest).fixes.length).toBeGreaterThanOrEqual(PATH.length - 2);
      }),
    );
  });
});

function at(seconds: number): FixDraft {
  return { at: seconds, lat: 47, lng: 11, gnss: 1500, pressure: 1480 };
}

function isoOf(unixSeconds = 0): string {
  return new Date(unixSeconds * 1000).toISOString();
}

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
