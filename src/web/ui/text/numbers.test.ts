import { expect, it } from 'vitest';
import { formatWhole } from './numbers.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [2640, '2\u202f640'],
  [1234567, '1\u202f234\u202f567'],
  [-1500, '\u22121\u202f500'],
  [-27, '\u221227'],
  [-0.2, '0'],
  [2640.5, '2\u202f641'],
])('shows %d with narrow spaces between thousands', (value, text) => {
  expect(formatWhole(value)).toBe(text);
});
