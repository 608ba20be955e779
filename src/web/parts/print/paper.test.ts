import { expect, it } from 'vitest';
import { usualPaper } from './paper.ts';

it.each([
  ['en-US', 'Letter'],
  ['es-mx', 'Letter'],
  ['fr-CA', 'Letter'],
  ['en-GB', 'A4'],
  ['de-CH', 'A4'],
  ['zh-Hant-TW', 'A4'],
  ['en', 'A4'],
])('the usual paper of %s is %s', (language, paper) => {
  expect(usualPaper(language)).toBe(paper);
});
