import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { finishBody } from '#contract/import/imports';
import { degrees } from '#domain/units';
import { reviewItem } from '#test/builders/found-flights';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { NO_ANSWERS } from '../review/answers.ts';
import { otherImportedItems } from '../review/other-imported-items.ts';
import { gliderTextsOf } from '../review/propose-gliders.ts';
import { proposeFlightSites } from '../review/propose-sites.ts';
import type { OpenRun, ReviewItem } from '../review/review.ts';
import { reviewRows } from '../review/review-rows.ts';
import { namesOfNewSites } from '../review/site-names.ts';
import { planOf } from './plan.ts';
import { NOTHING_SENT, savedFlights } from './progress.ts';
import { allRefused, countsByKind, outcomeOfRun, reportLines } from './run-outcome.ts';

const FILLS = { kind: 'fills', flightId: 1, certainty: 'sure' } as const;
const LAUNCH = { lat: degrees(46.7), lng: degrees(7.9) };

function planFor(items: readonly ReviewItem[], openRun: OpenRun | null = null) {
  const flights = byId(logbookFlight({ id: 1, siteId: 4, gliderId: 5 }));
  const sites = proposeFlightSites(items, new Map());
  const rows = reviewRows({ items, logbook: { flights, gliders: new Map() }, sites, answers: NO_ANSWERS });
  const refused = [
    { path: 'a.txt', reason: 'notFlightFile' },
    { path: 'b.json', row: 3, reason: 'noDate' },
  ] as const;
  const read = { filesNum: 9, bytesNum: 500, stopped: null, comparedUpTo: 6, known: [] };
  const content = { source: 'tracks.zip', ...read, items, refused, archives: [], openRun };
  const gliderTexts = gliderTextsOf(items);
  const logbook = { flights, sites: new Map(), gliders: new Map(), gear: new Map(), handlings: new Map() };
  const otherItems = otherImportedItems(content, sites.newSites, logbook);
  const siteNames = namesOfNewSites(sites.newSites, new Map(), NO_ANSWERS);
  return planOf({ content, rows, newSites: sites.newSites, siteNames, gliderTexts, answers: NO_ANSWERS, otherItems });
}

describe('the plan of an import', () => {
  it('has the flights that are new or fill an entry, and counts the others', () => {
    const plan = planFor([
      reviewItem('a'),
      reviewItem('b', {}, FILLS),
      reviewItem('c', {}, { kind: 'known', flightId: 1, certainty: 'sure' }),
      reviewItem('d', {}, { kind: 'question', candidates: [], certainty: 'question' }),
    ]);
    expect(plan.flights.map(({ ref, id }) => [ref, id])).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
    expect([plan.known, plan.skipped, plan.comparedUpTo]).toEqual([1, 1, 6]);
  });

  it('has new sites and gliders only where a flight of it needs them', () => {
    const named = { launch: LAUNCH, gliderName: 'Omega' };
    expect(planFor([reviewItem('a', named)])).toMatchObject({
      sites: [{ ref: '46.7 7.9', name: 'Launch', lat: 46.7 }],
      gliders: [{ ref: 'omega', name: 'Omega', initialFlightNum: 0 }],
    });
    expect(planFor([reviewItem('b', named, FILLS)])).toMatchObject({ sites: [], gliders: [] });
  });
});

describe('the report of an import', () => {
  const plan = planFor([reviewItem('a'), reviewItem('b', {}, FILLS), reviewItem('c')]);
  const refusedItems = [
    { kind: 'flight', name: 'c.igc', refusal: { code: 'gone' } },
    { kind: 'incomplete', name: 'a.igc', refusal: { code: 'savedWithout', item: 'Niesen' } },
  ] as const;
  const progress = { ...NOTHING_SENT, sent: 3, added: 1, filled: 1, refusedItems };

  it('has counts that add up to the flights that were found', () => {
    const counts = new Map(reportLines(plan, progress).map(({ line, count }) => [line, count]));
    const parts = ['added', 'filled', 'known', 'skipped', 'refusedFlights'] as const;
    const sum = parts.reduce((total, line) => total + (counts.get(line) ?? 0), 0);
    expect([counts.get('flights'), sum, counts.get('refusedFlights')]).toEqual([3, 3, 1]);
    expect([counts.get('refusedFiles'), counts.get('refusedRows')]).toEqual([1, 1]);
    expect(countsByKind(allRefused(plan, progress)).map(({ kind, count }) => [kind, count])).toEqual([
      ...[['file', 1] as const, ['row', 1] as const, ['flight', 1] as const],
      ...[
        ['site', 0] as const,
        ['glider', 0] as const,
        ['gear', 0] as const,
        ['handling', 0] as const,
        ['pilot', 0] as const,
        ['incomplete', 1] as const,
      ],
    ]);
    expect(savedFlights(progress)).toBe(2);
  });

  it('does not count what the run had saved before it was interrupted as known, too', () => {
    const known = { kind: 'known', flightId: 1, certainty: 'sure' } as const;
    const openRun = { id: 7, createdAt: '2026-05-03T10:00:00Z', counts: { added: 1, filled: 1 } };
    const items = ['a', 'b', 'c', 'd'].map((key) => reviewItem(key, {}, key === 'd' ? undefined : known));
    const goesOn = planFor(items, openRun);
    expect([goesOn.openRunId, goesOn.known]).toEqual([7, 3]);
    expect(outcomeOfRun(goesOn, { ...NOTHING_SENT, sent: 1, added: 1 }).counts.known).toBe(1);
  });

  it('names every refused file, row and flight with the code of its reason', () => {
    const { counts, refused } = outcomeOfRun(plan, progress);
    expect(counts).toEqual({ files: 9, known: 0, skipped: 0, refused: 3 });
    expect(refused).toEqual([
      { name: 'a.txt', refusal: { code: 'notFlightFile' } },
      { name: 'b.json', row: 3, refusal: { code: 'noDate' } },
      { name: 'c.igc', refusal: { code: 'gone' } },
      { name: 'a.igc', refusal: { code: 'savedWithout', item: 'Niesen' } },
    ]);
  });

  it('cuts what a run keeps to what the server takes, without half an emoji', () => {
    const problem = { subject: 'flight', field: 'date', code: 'notDate' } as const;
    const refusal = { code: 'invalid', problems: Array.from({ length: 30 }, () => problem) } as const;
    const long = `${'x'.repeat(999)}💥`;
    const refusedItems = [
      { kind: 'flight', name: long, cell: `${'y'.repeat(499)}💥`, refusal } as const,
      { kind: 'incomplete', name: 'a.igc', refusal: { code: 'savedWithout', item: long } } as const,
    ];
    const outcome = outcomeOfRun(plan, { ...progress, refusedItems });
    expect(outcome.refused.slice(2)).toEqual([
      {
        name: 'x'.repeat(999),
        cell: 'y'.repeat(499),
        refusal: { code: 'invalid', problems: refusal.problems.slice(0, 20) },
      },
      { name: 'a.igc', refusal: { code: 'savedWithout', item: 'x'.repeat(999) } },
    ]);
    expect(v.parse(finishBody, outcome)).toEqual(outcome);
  });
});
