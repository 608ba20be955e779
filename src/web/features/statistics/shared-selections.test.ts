import { expect, it } from 'vitest';
import { chooseYear, NO_SELECTIONS, toggleSite } from '#domain/statistics/selections';
import { clearSessionState } from '#web/session-state.ts';
import { changeSelections, sharedSelections } from './shared-selections.ts';

it('keeps the selections of a pilot, and starts empty for another one', () => {
  changeSelections((before) => chooseYear(before, 2025));
  changeSelections((before) => toggleSite(before, 3));
  expect(sharedSelections.get()).toMatchObject({ site: 3, year: 2025 });
  clearSessionState();
  expect(sharedSelections.get()).toEqual(NO_SELECTIONS);
});
