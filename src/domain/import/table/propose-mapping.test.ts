import { describe, expect, it } from 'vitest';
import { mappingTo, tableOf } from '#test/builders/source-tables';
import { proposeMapping, proposeWithHeader } from './propose-mapping.ts';
import type { TableMapping } from './table-mapping.ts';

/** What the columns are for, by their headers. */
function fieldsOf({ columns }: TableMapping): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map(({ header, field }) => [header, field]));
}

function proposed(...lines: readonly string[]) {
  return proposeMapping(tableOf(...lines), []);
}

describe('a mapping by the words of headers', () => {
  it.each([
    [
      'Nr;Datum;Startzeit;Flugdauer;Startplatz;Landeplatz;Schirm;Max. Höhe;Bemerkungen',
      '1;3.5.2026;10:31;1:05;a;b;c;1;d',
    ],
    [
      'No;Date;Heure déco;Durée;Décollage;Atterrissage;Voile;Altitude max;Commentaire',
      '1;3.5.2026;10:31;1:05;a;b;c;1;d',
    ],
    ['No;Data;Ora decollo;Durata;Decollo;Atterraggio;Vela;Quota max;Osservazioni', '1;3.5.2026;10:31;1:05;a;b;c;1;d'],
    [
      'No;Date;Takeoff time;Duration;Launch site;Landing;Glider;Max altitude;Comments',
      '1;3.5.2026;10:31;1:05;a;b;c;1;d',
    ],
    [
      'No;Fecha;Hora despegue;Duración;Despegue;Aterrizaje;Vela;Altitud máx;Notas;Notes',
      '1;3.5.2026;10:31;1:05;a;b;c;1;;d',
    ],
    ['#;DATE;start_time;airtime;takeoff;landing site;wing;max_altitude;notes', '1;3.5.2026;10:31;1:05;a;b;c;1;d'],
  ])('is found in several languages: %s', (headers, row) => {
    const { mapping, known } = proposed(headers, row);
    const fields = mapping.columns.map(({ field }) => field);
    expect(fields).toEqual(['date', 'time', 'duration', 'site', 'remarks', 'glider', 'altitude', 'remarks']);
    expect([mapping.headerRow, known]).toEqual([0, null]);
  });

  it('takes the units that they name', () => {
    const { mapping } = proposed(
      'Date;Time (UTC);Duration (sec);Max altitude [ft];Site',
      '2026-05-03;10:00;600;5000;a',
    );
    expect(mapping).toMatchObject({ timeIs: 'utc', durationIn: 'seconds', altitudeIn: 'ft' });
    expect(proposed('Date;Airtime (min)', '2026-05-03;60').mapping.durationIn).toBe('minutes');
    expect(proposed('Date;Hours', '2026-05-03;1.5').mapping.durationIn).toBe('hours');
  });

  it('finds them below a title', () => {
    const { mapping } = proposed('My logbook;;', ';;', 'Date;Site;Glider', '2026-05-03;Kandel;Swift');
    expect(mapping.headerRow).toBe(2);
    expect(fieldsOf(mapping)).toEqual({ Date: 'date', Site: 'site', Glider: 'glider' });
  });

  it('has one column for each field', () => {
    const { mapping } = proposed('Date;Site;Launch;Glider', '2026-05-03;Kandel;east;Swift');
    expect(fieldsOf(mapping)).toEqual({ Date: 'date', Site: 'site', Glider: 'glider' });
  });

  it('has one altitude of the launch, and keeps countries', () => {
    const { mapping } = proposed('Date;Start altitude;Country;Land;Launch height', '2026-05-03;900;CH;CH;1');
    expect(fieldsOf(mapping)).toEqual({ Date: 'date', 'Start altitude': 'launchAltitude' });
    expect(mapping.kept?.map(({ header }) => header)).toEqual(['Country', 'Land', 'Launch height']);
  });
});

it('a header row in another language is the one above the first date', () => {
  const { mapping } = proposed('Päivä;Paikka', '2026-05-03;Kandel');
  expect(mapping.headerRow).toBe(0);
  expect(fieldsOf(mapping)).toEqual({ Päivä: 'date' });
});

describe('the content of columns', () => {
  it('decides whether a start is a place or a time', () => {
    const times = proposed('Date;Start;Landing;Site', '2026-05-03;10:31;11:30;Kandel', '2026-05-04;12:00;13:00;Kandel');
    expect(fieldsOf(times.mapping)).toEqual({ Date: 'date', Start: 'time', Landing: 'landingTime', Site: 'site' });
    const places = proposed('Date;Start;Landing', '2026-05-03;Kandel;Wiese');
    expect(fieldsOf(places.mapping)).toEqual({ Date: 'date', Start: 'site', Landing: 'remarks' });
  });

  it('says that times of the launch have the day, where no other column has it', () => {
    const rows = ['2026-05-03 10:31;1:05;Kandel', '2026-05-04 12:00;0:20;Kandel'];
    expect(fieldsOf(proposed('Takeoff time;Duration;Site', ...rows).mapping)).toMatchObject({ 'Takeoff time': 'date' });
    expect(fieldsOf(proposed('Start;Duration;Site', ...rows).mapping)).toMatchObject({ Start: 'date', Site: 'site' });
    const dated = rows.map((row) => `2026-05-03;${row}`);
    expect(fieldsOf(proposed('Date;Takeoff time;Duration;Site', ...dated).mapping)).toMatchObject({
      Date: 'date',
      'Takeoff time': 'time',
    });
  });

  it('decides whether a time is that of the launch or of the flight', () => {
    expect(fieldsOf(proposed('Date;Time', '2026-05-03;1:05', '2026-05-04;0:20').mapping)).toMatchObject({
      Time: 'duration',
    });
    expect(fieldsOf(proposed('Date;Time', '2026-05-03;10:05', '2026-05-04;13:20').mapping)).toMatchObject({
      Time: 'time',
    });
  });

  it('tells times of the launch written with an h from airtimes', () => {
    const rows = ['3/5/2026;10h31;1h05;Annecy', '14/5/2026;14h;45min;Annecy', '15/5/2026;13h10;0h50;Annecy'];
    const french = proposed('Date;Heure;Durée;Site', ...rows);
    expect(fieldsOf(french.mapping)).toEqual({ Date: 'date', Heure: 'time', Durée: 'duration', Site: 'site' });
    const bare = proposed(...rows);
    expect(bare.mapping.columns.map(({ field }) => field)).toEqual(['date', 'time', 'duration']);
  });

  it('does not take the place of a column whose header says it', () => {
    const { mapping } = proposed('Datum;Zeit;Dauer', '2026-05-03;1:05;0h37mn', '2026-05-04;3:20;0h20mn');
    expect(fieldsOf(mapping)).toEqual({ Datum: 'date', Dauer: 'duration' });
  });

  it('tells a flight, whose places may be words, from a header', () => {
    const { mapping } = proposed('Päivä;Paikka;Lasku', '2026-05-03;Launch east;Landing of the club');
    expect(mapping.headerRow).toBe(0);
  });

  it('is enough without headers', () => {
    const { mapping } = proposed('1;3.5.2026;10:31;1h05;Kandel', '2;4.5.2026;12:31;20min;Kandel');
    expect(mapping.headerRow).toBeNull();
    expect(mapping.columns.map(({ column, field }) => [column, field])).toEqual([
      [1, 'date'],
      [2, 'time'],
      [3, 'duration'],
    ]);
  });

  it('is no date where a header says so and no cell is one', () => {
    expect(fieldsOf(proposed('Update;Site;Day of flight', 'yes;Kandel;2026-05-03').mapping)).toMatchObject({
      'Day of flight': 'date',
    });
  });

  it('of a table of something else proposes no date', () => {
    const { mapping } = proposed('Name;Phone', 'Anna;1', 'Ben;2');
    expect(mapping.columns.some(({ field }) => field === 'date')).toBe(false);
  });
});

describe('the order of the dates', () => {
  it('is that of the whole column', () => {
    const { mapping, dateQuestion } = proposed('Date;Site', '03/05/2026;a', '05/25/2026;b');
    expect([mapping.dateOrder, dateQuestion]).toEqual(['mdy', null]);
  });

  it('is asked where the column does not say it', () => {
    const { mapping, dateQuestion } = proposed('Date;Site', '03/05/2026;a', '04/06/2026;b');
    expect(mapping.dateOrder).toBe('dmy');
    expect(dateQuestion).toEqual({ orders: ['dmy', 'mdy'], cells: ['03/05/2026', '04/06/2026'] });
  });
});

describe('a known mapping', () => {
  const columns = [
    { column: 0, header: 'Tag', field: 'date' },
    { column: 1, header: 'Wo', field: 'site' },
    { column: 2, header: 'Womit', field: 'glider' },
    { column: 3, header: 'Wie', field: 'remarks' },
  ] as const;
  const own = mappingTo([], { name: 'Mine', headerRow: 0, columns, dateOrder: 'mdy', timeIs: 'utc' });

  it('is taken where its headers are, at their new places, and needs no question', () => {
    const table = tableOf('title;;', 'Womit;WO;Tag;x', 'Swift;Kandel;03/05/2026;', 'Swift;Kandel;04/05/2026;');
    const { mapping, known, dateQuestion } = proposeMapping(table, [own]);
    expect([known, dateQuestion]).toEqual(['Mine', null]);
    expect(mapping).toMatchObject({ headerRow: 1, timeIs: 'utc', dateOrder: 'mdy' });
    expect(mapping.columns.map(({ column, field }) => [field, column])).toEqual([
      ['date', 2],
      ['site', 1],
      ['glider', 0],
    ]);
  });

  it('gives way to what the dates say', () => {
    const table = tableOf('Tag;Wo;Womit', '25/05/2026;Kandel;Swift');
    expect(proposeMapping(table, [own]).mapping.dateOrder).toBe('dmy');
  });

  it('is not taken where a column is missing', () => {
    expect(proposeMapping(tableOf('Tag;Wo;Wie', '2026-05-03;a;b'), [own]).known).toBeNull();
  });

  it('that fits more columns is taken first, then the one that is named first', () => {
    const less = { ...own, name: 'Less', columns: columns.slice(0, 3) };
    const table = tableOf('Tag;Wo;Womit;Wie', '2026-05-03;a;b;c');
    expect(proposeMapping(table, [less, own]).known).toBe('Mine');
    expect(proposeMapping(table, [{ ...own, name: 'First' }, own]).known).toBe('First');
  });

  it('without a header row is taken where the first rows are flights by it', () => {
    const bare = mappingTo([null, 'date', 'time', 'duration'], { name: 'Bare', dateOrder: 'dmy' });
    expect(proposeMapping(tableOf('1;3.5.2026;10:31;1:05', '2;4.5.2026;;'), [bare]).known).toBe('Bare');
    expect(proposeMapping(tableOf('Nr;Datum;Zeit;Dauer', '1;3.5.2026;10:31;1:05'), [bare]).known).toBeNull();
    expect(proposeMapping(tableOf('1;3.5.2026'), [bare]).known).toBeNull();
  });
});

it('another header row that the pilot chooses has its own columns', () => {
  const table = tableOf('Date;Site', 'Datum;Ort', '2026-05-03;Kandel');
  expect(fieldsOf(proposeWithHeader(table, 1).mapping)).toEqual({ Datum: 'date', Ort: 'site' });
  expect(proposeWithHeader(table, null).mapping.headerRow).toBeNull();
});
