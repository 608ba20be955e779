// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VirtualGroups } from './table-body.tsx';

afterEach(cleanup);

const rowsFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: first + index }));

it('renders the heads of all groups, each group as high as its rows, and only the rows in view', () => {
  const groups = [
    { key: 2026, start: 0, rows: rowsFrom(0, 100) },
    { key: 2025, start: 101, rows: rowsFrom(100, 50) },
  ];
  const body = (
    <VirtualGroups
      groups={groups}
      columns={1}
      markedIndex={-1}
      narrowHeightAt={() => undefined}
      renderHead={(key) => `year ${key}`}
      renderRow={(index) => <tr key={index} data-row={index} />}
    />
  );
  const { container } = render(<table>{body}</table>);
  const heads = [...container.querySelectorAll('th')].map(({ textContent }) => textContent);
  const heights = [...container.querySelectorAll('tbody')].map(({ style }) => style.height);
  const shown = [...container.querySelectorAll('[data-row]')].map((row) => Number(row.getAttribute('data-row')));
  expect(heads).toEqual(['year 2026', 'year 2025']);
  expect(heights).toEqual(['5200px', '2600px']); // Without layout the heads measure 0, rows 52 each.
  expect(shown[0]).toBe(1);
  expect(shown.length).toBeLessThan(60);
});
