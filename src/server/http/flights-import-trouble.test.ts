import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/file';
import { dataUri, importCsv } from '#test/servers/csv-upload';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, signUpPilot, type Visitor } from '#test/servers/visitor';

const NO_HEADER = 'File must begin with a header row that names a date column';
const FORMAT = 'File must be .csv format.';
const SIZE = 'File must be less than 2MB';

describe('unusual CSV files', () => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) });
  let pilot: Visitor;

  beforeEach(async () => {
    pilot = await signUpPilot(server().url);
  });

  /** Returns the remarks of a file's only flight. */
  const remarksOf = async (content: string | Uint8Array): Promise<unknown> => {
    const response = await importCsv(pilot, content);
    expect(response.body).toMatchObject({ flightsNum: 1 });
    const [flight] = (await loaded(pilot)).flights;
    return flight?.see ? flight.remarks : null;
  };

  it.each<[string, string | Uint8Array]>([
    ['a byte order mark', '\ufeffdate,remarks\r\n2026-05-03,Grüße\r\n'],
    ['Windows-1252', Buffer.from('date,remarks\n2026-05-03,Grüße', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffdate\tremarks\r\n2026-05-03\tGrüße', 'utf16le')],
  ])('reads %s', async (_, content) => {
    expect(await remarksOf(content)).toBe('Grüße');
  });

  it('reads the characters of Windows-1252 beyond Latin-1', async () => {
    const bytes = Buffer.concat([Buffer.from('date,remarks\n2026-05-03,'), Buffer.from([0x80, 0x92, 0x96, 0xe9])]);
    expect(await remarksOf(bytes)).toBe('€’–é');
  });

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', NO_HEADER],
    ['the bytes of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), NO_HEADER],
    [
      'two columns of one name',
      'date,site,Site\n2026-05-03,a,b',
      'Column site stands more than once in the header row',
    ],
    ['more than 50,000 records', `date\n${'2026-05-03\n'.repeat(50_001)}`, 'File must have at most 50000 records'],
    ['more than 2 MB', `date,remarks\n${'x'.repeat(MAX_FILE_BYTES)}`, SIZE],
  ])('rejects %s', async (_, content, message) => {
    const response = await importCsv(pilot, content);
    expect([response.status, errorOf(response)]).toEqual([422, { type: 'fileImportError', message }]);
    expect((await loaded(pilot)).lastModified).toBe(1);
  });

  it.each([
    [
      'a quote that is never closed',
      '2026-05-01,a\n2026-05-02,"b\n2026-05-03,c',
      '2: A quote is opened and never closed',
    ],
    ['a comma too much', '2026-05-01,Late start, then rain', '1: The record has more cells than the header row'],
  ])('names the record with %s', async (_, records, expected) => {
    const response = await importCsv(pilot, `date,remarks\n${records}`);
    const [row = '', message] = expected.split(': ');
    const error = { type: 'fileImportError', errors: [{ row: Number(row), message }] };
    expect([response.status, errorOf(response)]).toEqual([422, error]);
    expect((await loaded(pilot)).flights).toEqual([]);
  });

  it('lists each of 30,000 bad records', async () => {
    const response = await importCsv(pilot, `date\n${'soon\n'.repeat(30_000)}`);
    expect([response.status, errorOf(response).type]).toEqual([422, 'fileImportError']);
    expect(errorOf(response).errors).toHaveLength(30_000);
  });

  const content = Buffer.from('date\n2026-05-03').toString('base64');

  it.each([
    ['no data URI', 'date\n2026-05-03', undefined],
    ['an empty text', '', undefined],
    ['an address', `https://example.org/flights.csv`, undefined],
    ['text that is not in base64', 'data:text/csv,date%0A2026-05-03', undefined],
    ['broken base64', `data:text/csv;base64,${content}*`, undefined],
    ['base64 with line breaks', `data:text/csv;base64,${content.slice(0, 8)}\n${content.slice(8)}`, undefined],
    ['an endless head', `data:${'x'.repeat(100_000)};base64,${content}`, undefined],
    ['another type', `data:application/pdf;base64,${content}`, FORMAT],
    ['markup', `data:text/html;base64,${content}`, FORMAT],
    ['another type that is too large', dataUri('x'.repeat(MAX_FILE_BYTES + 1), 'image/png'), `${FORMAT} ${SIZE}`],
  ])('rejects %s as the content', async (_, encodedContent, message) => {
    const response = await pilot.post('/api/import-flights', { encodedContent });
    expect([response.status, errorOf(response)]).toEqual([
      422,
      { type: 'fileImportError', ...(message && { message }) },
    ]);
  });

  it.each(['text/csv', 'text/csv;charset=utf-8', 'application/vnd.ms-excel', 'application/octet-stream', 'TEXT/CSV'])(
    'accepts the type %s',
    async (type) => {
      const encodedContent = dataUri('date\n2026-05-03', type);
      expect((await pilot.post('/api/import-flights', { encodedContent })).status).toBe(200);
    },
  );

  it.each([
    [{}],
    [{ encodedContent: 7 }],
    [{ encodedContent: [] }],
    [{ encodedContent: dataUri('date'), clientKey: 'again' }],
    [{ encodedContent: dataUri('date'), pilot: 1 }],
  ])('rejects a body like %j', async (body) => {
    const response = await pilot.post('/api/import-flights', body);
    expect([response.status, errorOf(response).type]).toEqual([400, 'badRequest']);
  });

  it('logged no error in all these tests', () => {
    expect(lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
  });
});
