import { describe, expect, it } from 'vitest';
import { type Content, contentOf, isDate } from './content.ts';

describe('the content of a column', () => {
  it.each<[Content, readonly string[]]>([
    ['dates', ['2026-05-03', '3.5.2026', '5/3/26', '3 May 2026']],
    ['dates', ['2026-05-03 10:31']],
    ['times', ['10:31', '09:00:12', '17:45']],
    ['times', ['0:30', '10:31', '12:00', '13:00', '14:30']],
    ['durations', ['1:05', '0:20', '2:40']],
    ['durations', ['1:05', '0:20', '2:40', '7:10']],
    ['durations', ['1h05', '20min', "35'", 'PT1H']],
    ['text', ['75', '120', '1850']],
    ['text', ['Kandel', 'Niesen']],
    ['text', ['10:31', 'noon', 'early']],
    ['text', []],
  ])('is %s: %j', (content, cells) => {
    expect(contentOf(cells)).toBe(content);
  });

  it('is what nine tenths of its cells are', () => {
    const dates = Array.from({ length: 18 }, (_, i) => `2026-05-${String(i + 1).padStart(2, '0')}`);
    expect(contentOf([...dates, 'Total', 'Mean'])).toBe('dates');
    expect(contentOf([...dates, 'Total', 'Mean', 'Most'])).toBe('text');
  });
});

it('a date is one in whatever order', () => {
  expect(['31/12/2026', '12/31/2026', '26/12/31', '20261231'].map(isDate)).toEqual([true, true, true, true]);
  expect(['13/13/2026', 'Kandel', '', '10:31', '1850'].map(isDate)).not.toContain(true);
});
