// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { csvOf, RefusedTable } from './refused-table.tsx';

afterEach(cleanup);

/** The virtual table is loaded when it is needed, which takes its time on a busy machine. */
const LOADING_MS = 60_000;

const refused = (count: number) =>
  Array.from({ length: count }, () => ({ name: 'a.igc', reason: 'The file is empty.' }));

it('lists the same file as often as it was refused', () => {
  render(<RefusedTable label="Refused" refused={refused(3)} />);
  expect(screen.getAllByRole('cell', { name: 'a.igc' })).toHaveLength(3);
});

it('renders only the rows in view of a long list', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(41); // The DOM of unit tests has no layout.
  render(<RefusedTable label="Refused" refused={refused(5_000)} />);
  expect(screen.getByRole('table', { name: 'Refused' }).getAttribute('aria-rowcount')).toBe('5001');
  await screen.findAllByText('a.igc', {}, { timeout: LOADING_MS });
  expect(screen.getAllByText('a.igc').length).toBeLessThan(100);
});

it('a list as CSV keeps commas, quotes and line breaks, and no spreadsheet runs a cell', () => {
  expect(csvOf([['a,b', 'say "no"\nnow', '=1+1']])).toBe('"a,b","say ""no""\nnow","\'=1+1"\r\n');
});
