import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundRow, foundTrack, knownFlight, LAUNCH, northOf, savedFlight } from '#test/builders/import-flights';
import { metres, minutes } from '../../units.ts';
import type { FoundFlight, KnownFlight, Match } from '../found-flight.ts';
import { matchFlights } from './match-flights.ts';

const matched = (found: readonly FoundFlight[], known: readonly KnownFlight[] = []): readonly (Match | undefined)[] => {
  const matches = matchFlights(found, known);
  expect(matches.size).toBe(found.length);
  return found.map(({ key }) => matches.get(key));
};
const sure = (kind: 'known' | 'sameFlight' | 'fills', flightId: number): Match => ({
  kind,
  flightId,
  certainty: 'sure',
});
const NEW: Match = { kind: 'new', certainty: 'sure' };
const question = (...candidates: readonly number[]): Match => ({ kind: 'question', candidates, certainty: 'question' });
const KANDEL = { siteName: 'Kandel', siteCoordinates: LAUNCH };

describe('a track', () => {
  it('is known by its bytes', () => {
    expect(matched([foundTrack({ key: 'a' })], [savedFlight(7, { key: 'a' })])).toEqual([sure('known', 7)]);
  });

  it('is known as the part of a file that its flight is', () => {
    const [morning, evening] = [
      { key: 'a', sha256: 'f' },
      { key: 'b', sha256: 'f', time: '17:00' },
    ];
    expect(matched([foundTrack(morning), foundTrack(evening)], [savedFlight(7, morning)])).toEqual([
      sure('known', 7),
      NEW,
    ]);
  });

  it('is the same flight of another recorder when times overlap by 80 % and launches are within 500 m', () => {
    const other = { key: 'b', time: '10:03', airtime: 58, launch: northOf(LAUNCH, 450) };
    expect(matched([foundTrack(other)], [savedFlight(7, { key: 'a' })])).toEqual([sure('sameFlight', 7)]);
  });

  it.each([
    ['a launch further away', { launch: northOf(LAUNCH, 600) }],
    ['less overlap', { time: '10:20', airtime: 60 }],
    ['a launch from there minutes later', { time: '10:06', airtime: 54 }],
  ])('is a question at the same time with %s', (_, other) => {
    expect(matched([foundTrack({ key: 'b', ...other })], [savedFlight(7, { key: 'a' })])).toEqual([question(7)]);
  });

  it('after another is new', () => {
    const next = foundTrack({ key: 'b', time: '11:01' });
    expect(matched([next], [savedFlight(7, { key: 'a' })])).toEqual([NEW]);
  });

  it('found twice is one flight: the longer record, or the one that is known', () => {
    const [short, long] = [{ key: 'a', time: '10:01', airtime: 58 }, { key: 'b' }];
    const repeated = (sameAs: string): Match => ({ kind: 'repeated', sameAs, certainty: 'sure' });
    expect(matched([foundTrack(short), foundTrack(long)])).toEqual([repeated('b'), NEW]);
    expect(matched([foundTrack(short), foundTrack(long)], [savedFlight(7, short)])).toEqual([
      sure('known', 7),
      repeated('a'),
    ]);
  });

  it('found as GPX, too, is that of the recorder, although a second shorter', () => {
    const igc = foundTrack({ key: 'a', airtime: 59 });
    const gpx = foundTrack({ key: 'b' });
    const converted = { ...gpx, track: { ...gpx.track, convertedFrom: 'gpx' as const } };
    expect(matched([converted, igc])).toEqual([{ kind: 'repeated', sameAs: 'a', certainty: 'sure' }, NEW]);
  });

  it('that lands elsewhere at the same time is another pilot’s', () => {
    const own = foundTrack({ key: 'a' });
    const other = { ...own, key: 'b', track: { ...own.track, sha256: 'b', landing: northOf(LAUNCH, 9_000) } };
    expect(matched([own, other])).toEqual([question(), question()]);
  });

  it('at the same time as another of the import, from elsewhere, is a question, and so is the other', () => {
    const found = [foundTrack({ key: 'a' }), foundTrack({ key: 'b', launch: northOf(LAUNCH, 9_000) })];
    expect(matched(found)).toEqual([question(), question()]);
    const [entry, other] = [
      knownFlight({ id: 1, airtime: minutes(60), ...KANDEL }),
      knownFlight({ id: 2, date: '2026-05-04' }),
    ];
    expect(matched(found, [entry, other])).toEqual([question(1), question()]);
  });
});

describe('an entry with a time is filled', () => {
  it.each([
    ['launched 5 minutes apart', { time: '10:05' }],
    ['half of the flight in common', { time: '10:30', airtime: minutes(60) }],
    ['half of the track in common, without an airtime', { time: '10:30' }],
    ['at a site', { time: '10:00', ...KANDEL }],
  ])('%s', (_, entry) => {
    expect(matched([foundTrack({ key: 'a' })], [knownFlight({ id: 3, ...entry })])).toEqual([sure('fills', 3)]);
  });

  it('only by the launch it is nearest to', () => {
    const sleds = ['10:00', '10:12', '10:24'].map((time) => foundTrack({ key: time, time, airtime: 8 }));
    const entries = [knownFlight({ id: 1, time: '10:25' }), knownFlight({ id: 2, time: '10:00' })];
    expect(matched(sleds, entries)).toEqual([sure('fills', 2), NEW, sure('fills', 1)]);
  });

  it('is a question between two launches, of 12 minutes apart, for both', () => {
    const sleds = ['10:00', '10:12'].map((time) => foundTrack({ key: time, time, airtime: 8 }));
    expect(matched(sleds, [knownFlight({ id: 1, time: '10:06' })])).toEqual([question(1), question(1)]);
  });

  it('is a question when it may have landed before', () => {
    expect(matched([foundTrack({ key: 'a' })], [knownFlight({ id: 1, time: '09:30' })])).toEqual([question(1)]);
  });

  it('is a question an hour later with the same airtime: the time zone may be wrong', () => {
    const entry = knownFlight({ id: 1, time: '11:00', airtime: minutes(60) });
    expect(matched([foundTrack({ key: 'a' })], [entry])).toEqual([question(1)]);
    expect(matched([foundTrack({ key: 'a' })], [knownFlight({ id: 1, time: '13:30', airtime: minutes(60) })])).toEqual([
      NEW,
    ]);
  });

  it.each([
    ['the site', { siteCoordinates: northOf(LAUNCH, 20_000) }],
    ['the airtime', { airtime: minutes(5) }],
  ])('makes the whole day a question when %s contradicts', (_, contradiction) => {
    const found = [foundTrack({ key: 'a' }), foundTrack({ key: 'b', time: '15:00' })];
    const entries = [knownFlight({ id: 1, time: '10:00', ...contradiction }), knownFlight({ id: 2, time: '15:00' })];
    expect(matched(found, entries)).toEqual([question(1), question(2)]);
  });
});

describe('an entry without a time', () => {
  const track = foundTrack({ key: 'a', airtime: 60 });

  it('is filled at the same site with the same airtime', () => {
    expect(matched([track], [knownFlight({ id: 1, airtime: minutes(63), ...KANDEL })])).toEqual([sure('fills', 1)]);
  });

  it.each([
    ['by airtime alone', { airtime: minutes(60) }],
    ['by its site alone', KANDEL],
    ['by nothing but the day', {}],
    ['with less alike an airtime', { airtime: minutes(65), ...KANDEL }],
    ['of another altitude', { airtime: minutes(60), altitude: metres(3_000), ...KANDEL }],
    ['2 km from the launch', { airtime: minutes(60), siteCoordinates: northOf(LAUNCH, 2_000) }],
  ])('is never filled %s', (_, entry) => {
    expect(matched([track], [knownFlight({ id: 1, ...entry })])).toEqual([question(1)]);
  });

  it('is no candidate at another site or of another airtime', () => {
    expect(
      matched([track], [knownFlight({ id: 1, airtime: minutes(60), siteCoordinates: northOf(LAUNCH, 9_000) })]),
    ).toEqual([NEW]);
    expect(matched([track], [knownFlight({ id: 1, airtime: minutes(10), ...KANDEL })])).toEqual([NEW]);
  });

  it('is not told from another of like airtime', () => {
    const entries = [1, 2].map((id) => knownFlight({ id, airtime: minutes(60 + id), ...KANDEL }));
    expect(matched([track], entries)).toEqual([question(1, 2)]);
  });

  it('is told from another that has a track by its time', () => {
    const entries = [
      knownFlight({ id: 1, airtime: minutes(60), ...KANDEL }),
      knownFlight({ id: 2, time: '10:00', airtime: minutes(60), ...KANDEL }),
    ];
    const later = foundTrack({ key: 'b', time: '14:00', airtime: 62 });
    expect(matched([track, later], entries)).toEqual([sure('fills', 2), sure('fills', 1)]);
  });

  it.each([
    [9, 9, 'fills'],
    [9, 11, 'fills'],
    [13, 10, 'fills'],
    [7, 10, 'question'],
    [14, 10, 'question'],
  ])('is filled by a short flight of %d min with one of %d min alone at its site: %s', (airtime, written, kind) => {
    const short = foundTrack({ key: 'a', airtime });
    const entry = knownFlight({ id: 1, airtime: minutes(written), ...KANDEL });
    const elsewhere = { siteName: 'Hill', siteCoordinates: northOf(LAUNCH, 3_000) };
    const others = [
      knownFlight({ id: 2, airtime: minutes(9), ...elsewhere }),
      knownFlight({ id: 3, airtime: minutes(60), ...KANDEL }),
    ];
    expect(matched([short], [entry])).toMatchObject([{ kind }]);
    expect(matched([short], [entry, ...others])).toMatchObject([{ kind }]);
    // Another flight of the day that may be it, even without a site, makes it a question.
    for (const other of [KANDEL, {}])
      expect(matched([short], [entry, knownFlight({ id: 4, airtime: minutes(12), ...other })])).toMatchObject([
        { kind: 'question' },
      ]);
    expect(matched([short, foundTrack({ key: 'b', time: '15:00', airtime: 8 })], [entry])).toMatchObject([
      { kind: 'question' },
      { kind: 'question' },
    ]);
  });

  it.each([
    ['2 km from the launch', { siteCoordinates: northOf(LAUNCH, 2_000) }],
    ['of another altitude', { ...KANDEL, altitude: metres(3_000) }],
    ['without a site', {}],
  ])('is a question for a short flight alone on its day, %s', (_, entry) => {
    const short = foundTrack({ key: 'a', airtime: 9 });
    expect(matched([short], [knownFlight({ id: 1, airtime: minutes(9), ...entry })])).toEqual([question(1)]);
  });

  it('is a question for a sled ride, and proposed in the order of the day', () => {
    const sleds = ['10:00', '11:00', '12:00'].map((time) => foundTrack({ key: time, time, airtime: 9 }));
    const entries = [4, 5, 6].map((id) => knownFlight({ id, airtime: minutes(9), ...KANDEL }));
    const first = matched(sleds, entries).map((match) => match?.kind === 'question' && match.candidates[0]);
    expect(first).toEqual([4, 5, 6]);
  });
});

describe('a row of a table', () => {
  const values = { time: '10:00', airtime: minutes(60), altitude: metres(1_900), gliderName: 'Rush', remarks: 'Nice' };

  it('is known when all values are equal, as often as there are equal flights', () => {
    const rows = ['1', '2', '3'].map((key) => foundRow({ key, ...values, siteName: ' kandel' }));
    const known = [4, 5].map((id) => knownFlight({ id, ...values, ...KANDEL }));
    expect(matched(rows, known)).toEqual([sure('known', 4), sure('known', 5), NEW]);
  });

  it('fills tags of an equal flight that has none', () => {
    const row = foundRow({ key: '1', ...values, siteName: 'Kandel', tags: ['XC'] });
    const known = knownFlight({ id: 4, ...values, ...KANDEL });
    expect(matched([row], [known])).toEqual([sure('fills', 4)]);
    expect(matched([row], [{ ...known, tags: ['tandem'] }])).toEqual([sure('known', 4)]);
  });

  it('fills what a flight lacks, and is known when it lacks nothing', () => {
    const row = foundRow({ key: '1', time: '10:00', remarks: 'Nice' });
    expect(matched([row], [knownFlight({ id: 4, time: '10:00' })])).toEqual([sure('fills', 4)]);
    expect(matched([row], [knownFlight({ id: 4, time: '10:02', remarks: 'Windy' })])).toEqual([sure('known', 4)]);
  });

  it('that another file has, too, is one flight, also when the logbook has it', () => {
    const row = (key: string, path: string) => foundRow({ key, ...values, source: { path, row: 1 } });
    const repeated = { kind: 'repeated', sameAs: '1', certainty: 'sure' } as const;
    const rows = [row('1', 'a.json'), row('2', 'copy.json')];
    expect(matched(rows)).toEqual([NEW, repeated]);
    expect(matched(rows, [knownFlight({ id: 4, ...values })])).toEqual([sure('known', 4), repeated]);
  });

  it('is as many flights as one file has of it, and a question when it says too little', () => {
    const day = (key: string, path: string) => foundRow({ key, source: { path }, airtime: minutes(9) });
    expect(matched([day('1', 'a.json'), day('2', 'b.json'), day('3', 'b.json')])).toEqual([question(), NEW, NEW]);
  });

  it('of a track of the same import is that one flight; one that may be is a question', () => {
    const track = foundTrack({ key: 'a' });
    const repeated = { kind: 'repeated', sameAs: 'a', certainty: 'sure' } as const;
    const row = foundRow({ key: '1', ...values });
    const again = foundRow({ key: '2', ...values, source: { path: 'copy.json' } });
    expect(matched([again, row, track])).toEqual([repeated, repeated, NEW]);
    expect(matched([foundRow({ key: '1' }), track])).toEqual([question(), NEW]);
    expect(matched([foundRow({ key: '1', time: '15:00' }), track])).toEqual([NEW, NEW]);
  });

  it('of another day is new', () => {
    expect(
      matched([foundRow({ key: '1', date: '2026-05-04', ...values })], [knownFlight({ id: 4, ...values })]),
    ).toEqual([NEW]);
  });
});

describe('any flights', () => {
  const place = fc.constantFrom(LAUNCH, northOf(LAUNCH, 400), northOf(LAUNCH, 2_000), northOf(LAUNCH, 30_000));
  const time = fc.constantFrom('09:00', '09:10', '09:20', '10:00', '10:04', '11:30');
  const airtime = fc.constantFrom(5, 8, 30, 33, 90);
  const track = fc.record({ time, airtime, launch: place, sha256: fc.constantFrom('a', 'b', 'c') });
  const tracks = fc
    .array(track, { maxLength: 7 })
    .map((drafts) => drafts.map((draft, i) => ({ ...draft, key: `${draft.sha256}${i}` })));
  const entry = fc.record({
    time: fc.option(time),
    airtime: fc.oneof(fc.constant(0), airtime).map(minutes),
    siteCoordinates: fc.option(place),
  });
  const logbook = fc
    .tuple(fc.array(entry, { maxLength: 6 }), tracks)
    .map(([entries, saved]) => [
      ...entries.map((values, i) => knownFlight({ id: i + 1, ...values })),
      ...saved.map((draft, i) => savedFlight(100 + i, draft)),
    ]);
  const orders = fc.tuple(fc.infiniteStream(fc.nat()), fc.infiniteStream(fc.nat()));
  const byRandom = <Item>(items: readonly Item[], keys: Iterable<number>): readonly Item[] => {
    const numbers = keys[Symbol.iterator]();
    return items
      .map((item) => ({ item, at: numbers.next().value ?? 0 }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ item }) => item);
  };

  it('have the same matches in any order', () => {
    fc.assert(
      fc.property(tracks, logbook, orders, (drafts, known, [a, b]) => {
        const found = drafts.map(foundTrack);
        const inOrder = matchFlights(found, known);
        const shuffled = matchFlights(byRandom(found, a), byRandom(known, b));
        expect(new Map([...shuffled].toSorted())).toEqual(new Map([...inOrder].toSorted()));
      }),
    );
  });

  it('fill an entry once, and are the same as a flight that is not the same as another', () => {
    fc.assert(
      fc.property(tracks, logbook, (drafts, known) => {
        const matches = matchFlights(drafts.map(foundTrack), known);
        const filled = [...matches.values()].flatMap((match) => (match.kind === 'fills' ? [match.flightId] : []));
        expect(new Set(filled).size).toBe(filled.length);
        for (const match of matches.values()) {
          if (match.kind === 'repeated') expect(matches.get(match.sameAs)?.kind).not.toBe('repeated');
        }
      }),
    );
  });

  it('are never surely one of several entries that say the same', () => {
    fc.assert(
      fc.property(tracks, entry, fc.integer({ min: 2, max: 4 }), (drafts, values, times) => {
        const known = Array.from({ length: times }, (_, i) => knownFlight({ id: i + 1, ...values }));
        for (const { kind } of matchFlights(drafts.map(foundTrack), known).values()) expect(kind).not.toBe('fills');
      }),
    );
  });
});
