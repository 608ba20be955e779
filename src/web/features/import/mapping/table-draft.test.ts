import { describe, expect, it } from 'vitest';
import { EMPTY_MAPPING, type TableMapping } from '#domain/import/table/table-mapping';
import { sourceTable } from '#test/builders/table-readings';
import {
  type DraftEvent,
  draftOf,
  hasDates,
  isDateOpen,
  nextDraft,
  openNames,
  openQuestion,
  type TableDraft,
} from './table-draft.ts';

const OPEN = sourceTable([
  ['Date', 'Airtime', 'Site', 'Comment'],
  ['03/04/2024', '60', 'Kandel', 'a'],
  ['05/06/2024', '30', 'Niesen', 'b'],
]);
const DECIDED = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['25/04/2024', '60', 'Kandel'],
]);
const CLUB: TableMapping = {
  ...EMPTY_MAPPING,
  name: 'Club',
  headerRow: 0,
  columns: [
    { column: 0, header: 'Tag', field: 'date' },
    { column: 1, header: 'Ort', field: 'site' },
    { column: 2, header: 'Wind', field: 'remarks' },
  ],
  dateOrder: 'mdy',
};
const CLUBS = sourceTable([
  ['Wind', 'Ort', 'Tag'],
  ['NW', 'Kandel', '03/04/2024'],
]);

const draftAfter = (draft: TableDraft, ...events: readonly DraftEvent[]): TableDraft => events.reduce(nextDraft, draft);
const fieldsOf = ({ mapping }: TableDraft) => mapping.columns.map(({ column, field }) => [column, field]);

describe('how a table is read', () => {
  it('is proposed by its headers; the order of dates is open where the column does not say it', () => {
    const draft = draftOf(OPEN, []);
    expect(fieldsOf(draft)).toEqual([
      [0, 'date'],
      [1, 'duration'],
      [2, 'site'],
      [3, 'remarks'],
    ]);
    expect([draft.known, draft.dateQuestion?.cells, isDateOpen(draft)]).toEqual([
      null,
      ['03/04/2024', '05/06/2024'],
      true,
    ]);
    expect(isDateOpen(draftOf(DECIDED, []))).toBe(false);
  });

  it('is that of a known mapping that fits, wherever its columns are', () => {
    const draft = draftOf(CLUBS, [CLUB]);
    expect([draft.known, draft.dateQuestion]).toEqual(['Club', null]);
    expect(draft.mapping.columns.map(({ column, header }) => [column, header])).toEqual([
      [2, 'Tag'],
      [1, 'Ort'],
      [0, 'Wind'],
    ]);
  });

  it('has the answer of the pilot about the dates', () => {
    const draft = draftAfter(draftOf(OPEN, []), { type: 'dateOrderChosen', order: 'mdy' });
    expect([isDateOpen(draft), draft.mapping.dateOrder, draft.known]).toEqual([false, 'mdy', null]);
  });

  it('has one column for a date, an airtime and the like, and as many as wanted for remarks', () => {
    const draft = draftAfter(
      draftOf(OPEN, []),
      { type: 'columnChosen', column: 1, use: 'remarks' },
      { type: 'columnChosen', column: 2, use: 'date' },
    );
    expect(fieldsOf(draft)).toEqual([
      [1, 'remarks'],
      [2, 'date'],
      [3, 'remarks'],
    ]);
    expect(hasDates(draftAfter(draft, { type: 'columnChosen', column: 2, use: 'leftOut' }))).toBe(false);
  });

  it('keeps columns without a field in the remarks, leaves them out, or gives them one', () => {
    const table = sourceTable([
      ['Date', 'Wind', 'Mood'],
      ['2024-04-03', 'NW', 'good'],
      ['2024-04-05', 'S', 'tired'],
    ]);
    const keptOf = ({ mapping }: TableDraft) => mapping.kept?.map(({ header }) => header);
    const draft = draftOf(table, []);
    expect([draft.others, keptOf(draft)]).toEqual([
      [1, 2],
      ['Wind', 'Mood'],
    ]);
    const next = draftAfter(
      draft,
      { type: 'columnChosen', column: 1, use: 'leftOut' },
      { type: 'columnChosen', column: 2, use: 'site' },
    );
    expect([next.others, keptOf(next), fieldsOf(next)]).toEqual([
      [1, 2],
      [],
      [
        [0, 'date'],
        [2, 'site'],
      ],
    ]);
    expect(keptOf(nextDraft(next, { type: 'columnChosen', column: 2, use: 'kept' }))).toEqual(['Mood']);
  });

  it('is open while it is not said what few, repeating names are', () => {
    const names = ['Hill A', 'Hill B', 'Hill A', 'Hill B'];
    const table = sourceTable([['Date', 'Foo'], ...names.map((name, i) => [`2024-04-0${i + 1}`, name])]);
    const draft = draftOf(table, []);
    const site = nextDraft(draft, { type: 'columnChosen', column: 1, use: 'site' });
    expect([openNames(draft), openNames(site), fieldsOf(site)[1]]).toEqual([1, null, [1, 'site']]);
    expect(openNames(nextDraft(draft, { type: 'columnChosen', column: 1, use: 'kept' }))).toBeNull();
  });

  it('has the year that the pilot names, and another one later', () => {
    const table = sourceTable([
      ['Datum', 'Ort'],
      ['03.05.', 'Kandel'],
      ['14.05.', 'Niesen'],
    ]);
    const draft = draftAfter(draftOf(table, []), { type: 'yearSaid', year: 2024, known: [] });
    const later = nextDraft(draft, { type: 'yearSaid', year: 2025, known: [] });
    expect([hasDates(draftOf(table, [])), draft.table.rows[1]?.[0], later.table.rows[2]?.[0]]).toEqual([
      false,
      '03.05.2024',
      '14.05.2025',
    ]);
  });

  it('stays that of a known mapping when a column that it does not know is kept or left out', () => {
    const table = sourceTable([
      ['Tag', 'Ort', 'Wind', 'Stimmung'],
      ['03.04.2024', 'Kandel', 'NW', 'gut'],
    ]);
    const draft = draftOf(table, [CLUB]);
    const leftOut = nextDraft(draft, { type: 'columnChosen', column: 3, use: 'leftOut' });
    expect([draft.known, draft.others, leftOut.known, leftOut.mapping.kept]).toEqual(['Club', [3], 'Club', []]);
    expect(nextDraft(draft, { type: 'columnChosen', column: 3, use: 'glider' }).known).toBeNull();
  });

  it('asks again when another column has the dates, and keeps the answer when it is another column', () => {
    const table = sourceTable([
      ['Date', 'Entered', 'Site'],
      ['03/04/2024', '25/12/2024', 'Kandel'],
    ]);
    const answered = draftAfter(draftOf(table, []), { type: 'dateOrderChosen', order: 'mdy' });
    const site = draftAfter(answered, { type: 'columnChosen', column: 2, use: 'remarks' });
    expect([site.dateAnswer, site.mapping.dateOrder]).toEqual(['mdy', 'mdy']);
    const other = draftAfter(answered, { type: 'columnChosen', column: 1, use: 'date' });
    expect([other.dateAnswer, other.dateQuestion, other.mapping.dateOrder]).toEqual([null, null, 'dmy']);
  });

  it('with another row of headers has its columns; with one that says nothing they keep what they are for', () => {
    const table = sourceTable([
      ['Flown', 'Where', 'Long'],
      ['Date', 'Site', 'Airtime'],
      ['2024-05-25', 'Kandel', '30'],
      ['', '', 'three flights'],
    ]);
    const none = { ...draftOf(table, []), mapping: EMPTY_MAPPING };
    const second = draftAfter(none, { type: 'headerRowChosen', headerRow: 1 });
    expect(second.mapping.columns.map(({ header, field }) => [header, field])).toEqual([
      ['Date', 'date'],
      ['Site', 'site'],
      ['Airtime', 'duration'],
    ]);
    const last = draftAfter(second, { type: 'headerRowChosen', headerRow: 3 });
    expect(last.mapping.columns.map(({ header, field }) => [header, field])).toEqual([
      ['', 'date'],
      ['', 'site'],
      ['three flights', 'duration'],
    ]);
  });

  it('is no known one any more once something is changed, and is it again when it is chosen', () => {
    const changed = draftAfter(draftOf(CLUBS, [CLUB]), { type: 'optionChosen', option: { altitudeIn: 'ft' } });
    expect([changed.known, changed.isChanged, changed.mapping.name]).toEqual([null, true, 'Club']);
    const chosen = draftAfter(changed, { type: 'knownChosen', mappings: [CLUB] });
    expect([chosen.known, chosen.isChanged, chosen.mapping.altitudeIn]).toEqual(['Club', false, 'm']);
    expect(draftAfter(chosen, { type: 'knownChosen', mappings: [] }).known).toBeNull();
  });

  it('is that of a known mapping also where its headers are others, so that the preview shows what comes of it', () => {
    const draft = draftAfter(draftOf(DECIDED, []), { type: 'knownChosen', mappings: [CLUB] });
    expect([draft.known, draft.mapping.columns]).toEqual(['Club', CLUB.columns]);
  });

  it('is that of the language that fits, of several mappings of one name', () => {
    const english = {
      ...CLUB,
      columns: CLUB.columns.map((column) => ({ ...column, header: `${column.header} (en)` })),
    };
    const draft = draftAfter(draftOf(CLUBS, []), { type: 'knownChosen', mappings: [english, CLUB] });
    expect(draft.mapping.columns.map(({ header }) => header)).toEqual(['Tag', 'Ort', 'Wind']);
  });

  it('from a file is none of the known ones, so that it can be kept', () => {
    const draft = draftAfter(draftOf(CLUBS, []), { type: 'opened', mapping: CLUB });
    expect([draft.known, draft.mapping.name, fieldsOf(draft)[0]]).toEqual([null, 'Club', [2, 'date']]);
  });

  it('is proposed anew for another reading of the file', () => {
    const draft = draftAfter(draftOf(OPEN, []), { type: 'tableRead', table: CLUBS, known: [CLUB] });
    expect([draft.known, draft.table]).toEqual(['Club', CLUBS]);
  });
});

describe('what numbers mean', () => {
  const DOUBTFUL = sourceTable([
    ['Date', 'Airtime', 'Max altitude', 'Ground time'],
    ['2024-05-25', '1.05', '6500', '1:20'],
    ['2024-05-26', '0.45', '7100', '0:30'],
  ]);
  const draft = draftOf(DOUBTFUL, []);

  it('is asked where only the pilot can tell, one after the other', () => {
    expect(openQuestion(draft)?.subject).toBe('duration');
    const [question] = draft.questions;
    if (question === undefined) throw new Error('There is no question');
    const answered = nextDraft(draft, { type: 'questionAnswered', question, answer: 1 });
    expect([answered.mapping.durationIn, answered.answers, openQuestion(answered)?.subject]).toEqual([
      'hoursMinutes',
      { duration: 1 },
      'altitude',
    ]);
    expect(answered.isChanged).toBe(true);
  });

  it('is not asked any more when the unit is chosen', () => {
    const chosen = draftAfter(
      draft,
      { type: 'optionChosen', option: { durationIn: 'hours' } },
      { type: 'optionChosen', option: { altitudeIn: 'ft' } },
    );
    expect([chosen.questions, openQuestion(chosen)]).toEqual([[], null]);
  });

  it('is asked again of another column', () => {
    const other = nextDraft(draft, { type: 'columnChosen', column: 3, use: 'duration' });
    expect(other.questions.map(({ subject }) => subject)).toEqual(['altitude']);
    const back = nextDraft(other, { type: 'columnChosen', column: 1, use: 'duration' });
    expect(back.questions.map(({ subject }) => subject)).toEqual(['duration', 'altitude']);
  });

  it('is asked of a pilot with feet', () => {
    const table = sourceTable([
      ['Date', 'Max altitude'],
      ['2024-05-25', '1850'],
    ]);
    expect(draftOf(table, [], 'feet').questions).toHaveLength(1);
    expect(draftOf(table, [], 'meters').questions).toEqual([]);
  });
});
