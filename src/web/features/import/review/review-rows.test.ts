import { describe, expect, it } from 'vitest';
import { metres, minutes } from '#domain/units';
import { foundFlight, reviewItem } from '#test/builders/found-flights';
import { byId, logbookFlight } from '#test/builders/logbook-items';
import { NO_ANSWERS, nextAnswers, type ReviewEvent } from './answers.ts';
import { choiceOfValue, valueOfChoice } from './choice.ts';
import { isAllKnown, type ReviewItem } from './review.ts';
import { countsOf, filledFields, isImported, reviewRows } from './review-rows.ts';

const FILLS = { kind: 'fills', flightId: 1, certainty: 'sure' } as const;
const KNOWN = { kind: 'known', flightId: 1, certainty: 'sure' } as const;
const QUESTION = { kind: 'question', candidates: [2, 1], certainty: 'question' } as const;
const EMPTY = { altitude: metres(0), airtime: minutes(0) };
const flights = byId(
  logbookFlight({ id: 1, siteId: 4, ...EMPTY }),
  logbookFlight({ id: 2, time: '11:55', siteId: 4, gliderId: 5, remarks: 'x', hasTrack: true }),
);
const NO_SITES = { choices: new Map(), newSites: [] };

function rowsAfter(items: readonly ReviewItem[], ...events: readonly ReviewEvent[]) {
  const answers = events.reduce(nextAnswers, NO_ANSWERS);
  return reviewRows({ items, logbook: { flights, gliders: new Map() }, sites: NO_SITES, answers });
}

const answer = (to: Extract<ReviewEvent, { type: 'answered' }>['answer']) =>
  ({ type: 'answered', keys: ['a'], answer: to }) as const;

describe('a row of the review', () => {
  it('is what the match proposes, and names the entry and its empty fields that it fills', () => {
    const [row] = rowsAfter([reviewItem('a', { gliderName: 'Omega' }, FILLS)]);
    expect(row).toMatchObject({ outcome: 'fills', entry: { id: 1 } });
    expect(row?.fills).toEqual(['time', 'glider', 'airtime', 'altitude', 'track']);
  });

  it.each([
    [KNOWN, 'known', false],
    [{ kind: 'repeated', sameAs: 'b', certainty: 'sure' }, 'known', false],
    [QUESTION, 'question', false],
    [{ kind: 'new', certainty: 'sure' }, 'new', true],
  ] as const)('of the match %o is %s', (match, outcome, imported) => {
    const [row] = rowsAfter([reviewItem('a', {}, match)]);
    expect([row?.outcome, row && isImported(row)]).toEqual([outcome, imported]);
  });

  it('is not known at once where its track is longer than that of the logbook', () => {
    const content = { source: 'a.igc', filesNum: 1, bytesNum: 5, stopped: null, comparedUpTo: 0, known: [] };
    const areKnown = (match: ReviewItem['match']) =>
      isAllKnown({ ...content, items: [reviewItem('a', {}, match)], refused: [], archives: [], openRun: null });
    const sameFlight = { kind: 'sameFlight', flightId: 1, certainty: 'sure' } as const;
    expect([areKnown(sameFlight), areKnown({ ...sameFlight, isLonger: true })]).toEqual([true, false]);
  });

  it('is what the pilot answers, until the answer is taken back', () => {
    const items = [reviewItem('a', {}, QUESTION)];
    expect(rowsAfter(items)[0]).toMatchObject({ outcome: 'question', entry: null, candidates: [{ id: 2 }, { id: 1 }] });
    const filled = answer({ do: 'fill', flightId: 1 });
    expect(rowsAfter(items, filled)[0]).toMatchObject({ outcome: 'fills', entry: { id: 1 } });
    expect(rowsAfter(items, answer({ do: 'add' }))[0]).toMatchObject({ outcome: 'new', entry: null });
    expect(rowsAfter(items, answer({ do: 'leaveOut' }))[0]).toMatchObject({ outcome: 'leftOut' });
    expect(rowsAfter(items, filled, answer(null))[0]).toMatchObject({ outcome: 'question' });
  });

  it('is known when the entry that the pilot chooses has nothing empty', () => {
    const [row] = rowsAfter([reviewItem('a', {}, QUESTION)], answer({ do: 'fill', flightId: 2 }));
    expect(row).toMatchObject({ outcome: 'known', entry: { id: 2 }, fills: [] });
  });

  it('is a question again when another one brings the track of the entry: no track is lost', () => {
    const items = [reviewItem('a', {}, QUESTION), reviewItem('b', {}, QUESTION)];
    const both = { type: 'answered', keys: ['a', 'b'], answer: { do: 'fill', flightId: 1 } } as const;
    const rows = rowsAfter(items, both);
    expect(rows.map(({ outcome, entry }) => [outcome, entry?.id])).toEqual([
      ['fills', 1],
      ['question', undefined],
    ]);
    expect(rowsAfter(items, both, answer(null)).map(({ outcome }) => outcome)).toEqual(['question', 'fills']);
  });

  it('has the site that is taken in place of a new one, and the glider by name or as chosen for the flight', () => {
    const items = [reviewItem('a', { gliderName: 'Omega' }), reviewItem('b', { gliderName: 'OMEGA' })];
    const rows = rowsAfter(
      items,
      { type: 'siteChosen', keys: ['a', 'b'], choice: { kind: 'new', ref: 's' } },
      { type: 'siteReplaced', ref: 's', choice: { kind: 'own', id: 4 } },
      { type: 'gliderOfTextChosen', key: 'omega', choice: { kind: 'own', id: 5 } },
      { type: 'gliderChosen', keys: ['b'], choice: { kind: 'none' } },
    );
    expect(rows.map(({ site, glider }) => [valueOfChoice(site), valueOfChoice(glider)])).toEqual([
      ['own:4', 'own:5'],
      ['own:4', ''],
    ]);
  });

  it('is counted by its outcome', () => {
    const items = [reviewItem('a'), reviewItem('b'), reviewItem('c', {}, KNOWN), reviewItem('d', {}, FILLS)];
    expect(countsOf(rowsAfter(items))).toEqual({ new: 2, fills: 1, question: 0, known: 1, leftOut: 0 });
  });
});

it('a found flight without values fills nothing but the track', () => {
  const found = foundFlight('a', { time: null, airtime: null, altitude: null });
  const none = { kind: 'none' } as const;
  expect(filledFields(logbookFlight({ id: 1, ...EMPTY }), { found, site: none, glider: none })).toEqual(['track']);
});

it('tags fill those of an entry without any', () => {
  const found = foundFlight('a', { tags: ['XC'], track: null });
  const none = { kind: 'none' } as const;
  const filledIn = (tags: readonly string[]) =>
    filledFields(logbookFlight({ id: 1, time: '12:00', tags }), { found, site: none, glider: none });
  expect([filledIn([]), filledIn(['tandem'])]).toEqual([['tags'], []]);
});

it('a choice is the value of its option, and back', () => {
  for (const choice of [{ kind: 'own', id: 12 }, { kind: 'new', ref: 'own:1' }, { kind: 'none' }] as const)
    expect(choiceOfValue(valueOfChoice(choice))).toEqual(choice);
});
