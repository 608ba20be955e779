import { expect, it } from 'vitest';
import { reviewItem } from '#test/builders/found-flights';
import { byId, logbookGlider } from '#test/builders/logbook-items';
import { gliderTextsOf, proposedGlider } from './propose-gliders.ts';

it('names of gliders are counted whatever their case, the most frequent first, files without one last', () => {
  const names = ['', '', '', 'Rush 6', 'RUSH 6', 'Omega'];
  const items = names.map((gliderName, index) => reviewItem(String(index), { gliderName }));
  expect(gliderTextsOf(items)).toEqual([
    { key: 'rush 6', text: 'Rush 6', count: 2 },
    { key: 'omega', text: 'Omega', count: 1 },
    { key: '', text: '', count: 3 },
  ]);
});

it("a name proposes the pilot's glider of that name, else a new one, and none where no file names one", () => {
  const own = byId(logbookGlider({ id: 7, name: 'Rush 6' }));
  expect(proposedGlider({ key: 'rush 6' }, own)).toEqual({ kind: 'own', id: 7 });
  expect(proposedGlider({ key: 'omega' }, own)).toEqual({ kind: 'new', ref: 'omega' });
  expect(proposedGlider({ key: '' }, own)).toEqual({ kind: 'none' });
});
