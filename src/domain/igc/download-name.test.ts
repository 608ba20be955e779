import { expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

it.each([
  ['track\u202egci.exe', 'trackgci.exe'],
  ['\u2066a\u2069\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u2067\u2068.igc', 'a.igc'],
  ['טיסה.igc', 'טיסה.igc'],
  ['Flug 🪂 1.igc', 'Flug 🪂 1.igc'],
])('offers %j as %j', (name, offered) => {
  expect(downloadName(name)).toBe(offered);
});
