import { describe, expect, it } from 'vitest';
import { itemsByName } from './items-by-name.ts';

const first = <Item>(known: Item) => known;

describe('items by name', () => {
  it('are listed once, in the order in which they were named', () => {
    const gliders = itemsByName<{ name: string }>(first);
    expect(['Rush', 'Alpha', 'Rush'].map((name) => gliders.add({ name }))).toEqual([0, 1, 0]);
    expect(gliders.items).toEqual([{ name: 'Rush' }, { name: 'Alpha' }]);
  });

  it('are the same whatever their case, surrounding blanks and Unicode form', () => {
    const sites = itemsByName<{ name: string }>(first);
    const names = ['Zürich', ' ZÜRICH ', 'Zu\u0308rich', 'zürich'];
    expect(names.map((name) => sites.add({ name }))).toEqual([0, 0, 0, 0]);
    expect(sites.items).toEqual([{ name: 'Zürich' }]);
  });

  it('are different by anything else', () => {
    const sites = itemsByName<{ name: string }>(first);
    const names = ['Zürich', 'Zurich', 'Zürich 2', '👍', '👎', '__proto__', 'constructor'];
    expect(names.map((name) => sites.add({ name }))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are merged by the given function', () => {
    const counts = itemsByName<{ name: string; count: number }>((known, again) => ({
      ...known,
      count: known.count + again.count,
    }));
    counts.add({ name: 'Kandel', count: 1 });
    counts.add({ name: 'KANDEL', count: 2 });
    expect(counts.items).toEqual([{ name: 'Kandel', count: 3 }]);
  });
});
