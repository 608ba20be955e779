import { describe, expect, it } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GEAR } from '#domain/fields/gear';
import { minutes } from '#domain/units';
import { archivedLogbook } from '#test/builders/archive';
import { reviewItem } from '#test/builders/found-flights';
import { byId, logbookFlight, logbookGlider, logbookSite } from '#test/builders/logbook-items';
import type { Logbook } from '#web/store/logbook.ts';
import { planOf } from '../send/plan.ts';
import { NO_ANSWERS, nextAnswers, type ReviewEvent } from './answers.ts';
import type { Choice } from './choice.ts';
import { otherImportedItems } from './other-imported-items.ts';
import { gliderTextsOf } from './propose-gliders.ts';
import { proposeFlightSites } from './propose-sites.ts';
import type { ReviewContent, ReviewItem } from './review.ts';
import { reviewRows } from './review-rows.ts';
import { namesOfNewSites } from './site-names.ts';

type Items = Pick<Logbook, 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings'>;

const EMPTY: Items = {
  flights: new Map(),
  sites: new Map(),
  gliders: new Map(),
  gear: new Map(),
  handlings: new Map(),
};
const CREATED_AT = '2026-05-01T08:00:00Z';
const { pilot, sites, gliders, gear, handlings } = archivedLogbook([]);
const ARCHIVE = { path: 'w.zip', exportedAt: null, pilot, sites, gliders, gear, handlings, trackFiles: 0 };

/** The flight of an archive with that number; as given, the flights are in another order. */
function archived(number: number, named: Parameters<typeof reviewItem>[1] = {}): ReviewItem {
  const item = reviewItem(String(number), { track: null, ...named });
  const { date, time, remarks } = item.found;
  const [{ airtime, altitude } = { airtime: 0, altitude: 0 }] = archivedLogbook([{}]).flights;
  const fields = { date, time, airtime, altitude, remarks };
  return { ...item, archived: { archive: 0, number, fields, createdAt: CREATED_AT, isTrackLost: false } } as ReviewItem;
}

type Read = Partial<Pick<ReviewContent, 'archives' | 'handlings'>>;

function planFor(items: readonly ReviewItem[], logbook: Items, ...events: readonly ReviewEvent[]) {
  return planOfRead({ archives: [ARCHIVE] }, { items, logbook }, ...events);
}

function planOfRead(
  { archives = [], ...rowsRead }: Read,
  { items = [], logbook = EMPTY }: { readonly items?: readonly ReviewItem[]; readonly logbook?: Items },
  ...events: readonly ReviewEvent[]
) {
  const read = { source: 'w.zip', filesNum: 1, bytesNum: 1, stopped: null, comparedUpTo: 0, known: [] };
  const content = { ...read, ...rowsRead, items, refused: [], archives, openRun: null };
  const proposed = proposeFlightSites(items, logbook.sites, content.archives);
  const answers = events.reduce(nextAnswers, NO_ANSWERS);
  const rows = reviewRows({ items, logbook, sites: proposed, answers });
  const otherItems = otherImportedItems(content, proposed.newSites, logbook, answers.gliderTexts);
  const { newSites } = proposed;
  const siteNames = namesOfNewSites(newSites, logbook.sites, answers);
  return planOf({ content, rows, newSites, siteNames, gliderTexts: gliderTextsOf(items), answers, otherItems });
}

const FIESCH = { siteName: 'Fiesch', gliderName: 'Omega' };

describe('what an archive brings', () => {
  it('is sent in its order with everything that it says, items without flights and the pilot too', () => {
    const plan = planFor([archived(2), archived(1, FIESCH)], EMPTY);
    expect(plan.pilot).toEqual(pilot);
    expect(plan.sites).toEqual(sites.map(({ id: _, ...site }) => ({ ref: site.name.toLowerCase(), ...site })));
    expect(plan.gliders).toEqual(gliders.map(({ id: _, ...glider }) => ({ ref: 'omega', ...glider })));
    expect(plan.flights.map(({ ref, createdAt }) => [ref, createdAt])).toEqual([
      ['1', CREATED_AT],
      ['2', CREATED_AT],
    ]);
  });

  it('has no site for a flight without one, however near its track is', () => {
    const [site] = sites;
    const launch = site?.lat != null && site.lng != null ? { lat: site.lat, lng: site.lng } : null;
    const own = byId(logbookSite({ id: 7, name: 'Near', ...launch }));
    expect(planFor([archived(1, { launch })], { ...EMPTY, sites: own }).flights[0]?.site).toEqual({ kind: 'none' });
  });

  it('is only what a logbook does not have by name, without the pilot', () => {
    const own = {
      ...EMPTY,
      sites: byId(logbookSite({ id: 7, name: 'FIESCH' })),
      gliders: byId(logbookGlider({ id: 3, name: 'omega' })),
    };
    const plan = planFor([archived(1, FIESCH)], own);
    expect([plan.pilot, plan.sites.map(({ name }) => name), plan.gliders]).toEqual([null, ['Annecy'], []]);
    expect(plan.flights[0]).toMatchObject({ site: { kind: 'own', id: 7 }, glider: { kind: 'own', id: 3 } });
  });

  it('leaves out the site of flights that are not imported, or that get another', () => {
    const leaveOut = { type: 'answered', keys: ['1'], answer: { do: 'leaveOut' } } as const;
    const logbook = { ...EMPTY, flights: byId(logbookFlight({ id: 1 })) };
    expect(planFor([archived(1, FIESCH)], logbook, leaveOut).sites.map(({ name }) => name)).toEqual(['Annecy']);
    const other = { type: 'siteReplaced', ref: 'fiesch', choice: { kind: 'none' } } as const;
    expect(planFor([archived(1, FIESCH)], logbook, other).sites.map(({ name }) => name)).toEqual(['Annecy']);
  });

  it('shares its sites with other files of the import, and takes a typed name', () => {
    const named = { type: 'siteNamed', ref: 'fiesch', name: 'Kühboden' } as const;
    const plan = planFor([reviewItem('x', { siteName: ' fiesch' }), archived(1, FIESCH)], EMPTY, named);
    expect(plan.flights.map(({ site }) => site)).toEqual([1, 2].map(() => ({ kind: 'new', ref: 'fiesch' })));
    expect(plan.sites[0]).toMatchObject({ name: 'Kühboden', location: 'at Fiesch', createdAt: CREATED_AT });
  });
});

describe('the ground handling of an import', () => {
  const kiting = (duration: number, gliderId: number, id = duration) => ({
    ...{ id, createdAt: CREATED_AT, date: '2026-04-30', duration: minutes(duration), gliderId, remarks: '' },
  });
  const archiveOf = (...durations: readonly number[]) => ({
    ...ARCHIVE,
    gear: [],
    handlings: durations.map((duration, index) => kiting(duration, 1, index + 1)),
    gliders: archivedLogbook([]).gliders.slice(0, 1),
  });
  const [{ name } = { name: '' }] = gliders;
  const own = {
    ...EMPTY,
    gliders: byId(logbookGlider({ id: 7, name })),
    handlings: byId({ ...kiting(60, 7, 4), date: '2026-04-30' }),
  };
  const rowOf = (table: string, row: number, duration: number, gliderName: string) => ({
    ...{
      key: `${table}:0:${row}`,
      path: `${table}.csv`,
      row,
      date: '2026-04-30',
      duration: minutes(duration),
      gliderName,
      remarks: '',
    },
  });
  const sentOf = ({ handlings: sent }: ReturnType<typeof planOfRead>) =>
    sent.map(({ duration, gliderId, gliderRef }) => [duration, gliderId ?? gliderRef]);

  it('is what an archive has more of than the logbook, and what was compared with', () => {
    const plan = planOfRead({ archives: [archiveOf(60, 60, 60, 15)] }, { logbook: own });
    expect(sentOf(plan)).toEqual([
      [60, 7],
      [60, 7],
      [15, 7],
    ]);
    expect(plan.handlingsComparedUpTo).toBe(4);
  });

  it('comes once from two archives and two tables of the same days, as often as the one has it that has most', () => {
    const archives = [archiveOf(60, 15), archiveOf(60, 60, 15)];
    const rows = [rowOf('a', 1, 60, name), rowOf('a', 2, 90, name), rowOf('b', 1, 90, name), rowOf('b', 2, 90, name)];
    expect(sentOf(planOfRead({ archives, handlings: rows }, { logbook: own }))).toEqual([
      [15, 7],
      [60, 7],
      [90, 7],
      [90, 7],
    ]);
    expect(sentOf(planOfRead({ archives, handlings: rows }, {}))).toHaveLength(5);
  });

  it('has the glider that the pilot chooses for a name, as gear has, and the import adds none of that name', () => {
    const rows = [rowOf('a', 1, 60, 'Mentor'), rowOf('a', 2, 90, ' MENTOR'), rowOf('a', 3, 30, name)];
    const asked = planOfRead({ handlings: rows }, { logbook: own });
    expect(asked.gliders.map((glider) => glider.name)).toEqual(['Mentor']);
    const chosen = { type: 'gliderOfTextChosen', key: 'mentor', choice: { kind: 'own', id: 7 } } as const;
    const plan = planOfRead({ handlings: rows }, { logbook: own }, chosen);
    expect(plan.gliders).toEqual([]);
    expect(sentOf(plan)).toEqual([
      [90, 7],
      [30, 7],
    ]);
    const archive = {
      ...archiveOf(15),
      gear: [{ ...blankOf(GEAR), id: 1, createdAt: CREATED_AT, name: 'Yeti', gliderIds: [1] }],
    };
    const key = name.toLowerCase();
    const other = { ...EMPTY, gliders: byId(logbookGlider({ id: 9, name: 'Mine' })) };
    const named = { type: 'gliderOfTextChosen', key, choice: { kind: 'own', id: 9 } } as const;
    const moved = planOfRead({ archives: [archive] }, { logbook: other }, named);
    expect([moved.gliders, sentOf(moved), moved.gear]).toMatchObject([
      [],
      [[15, 9]],
      [{ gliderIds: [9], gliderRefs: [] }],
    ]);
  });

  describe('that names no glider', () => {
    const rows = [rowOf('a', 1, 45, ''), rowOf('a', 2, 90, name)];
    const chosen = (choice: Choice) => ({ type: 'gliderOfTextChosen', key: '', choice }) as const;
    const withoutOf = ({ withoutGlider }: ReturnType<typeof planOfRead>) => withoutGlider.map(({ source }) => source);

    it('is asked about as flights are, and not sent without an answer', () => {
      const asked = otherImportedItems({ items: [], archives: [], handlings: rows }, [], own);
      expect(asked.gliderTexts).toEqual([{ key: '', text: '', count: 0 }]);
      const plan = planOfRead({ handlings: rows }, { logbook: own });
      expect([sentOf(plan), withoutOf(plan)]).toEqual([[[90, 7]], [{ path: 'a.csv', row: 1 }]]);
    });

    it('has the glider that the pilot chooses, an own or a new one', () => {
      const other = { ...own, gliders: byId(logbookGlider({ id: 9, name: 'Mine' })) };
      const taken = planOfRead({ handlings: rows }, { logbook: other }, chosen({ kind: 'own', id: 9 }));
      const key = name.toLowerCase();
      expect([sentOf(taken), withoutOf(taken)]).toEqual([
        [
          [45, 9],
          [90, key],
        ],
        [],
      ]);
      const ofFlight = reviewItem('x', { gliderName: 'Mentor' });
      const flown = planOfRead(
        { handlings: rows.slice(0, 1) },
        { items: [ofFlight] },
        chosen({ kind: 'new', ref: 'mentor' }),
        { type: 'answered', keys: ['x'], answer: { do: 'leaveOut' } },
      );
      expect([flown.gliders.map((glider) => glider.name), sentOf(flown)]).toEqual([['Mentor'], [[45, 'mentor']]]);
    });

    it('is known as often as the logbook has it on any glider, less what the table has on one', () => {
      const again = [rowOf('a', 1, 60, ''), rowOf('a', 2, 60, ''), rowOf('a', 3, 60, name)];
      const twice = { ...own, handlings: byId(kiting(60, 7, 4), kiting(60, 7, 5)) };
      const rowsLeft = (logbook: Items) =>
        withoutOf(planOfRead({ handlings: again }, { logbook })).map(({ row }) => row);
      expect([rowsLeft(own), rowsLeft(twice)]).toEqual([[1, 2], [2]]);
    });

    it('stays out where the pilot chooses none for a name, and so does that of an archive whose glider is missing', () => {
      const none = { type: 'gliderOfTextChosen', key: 'mentor', choice: { kind: 'none' } } as const;
      const plan = planOfRead({ handlings: [rowOf('b', 4, 45, 'Mentor')] }, { logbook: own }, none);
      expect([sentOf(plan), withoutOf(plan)]).toEqual([[], [{ path: 'b.csv', row: 4 }]]);
      const archive = {
        ...archiveOf(15),
        gliders: [],
        gear: [{ ...blankOf(GEAR), id: 1, createdAt: CREATED_AT, name: 'Yeti', gliderIds: [1] }],
      };
      const lost = planOfRead({ archives: [archive] }, { logbook: own });
      expect([sentOf(lost), withoutOf(lost)]).toEqual([[], [{ path: 'w.zip' }]]);
      const found = planOfRead({ archives: [archive] }, { logbook: own }, chosen({ kind: 'own', id: 7 }));
      expect([sentOf(found), found.gear]).toMatchObject([[[15, 7]], [{ gliderIds: [0], gliderRefs: [] }]]);
    });
  });
});
