import { expect, it } from 'vitest';
import { chooseYear, NO_SELECTIONS, toggleSite } from '#domain/statistics/selections';
import { changeSelections, selectionsOf } from './shared-selections.ts';

it('keeps the selections of a pilot', () => {
  changeSelections(7, (before) => chooseYear(before, 2025));
  changeSelections(7, (before) => toggleSite(before, 3));
  expect(selectionsOf(7)).toMatchObject({ site: 3, year: 2025 });
});

it('starts empty for another pilot, and does not restore those of the first', () => {
  changeSelections(7, (before) => chooseYear(before, 2025));
  expect(selectionsOf(8)).toEqual(NO_SELECTIONS);
  changeSelections(8, (before) => toggleSite(before, 1));
  expect(selectionsOf(8)).toMatchObject({ site: 1, year: null });
  expect(selectionsOf(7)).toEqual(NO_SELECTIONS);
});
