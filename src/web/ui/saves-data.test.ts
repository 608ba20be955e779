import { expect, it } from 'vitest';
import { savesData } from './saves-data.ts';

it.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: {} }, false],
  [{ connection: null }, false],
  [{}, false],
])('%j saves data: %s', (browser, expected) => {
  expect(savesData(browser)).toBe(expected);
});
