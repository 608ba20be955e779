import { expect, it } from 'vitest';
import { joinIgc } from './join-igc.ts';
import { parseIgc } from './parse-igc.ts';

const bytes = (...lines: readonly string[]): Uint8Array => new TextEncoder().encode(lines.join('\r\n'));
const fix = (time: string, rest = ''): string => `B${time}4641400N00751600EA0177001800${rest}`;
const DAY = 'HFDTE030526';

it('the pieces of a recording are one file: the head of the first, and what each has recorded', () => {
  const first = bytes('AXSBDRP', DAY, 'HFPLTPILOT:Zoë', fix('235950'), 'G0A1B2');
  const second = bytes('AXSBDRP', 'HFDTE040526', 'LXSBsecond', fix('000005'), 'E000006PEV', fix('000010'), 'G3C4D5');
  const joined = joinIgc([first, second]);
  expect(joined && new TextDecoder().decode(joined)).toBe(
    `${['AXSBDRP', DAY, 'HFPLTPILOT:Zoë', fix('235950'), fix('000005'), 'E000006PEV', fix('000010')].join('\r\n')}\r\n`,
  );
  const { time } = parseIgc(joined ?? new Uint8Array()).fixes;
  expect([...time].map((at) => at - (time[0] ?? 0))).toEqual([0, 15, 20]);
});

it('a piece without a line’s end at its end is followed by a line', () => {
  const joined = joinIgc([bytes('AXSBDRP', DAY, fix('100000')), bytes('AXSBDRP', DAY, fix('100010'))]);
  expect(parseIgc(joined ?? new Uint8Array()).fixes).toHaveLength(2);
});

it('pieces of which a position would be lost are not joined', () => {
  expect(joinIgc([bytes('AXSBDRP', DAY, fix('100000')), bytes('AXSBDRP', DAY, `>${fix('100010')}`)])).toBeNull();
});

it.each([
  ['another recorder', bytes('AXCT123', DAY, fix('100010'))],
  ['another pilot', bytes('AXSBDRP', DAY, 'HFPLTPILOT:Max', fix('100010'))],
  ['another glider', bytes('AXSBDRP', DAY, 'HFGTYGLIDERTYPE:Other', fix('100010'))],
  ['other columns', bytes('AXSBDRP', DAY, 'I013638FXA', fix('100010', '123'))],
])('pieces of %s are not joined', (_, second) => {
  const first = bytes('AXSBDRP', DAY, 'HFPLTPILOT:Eva', 'HFGTYGLIDERTYPE:Omega', fix('100000'));
  expect(joinIgc([first, second])).toBeNull();
});
