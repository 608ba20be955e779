import { expect, it } from 'vitest';
import { csvOf } from './csv-of.ts';

it('a list as CSV keeps commas, quotes and line breaks, and no spreadsheet runs a cell', () => {
  expect(csvOf([['a,b', 'say "no"\nnow', '=1+1']])).toBe('"a,b","say ""no""\nnow","\'=1+1"\r\n');
});
