// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type GliderBest, GliderRecords } from './glider-records.tsx';

const NO_RECORDS = { longest: null, highest: null, farthest: null };
const gliders = (count: number): readonly GliderBest[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Glider ${i + 1}`, records: NO_RECORDS }));
const show = (count: number) =>
  render(<GliderRecords gliders={gliders(count)} units={{ altitudeUnit: 'meters', distanceUnit: 'kilometers' }} />);
const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows the eight gliders flown last, all of them on demand, and where that was asked the way back', () => {
  show(30);
  expect(names()).toHaveLength(8);
  fireEvent.click(screen.getByRole('button', { name: 'All 30 gliders', expanded: false }));
  expect(names()).toHaveLength(30);
  fireEvent.click(screen.getByRole('button', { name: 'Fewer gliders', expanded: true }));
  expect(names()).toEqual(gliders(8).map(({ name }) => name));
});

it('has no button for a single one more', () => {
  show(9);
  expect(names()).toHaveLength(9);
  expect(screen.queryByRole('button')).toBeNull();
});
