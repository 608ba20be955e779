import { describe, expect, it } from 'vitest';
import { uniqueNames } from './track-entries.ts';

describe('the name of a file in an export', () => {
  it.each([
    ['a valid name', '2026-05-03-XYZ-01.igc', '2026-05-03-XYZ-01.igc'],
    ['letters of any script', 'Grüße 🪂.igc', 'Grüße 🪂.igc'],
    ['a path out of the folder', '../../etc/passwd', '__.._etc_passwd'],
    ['characters that Windows does not allow', 'C:\\a*b?"<c>|.igc', 'C__a_b___c__.igc'],
    ['a device name', 'CON.igc', '_CON.igc'],
    ['a device name with an extension', 'com1.old.igc', '_com1.old.igc'],
    ['a name that only starts like a device', 'console.igc', 'console.igc'],
    ['dots and blanks at the end', ' a.igc. . ', 'a.igc'],
    ['a hidden file', '.igc', '_igc'],
    ['characters that change the text direction', 'track\u202egci.\u2066exe', 'trackgci.exe'],
    ['control characters', 'a\r\n\0.igc', 'a___.igc'],
    ['a long name', `${'x'.repeat(300)}.igc`, `${'x'.repeat(200)}.igc`],
    ['a name that is long in bytes only', `${'🪂'.repeat(251)}.igc`, `${'🪂'.repeat(50)}.igc`],
    ['a long extension', `a.${'y'.repeat(300)}`, `a.${'y'.repeat(39)}`],
  ])('can be unpacked anywhere: %s', (_, wanted, name) => {
    expect(uniqueNames()(wanted)).toBe(name);
    expect(new TextEncoder().encode(name).length).toBeLessThan(250);
  });

  it('is unique regardless of case and Unicode form', () => {
    const nameFor = uniqueNames();
    const wanted = ['a.igc', 'A.IGC', 'a.igc.', 'a (2).igc', 'é.igc', 'e\u0301.igc', 'a.igc'];
    const names = wanted.map(nameFor);
    expect(names.slice(0, 4)).toEqual(['a.igc', 'A (2).IGC', 'a (3).igc', 'a (2) (2).igc']);
    expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(wanted.length);
  });
});
