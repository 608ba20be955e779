import { describe, expect, it } from 'vitest';
import { foundRow, foundTrack, knownFlight, savedFlight, type TrackDraft } from '#test/builders/import-flights';
import { minutes } from '../../units.ts';
import type { FoundFlight, KnownFlight } from '../found-flight.ts';
import { matchFlights } from './match-flights.ts';

type RowDraft = Parameters<typeof foundRow>[0];

const ROW = { time: '10:00', airtime: minutes(60), siteName: 'Kandel' };
const inArchive = <Found extends FoundFlight>(found: Found, archive = 0) => ({
  ...found,
  source: { path: 'wingbook.zip', archive },
});
const row = (draft: RowDraft, archive?: number) => inArchive(foundRow({ ...ROW, ...draft }), archive);
const track = (draft: TrackDraft, archive?: number) => inArchive(foundTrack(draft), archive);

function kindsOf(found: readonly FoundFlight[], known: readonly KnownFlight[] = []) {
  const matches = matchFlights(found, known);
  return found.map(({ key }) => matches.get(key)?.kind);
}

describe('flights of one archive', () => {
  it.each<readonly [string, readonly FoundFlight[]]>([
    ['have the same part of the same file', [track({ key: 'a', sha256: 'f' }), track({ key: 'b', sha256: 'f' })]],
    ['are of two recorders', [track({ key: 'a' }), track({ key: 'b', time: '10:02' })]],
    ['overlap', [track({ key: 'a' }), track({ key: 'b', time: '10:40' })]],
    ['are equal rows', [row({ key: 'a' }), row({ key: 'b' })]],
    ['are a row and a track at one time', [row({ key: 'a' }), track({ key: 'b' })]],
  ])('are all new when they %s', (_, found) => {
    expect(kindsOf(found)).toEqual(['new', 'new']);
    expect(kindsOf(found.toReversed())).toEqual(['new', 'new']);
  });

  it('are the same again in another archive, or a file beside it', () => {
    const tracks = [track({ key: 'a', sha256: 'f' }, 0), track({ key: 'b', sha256: 'f' }, 1)];
    expect(kindsOf(tracks).toSorted()).toEqual(['new', 'repeated']);
    expect(kindsOf([row({ key: 'a' }, 0), row({ key: 'b' }, 1)]).toSorted()).toEqual(['new', 'repeated']);
    expect(kindsOf([row({ key: 'a' }, 0), foundTrack({ key: 'b' })])).toEqual(['repeated', 'new']);
    expect(kindsOf([foundRow({ key: 'a', ...ROW }), track({ key: 'b' })])).toEqual(['repeated', 'new']);
  });

  it.each([
    ['other recorders', 'sameFlight', '10:02'],
    ['overlapping tracks', 'question', '10:40'],
  ])('are not taken for the one of the logbook that another of the archive is: %s', (_, alone, time) => {
    const [a, b] = [track({ key: 'a' }), track({ key: 'b', time })];
    const [first, second] = [savedFlight(1, { key: 'a' }), savedFlight(2, { key: 'b', time })];
    expect(kindsOf([b], [first])).toEqual([alone]);
    expect(kindsOf([a, b], [first])).toEqual(['known', 'new']);
    expect(kindsOf([b, a], [first])).toEqual(['new', 'known']);
    expect(kindsOf([a, b], [first, second])).toEqual(['known', 'known']);
  });

  it('are as many flights of the logbook as it has of other recorders', () => {
    const tracks = [track({ key: 'a' }), track({ key: 'b', time: '10:01' })];
    expect(kindsOf(tracks, [savedFlight(1, { key: 'x', time: '10:02' })]).toSorted()).toEqual(['new', 'sameFlight']);
  });

  it('that are alike are as many flights of the logbook as it has', () => {
    const tracks = ['a', 'b', 'c'].map((key) => track({ key, sha256: 'f' }));
    const known = [1, 2].map((id) => savedFlight(id, { key: 'f' }));
    expect(kindsOf(tracks, known)).toEqual(['known', 'known', 'new']);
    const entry = knownFlight({ id: 1, ...ROW, siteName: 'Kandel' });
    expect(kindsOf([row({ key: 'a' }), row({ key: 'b' })], [entry]).filter((kind) => kind === 'known')).toHaveLength(1);
  });
});
