import { expect, test } from 'vitest';
import { cssString } from './print-header.ts';

test.each([
  ['22 Nov 2026, Planpraz', '"22 Nov 2026, Planpraz"'],
  ['The "Niesen"', '"The \\22 Niesen\\22 "'],
  ['a\\b', '"a\\5c b"'],
  ['two\nlines', '"two\\a lines"'],
])('%j is %s in a style sheet', (text, string) => {
  expect(cssString(text)).toBe(string);
});
