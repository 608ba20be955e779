// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ItemColumns } from './item-columns.tsx';

afterEach(cleanup);

function columnsWith(remarks: string): number {
  const { container } = render(<ItemColumns left="left" right="right" remarks={remarks} />);
  return container.firstElementChild?.childElementCount ?? 0;
}

it('puts long remarks below both columns', () => {
  expect(columnsWith('Thermals all day. '.repeat(200))).toBe(3);
  expect(screen.getByRole('heading', { name: 'Remarks' })).toBeTruthy();
});

it('leaves short remarks in a column, however many blanks are around them', () => {
  expect(columnsWith(`${'\n'.repeat(1_000)}Thermals all day.${' '.repeat(1_000)}`)).toBe(2);
  expect(screen.getByRole('heading', { name: 'Remarks' })).toBeTruthy();
});

it('has nothing below the columns when there are only blanks', () => {
  expect(columnsWith(' '.repeat(2_000))).toBe(2);
  expect(screen.queryByRole('heading')).toBeNull();
});
