import { appendFile, mkdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newFolder, removeFolder } from '#test/databases/sqlite-file';
import {
  DISCONNECTING,
  ENDLESS,
  redirectingTo,
  rejecting,
  respondingWith,
  SILENT,
} from '#test/stand-ins/misbehaving-responses';
import { type StandIn, startStandIn } from '#test/stand-ins/stand-in';
import { type AirspaceSource, airspaceSourceName } from './airspace-library.ts';
import { loadSource, type SourceLoad } from './load-source.ts';

const TIME_MS = 5_000;
const TOO_MANY = 20 * 1_048_576 + 1;

const load = (source: AirspaceSource, mark: string | null = null, timeoutMs = TIME_MS): Promise<SourceLoad> =>
  loadSource(source, { mark, userAgent: 'Wingbook', signal: AbortSignal.timeout(timeoutMs) });
const textIn = (loaded: SourceLoad): string | null =>
  loaded.state === 'loaded' ? new TextDecoder().decode(loaded.bytes) : null;
const markIn = (loaded: SourceLoad): string | null => (loaded.state === 'loaded' ? loaded.mark : null);
const reasonIn = (loaded: SourceLoad): string | null => (loaded.state === 'failed' ? loaded.reason : null);

describe('a file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => removeFolder(folder));
  const file = (name: string): AirspaceSource & { kind: 'file' } => ({ kind: 'file', path: join(folder, name) });

  it('is read once, and again when it has changed', async () => {
    const source = file('some.txt');
    await writeFile(source.path, 'AC D');
    const first = await load(source);
    expect(textIn(first)).toBe('AC D');
    expect(await load(source, markIn(first))).toEqual({ state: 'unchanged' });
    await appendFile(source.path, '\nAN Home');
    expect(textIn(await load(source, markIn(first)))).toBe('AC D\nAN Home');
  });

  it('has the time of its last change', async () => {
    await writeFile(file('new.txt').path, 'AC D');
    const loaded = await load(file('new.txt'));
    expect(loaded).toMatchObject({ state: 'loaded', changedAt: expect.any(Date) });
  });

  it('that is missing, a folder, or too large is a failure with a reason', async () => {
    await mkdir(file('folder').path);
    await writeFile(file('large.txt').path, '');
    await truncate(file('large.txt').path, TOO_MANY);
    expect(reasonIn(await load(file('none.txt')))).toBe('it cannot be had');
    expect(reasonIn(await load(file('folder')))).toBe('it is no file');
    expect(reasonIn(await load(file('large.txt')))).toBe('it has more than 20971520 bytes');
  });
});

describe('an address', () => {
  let standIn: StandIn;
  let source: AirspaceSource;
  beforeAll(async () => {
    standIn = await startStandIn((_url, response, request) => {
      const headers = { etag: '"one"', 'last-modified': 'Thu, 16 Apr 2026 08:00:00 GMT' };
      if (request.headers['if-none-match'] === '"one"') response.writeHead(304, headers).end();
      else response.writeHead(200, headers).end('AC D');
    });
    source = { kind: 'address', url: new URL(`${standIn.url}/ch_asp.geojson?key=secret`) };
  });
  beforeEach(() => standIn.setHandler(null));
  afterAll(() => standIn.close());

  it('is loaded once, and asked by its ETag whether it has changed', async () => {
    const first = await load(source);
    expect([textIn(first), markIn(first)]).toEqual(['AC D', '"one"']);
    expect(first).toMatchObject({ changedAt: new Date('2026-04-16T08:00:00Z') });
    expect(await load(source, '"one"')).toEqual({ state: 'unchanged' });
    expect(textIn(await load(source, '"two"'))).toBe('AC D');
    expect(standIn.asked.at(-1)?.userAgent).toBe('Wingbook');
  });

  it('may send neither an ETag nor a time', async () => {
    standIn.setHandler(respondingWith('AC D', 'text/plain'));
    expect(await load(source)).toMatchObject({ state: 'loaded', mark: null, changedAt: null });
  });

  it.each([
    ['with an error', rejecting(500), 'the response has the status 500'],
    [
      'that redirects, perhaps into our own network',
      redirectingTo('http://127.0.0.1/'),
      'the response has the status 302',
    ],
    ['that says not modified of nothing', rejecting(304), 'the response has the status 304'],
    ['without an end', ENDLESS, 'it has more than 20971520 bytes'],
    ['that disconnects', DISCONNECTING, 'it cannot be had'],
  ])('%s is a failure', async (_, handler, reason) => {
    standIn.setHandler(handler);
    expect(reasonIn(await load(source))).toBe(reason);
  });

  it('that never responds is left', async () => {
    standIn.setHandler(SILENT);
    expect(reasonIn(await load(source, null, 100))).toBe('it took too long');
  });

  it('is named without its query', () => {
    expect(airspaceSourceName(source)).toBe(`${standIn.url}/ch_asp.geojson`);
  });
});
