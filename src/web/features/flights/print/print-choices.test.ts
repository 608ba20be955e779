import { describe, expect, it } from 'vitest';
import { readChoices, usualChoices } from './print-choices.ts';

const NUMBERS = { first: 41, last: 640 };
const typed = (fields: Partial<Record<'fromNumber' | 'firstPage', string>>) =>
  readChoices({ ...usualChoices('Ann', 'A4'), ...fields }, NUMBERS);

describe('where a print begins', () => {
  it('is the first flight on page 1, unless the pilot says otherwise', () => {
    expect(typed({})).toEqual({ rowsPerPage: 20, fromNumber: 41, firstPage: 1, wrong: [] });
    expect(typed({ fromNumber: ' 541 ', firstPage: '26' })).toMatchObject({
      fromNumber: 541,
      firstPage: 26,
      wrong: [],
    });
  });

  it.each(['0', '40', '641', '-1', '1.5', 'x', '1e3', '99999999999'])('cannot be flight %j', (fromNumber) => {
    expect(typed({ fromNumber })).toMatchObject({ fromNumber: 41, wrong: ['fromNumber'] });
  });

  it('cannot be page 0 or 10,000', () => {
    expect(typed({ firstPage: '0', fromNumber: 'x' }).wrong).toEqual(['fromNumber', 'firstPage']);
    expect(typed({ firstPage: '10000' }).wrong).toEqual(['firstPage']);
  });
});
