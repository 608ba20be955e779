import { describe, expect, it, vi } from 'vitest';
import { MAX_PART_BYTES } from '#contract/import/imports';
import { fieldsOfFound } from '#domain/import/fields-of-found';
import { metres, minutes } from '#domain/units';
import { foundFlight, readTrackOf } from '#test/builders/found-flights';
import { refusedTexts } from '../refused-text.ts';
import { buildPart } from './build-part.ts';
import type { PlannedFlight } from './plan.ts';
import { afterPart, beforeItemsAgain, NOTHING_SENT } from './progress.ts';
import { allRefused } from './run-outcome.ts';
import { FIRST_PART, nextPartSize } from './send-import.ts';

const ids = { sites: new Map([['s', 3]]), gliders: new Map() };

function planned(ref: string): PlannedFlight {
  return {
    ref,
    id: 0,
    path: `${ref}.igc`,
    fields: fieldsOfFound(foundFlight(ref)),
    site: { kind: 'new', ref: 's' },
    glider: { kind: 'own', id: 5 },
    track: readTrackOf(ref),
  };
}

const partOf = (flights: readonly PlannedFlight[], readIgc: (name: string) => Promise<Uint8Array>, size = 50) =>
  buildPart({ flights, size, comparedUpTo: 7, ids, readIgc: async ({ blob }) => readIgc(await blob.text()) });
const plan = {
  sites: [{ ref: 's', name: 'Hohwald', location: '', lat: null, lng: null, launchAltitude: metres(0), remarks: '' }],
  gliders: [],
  gear: [],
  handlings: [],
};
const file = (length: number) => async () => new Uint8Array(length).fill(65);

describe('a part of an import', () => {
  it('has flights with their tracks as text, and the ids of their sites and gliders', async () => {
    const { body, taken } = await partOf([planned('a')], async () => new Uint8Array([65, 233]));
    expect(taken).toBe(1);
    expect(body.comparedUpTo).toBe(7);
    expect(body.clientKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.flights).toEqual([
      {
        ref: 'a',
        id: 0,
        date: '2026-05-03',
        time: '12:00',
        airtime: 75,
        altitude: 2_100,
        remarks: '',
        tags: [],
        siteId: 3,
        gliderId: 5,
        igc: 'Aé',
        igcEncoding: 'latin1',
        igcFileName: 'a.igc',
        igcRange: null,
      },
    ]);
  });

  it('has as many flights as asked for, and none that would make it too large', async () => {
    const flights = ['a', 'b', 'c', 'd'].map(planned);
    expect((await partOf(flights, file(10), 3)).taken).toBe(3);
    expect((await partOf(flights, file(800_000))).taken).toBe(2);
    const large = await partOf(flights, file(8 * 2 ** 20));
    expect(large.taken).toBe(1);
    expect(JSON.stringify(large.body).length).toBeLessThan(MAX_PART_BYTES);
  });

  it('goes on without a file that is gone, and names it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const built = await partOf(['a', 'b'].map(planned), async (name) => {
      if (name === 'a') throw new DOMException('The card was removed.', 'NotFoundError');
      return new Uint8Array();
    });
    expect([built.taken, built.gone.map(({ ref }) => ref), built.body.flights?.length]).toEqual([2, ['a'], 1]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('the size of parts', () => {
  it('doubles while the server is quick, at most to fifty flights', () => {
    let size = FIRST_PART;
    for (let part = 0; part < 5; part += 1) size = nextPartSize(size, 100);
    expect(size).toBe(50);
  });

  it('shrinks when the server is slow, at least to one flight', () => {
    expect(nextPartSize(40, 3_000)).toBe(20);
    expect(nextPartSize(2, 60_000)).toBe(1);
  });
});

describe('progress', () => {
  it('counts what became of the items of a part, and names what was refused with the reason', () => {
    const flights = ['a', 'b', 'c', 'd'].map(planned);
    const saved = (ref: string, effect: 'added' | 'filled' | 'unchanged') =>
      ({ dataType: 'flight', ref, state: 'saved', id: 1, effect }) as const;
    const problems = [{ subject: 'flight', field: 'date', code: 'notDate' }] as const;
    const results = [
      saved('a', 'added'),
      saved('b', 'filled'),
      { dataType: 'flight', ref: 'c', state: 'refused', problems } as const,
    ];
    const part = { planned: flights, gone: flights.slice(3) };
    const progress = afterPart(NOTHING_SENT, { response: { results }, part, plan });
    expect(progress).toMatchObject({ sent: 4, added: 1, filled: 1, unchanged: 0 });
    expect(progress.refusedItems.slice(2)).toEqual([
      { kind: 'flight', name: 'c.igc', refusal: { code: 'invalid', problems } },
      { kind: 'flight', name: 'd.igc', refusal: { code: 'gone' } },
    ]);
  });

  it('names a refused site, also when an import that was stopped sends it again, and the flights that are saved without it', () => {
    const problems = [{ subject: 'site', field: 'name', code: 'nameTaken' }] as const;
    const response = { results: [{ dataType: 'site', ref: 's', state: 'refused', problems } as const] };
    const once = afterPart(NOTHING_SENT, { response, part: null, plan });
    expect(afterPart(beforeItemsAgain(once), { response, part: null, plan }).refusedItems).toEqual(once.refusedItems);
    expect(once.refusedItems.map(({ kind, name }) => [kind, name])).toEqual([['site', 'Hohwald']]);

    const saved = { dataType: 'flight', state: 'saved', id: 1 } as const;
    const results = [
      { ...saved, ref: 'a', effect: 'added' },
      { ...saved, ref: 'b', effect: 'unchanged' },
    ] as const;
    const part = { planned: ['a', 'b'].map(planned), gone: [] };
    const [, withoutSite, ...others] = afterPart(once, {
      response: { results: [...results] },
      part,
      plan,
    }).refusedItems;
    expect(withoutSite).toMatchObject({
      kind: 'incomplete',
      name: 'a.igc',
      refusal: { code: 'savedWithout', item: 'Hohwald' },
    });
    expect(others).toEqual([]);
  });

  it('names ground handling that was refused, or that has no glider, by its file, row and day', () => {
    const handling = { ref: `${'9f'.repeat(32)}:0:2`, date: '2026-05-03', duration: minutes(45), remarks: '' };
    const ofRow = { ...handling, gliderId: null, gliderRef: 'swift', source: { path: 'a.csv', row: 2 } };
    const problems = [{ subject: 'handling', field: 'gliderId', code: 'gone' }] as const;
    const results = [{ dataType: 'handling', ref: ofRow.ref, state: 'refused', problems } as const];
    const progress = afterPart(NOTHING_SENT, {
      response: { results },
      part: null,
      plan: { ...plan, handlings: [ofRow] },
    });
    const withoutGlider = [{ ...ofRow, gliderRef: null, source: { path: 'b.csv', row: 7 } }];
    const refused = allRefused({ refused: [], withoutGlider }, progress);
    expect(refused.map(({ kind }) => kind)).toEqual(['handling', 'handling']);
    expect(refused.map(refusedTexts)).toEqual([
      { name: 'b.csv, row 7, May 3, 2026', reason: 'Glider cannot be empty' },
      { name: 'a.csv, row 2, May 3, 2026', reason: 'Glider you chose does no longer exist' },
    ]);
  });

  it('keeps the ids of new sites and gliders, and counts those that were not there before', () => {
    const results = [
      { dataType: 'site', ref: 's', state: 'saved', id: 9, effect: 'added' },
      { dataType: 'glider', ref: 'g', state: 'saved', id: 2, effect: 'unchanged' },
    ] as const;
    const {
      ids: known,
      sitesAdded,
      glidersAdded,
    } = afterPart(NOTHING_SENT, { response: { results }, part: null, plan });
    expect([known.sites.get('s'), known.gliders.get('g'), sitesAdded, glidersAdded]).toEqual([9, 2, 1, 0]);
  });
});
