import { describe, expect, it } from 'vitest';
import { findDateOrder, findDateOrderOf } from './date-order.ts';

describe('the order of day and month', () => {
  it.each([
    [['03/05/2026', '25/05/2026'], 'dmy'],
    [['03/05/2026', '05/25/2026'], 'mdy'],
    [['2026-05-03', '2026-05-04'], 'dmy'],
    [['3.5.2026', '4.5.2026'], 'dmy'],
    [['99/05/31', '99/05/03'], 'ymd'],
    [['05/05/2026', '06/06/2026'], 'dmy'],
    [[], 'dmy'],
    [['no', 'dates'], 'dmy'],
  ] as const)('of %j is %s by the whole column', (cells, order) => {
    expect(findDateOrder(cells)).toEqual({ state: 'sure', order });
  });

  it('is a question where the column does not say it, with two of its cells', () => {
    const cells = ['05/05/2026', '03/05/2026', '03/05/2026', '04/02/2026', '06/02/2026', 'none'];
    expect(findDateOrder(cells)).toEqual({
      state: 'question',
      orders: ['dmy', 'mdy'],
      cells: ['03/05/2026', '04/02/2026'],
    });
  });

  it('is the only one in which many rows are in order of time', () => {
    const cells = ['01/02', '02/02', '03/02', '04/02', '01/03', '02/03', '05/03', '12/04'].map((day) => `${day}/2026`);
    expect(findDateOrder(cells)).toEqual({ state: 'sure', order: 'dmy' });
    expect(findDateOrder(cells.toReversed())).toEqual({ state: 'sure', order: 'dmy' });
    expect(findDateOrder(cells.slice(0, 5)).state).toBe('question');
  });

  it('does not scatter the flights over decades', () => {
    expect(findDateOrder(['26-05-03', '26-05-17', '25-12-31'])).toEqual({ state: 'sure', order: 'ymd' });
    expect(findDateOrder(['03-05-26', '17-05-26', '09-06-25'])).toMatchObject({ state: 'sure', order: 'dmy' });
    expect(findDateOrder(['26.05.03.', '26.05.17.'])).toEqual({ state: 'sure', order: 'ymd' });
    expect(findDateOrder(['03.05.26', '17.05.26'])).toEqual({ state: 'sure', order: 'dmy' });
  });

  it('is not changed by a cell that is no date', () => {
    expect(findDateOrder(['03/05/2026', '25/05/2026', 'Total', '31/31/2026'])).toEqual({ state: 'sure', order: 'dmy' });
  });
});

it('several columns of dates have the same days in the order of both', () => {
  const names = ['2021-03-05-XLF-01.igc', '2021-03-08-XLF-02.igc'];
  expect(findDateOrderOf([names, ['05/03/2021', '08/03/2021']])).toEqual({ state: 'sure', order: 'dmy' });
  expect(findDateOrderOf([names, ['03/05/2021', '03/08/2021']])).toEqual({ state: 'sure', order: 'mdy' });
  expect(findDateOrderOf([['05/03/2021'], ['05/03/2021']]).state).toBe('question');
});
