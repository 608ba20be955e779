import { describe, expect, it } from 'vitest';
import type { RecordedFix } from './flight-model/recorder.ts';
import { writeIgc } from './igc-writer.ts';

const HEAD = { pilotName: 'Zoé Müller', gliderName: 'Lark 2', siteName: 'Moléson', hoursAhead: 2 };
const READING: RecordedFix = {
  time: Date.UTC(2026, 6, 5, 12, 3, 9) / 1000,
  lat: 46.548412,
  lng: 7.017867,
  gnssAltitude: 1985.4,
  pressureAltitude: 1940.6,
  accuracy: 3,
};

const linesOf = (reading: Partial<RecordedFix>): readonly string[] =>
  writeIgc(HEAD, [{ ...READING, ...reading }]).split('\r\n');
const positionOf = (reading: Partial<RecordedFix>): string => linesOf(reading).at(-2) ?? '';

describe('an IGC file', () => {
  it('starts with the recorder and the date', () => {
    expect(linesOf({}).slice(0, 2)).toEqual(['AXWB0W1', 'HFDTEDATE:050726,01']);
  });

  it('names pilot, glider and site in plain letters', () => {
    expect(linesOf({})).toEqual(
      expect.arrayContaining([
        'HFPLTPILOTINCHARGE:Zoe Muller',
        'HFGTYGLIDERTYPE:Lark 2',
        'HFSITSITE:Moleson',
        'HFTZNTIMEZONE:2',
      ]),
    );
  });

  it('declares its extensions before the first position', () => {
    const lines = linesOf({});
    expect(lines.indexOf('I033638FXA3939LAD4040LOD')).toBe(lines.findIndex((line) => line.startsWith('B')) - 1);
  });

  it('writes a position to a tenth of a thousandth of a minute', () => {
    expect(positionOf({})).toBe('B1203094632904N00701072EA019410198500370');
  });

  it('writes the southern and western half of the earth', () => {
    expect(positionOf({ lat: -33.5, lng: -70.25 })).toBe('B1203093330000S07015000WA019410198500300');
  });

  it('writes altitudes below sea level', () => {
    expect(positionOf({ gnssAltitude: -3.2, pressureAltitude: -41 })).toContain('A-0041-0003');
  });

  it('ends with a line break', () => {
    expect(writeIgc(HEAD, [READING]).endsWith('\r\n')).toBe(true);
  });
});
