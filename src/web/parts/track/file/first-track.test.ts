import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackFile } from '#contract/tracks';
import { parseIgc } from '#domain/igc/parse-igc';
import type { TimeRange } from '#domain/track/flight/time-range';
import { flownPath, igcBytes } from '#test/builders/igc';
import { type FakeRequest, fakeRequests } from '#test/web/fake-requests';
import { readTracksInPage } from '#test/web/worker-in-page';
import { pathOfTrack, sendEarly } from '#web/api/early-requests.ts';
import { requestOf } from '#web/api/request.ts';
import { readFirstTrack, takeFirstReading, urlOfFile } from './first-track.ts';
import { keyOfPart } from './part-key.ts';

const START = { at: 36_000, lat: 46.6, lng: 7.2, altitude: 1500 };
const FILE = igcBytes({ fixes: flownPath(START, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -1 }]) });
const HASH = 'a1b2';

let sent: readonly FakeRequest[] = [];

beforeEach(() => {
  sent = fakeRequests();
  readTracksInPage();
});
afterEach(() => void vi.unstubAllGlobals());

it('reads the file that the stored track names, or the part of it, for the first who asks', async () => {
  for (const range of [null, partOf(FILE)]) {
    const done = readFirstTrack(sendEarly(pathOfTrack(2), 'value'), 'value');
    endLast(200, JSON.stringify({ file: HASH, range, flown: null, findings: null }));
    await vi.waitFor(() => expect(sent.at(-1)?.url).toBe(`/api/track-files/${HASH}?csrf=value`));
    endLast(200, FILE);
    await done;
    const key = keyOfPart({ file: HASH, range });
    expect(await takeFirstReading(`${key} of another`)).toBeNull();
    expect(await takeFirstReading(key)).toMatchObject({
      reading: { state: 'ready' },
      loaded: { byteLength: FILE.length },
    });
    expect(await takeFirstReading(key)).toBeNull();
  }
});

it('reads a flight whose times are known as that part', async () => {
  const flown = partOf(FILE);
  const done = readFirstTrack(sendEarly(pathOfTrack(2), 'value'), 'value');
  endLast(200, JSON.stringify({ file: HASH, range: null, flown }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  endLast(200, FILE);
  await done;
  expect(await takeFirstReading(HASH)).toBeNull();
  const taken = await takeFirstReading(keyOfPart({ file: HASH, range: flown }));
  expect(taken).toMatchObject({
    reading: { track: { analysis: { launchTime: flown.from, landingTime: flown.to }, flights: [] } },
  });
});

it.each([
  ['is none', 404, ''],
  ['is not told', 200, '{"file":1,"range":null,"flown":null}'],
  ['has a part that is none', 200, `{"file":"${HASH}","range":{"from":"1"},"flown":null}`],
  ['has times of a flight that are none', 200, `{"file":"${HASH}","range":null,"flown":{"from":1}}`],
  ['is nothing', 200, 'null'],
])('asks for no file when the stored track %s', async (_, status, body) => {
  const done = readFirstTrack(sendEarly(pathOfTrack(2), 'value'), 'value');
  endLast(status, body);
  await done;
  expect(sent).toHaveLength(1);
});

it('rejects a response that is none of ours, and asks for no file', async () => {
  const done = readFirstTrack(sendEarly(pathOfTrack(2), 'value'), 'value');
  endLast(200, '<!doctype html>');
  await expect(done).rejects.toThrow(SyntaxError);
  expect(sent).toHaveLength(1);
});

it.each([
  ['leaves a file that the session may not have to the app', 401, null],
  ['says of a file that does not come that there was no response', 0, 'noResponse'],
])('%s', async (_, status, expected) => {
  const done = readFirstTrack(sendEarly(pathOfTrack(2), 'value'), 'value');
  endLast(200, JSON.stringify({ file: HASH, range: null, flown: null }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  endLast(status);
  await done;
  expect(await takeFirstReading(HASH)).toBe(expected);
  expect(await takeFirstReading(HASH)).toBeNull();
});

it('asks for no file where no track can be read', async () => {
  vi.stubGlobal('Worker', undefined);
  const done = readFirstTrack(sendEarly(pathOfTrack(2), 'value'), 'value');
  endLast(200, JSON.stringify({ file: HASH, range: null, flown: null }));
  await done;
  expect(sent).toHaveLength(1);
});

function partOf(file: Uint8Array): TimeRange {
  const { time } = parseIgc(file).fixes;
  return { from: time[30] ?? 0, to: time[300] ?? 0 };
}

function endLast(status: number, body: string | Uint8Array = ''): void {
  sent.at(-1)?.end(status, typeof body === 'string' ? new TextEncoder().encode(body) : body);
}

it('loads the file under the URL that the app has for it: immutable, it is loaded once', () => {
  const file = 'a'.repeat(64);
  const { url } = requestOf(trackFile, { params: { file } }, { csrf: 'a b', pilotId: 7 });
  expect(urlOfFile(file, 'a b')).toBe(url);
});
