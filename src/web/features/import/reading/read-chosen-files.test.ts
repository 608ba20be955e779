import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseIgc } from '#domain/igc/parse-igc';
import { flownPath, igcBytes } from '#test/builders/igc';
import { ImportWorkerInPage } from '#test/web/import-worker-in-page';
import { closeImportReader, igcOf } from '../parse/import-reader.ts';
import type { ImportRequest } from '../parse/import-tasks.ts';
import { foldedRefusals, readChosenFiles } from './read-chosen-files.ts';

beforeEach(() => vi.stubGlobal('Worker', ImportWorkerInPage));
afterEach(() => {
  closeImportReader();
  vi.unstubAllGlobals();
});

const given = (path: string, text: string) => ({ path, file: new Blob([text]) });
const LIST = JSON.stringify({ items: [{ pointStart: { time: '2026-05-03T10:00:00Z' } }, { pointStart: {} }] });

it('names the files and rows that cannot be imported, and says how large all were', async () => {
  const { signal } = new AbortController();
  const files = [given('a.txt', 'abc'), given('list.json', LIST)];
  const read = await readChosenFiles(files, { signal, onProgress: () => undefined });
  expect(read).toMatchObject({ filesNum: 2, bytesNum: 3 + LIST.length, stopped: null });
  expect(read.flights).toHaveLength(1);
  expect(read.refused).toEqual([
    { path: 'list.json', row: 2, reason: 'noDate' },
    { path: 'a.txt', reason: 'notFlightFile' },
  ]);
});

it('many files of a ZIP without flights are one line; damaged ones are named', async () => {
  const runs = Array.from({ length: 30 }, (_, i) => ({
    path: `watch.zip/part1.zip/${i}.fit`,
    reason: 'noTrack' as const,
  }));
  const damaged = runs.map(({ path }) => ({ path, reason: 'wrongChecksum' as const }));
  const few = [
    { path: 'other.zip/a.jpg', reason: 'notFlightFile' as const },
    { path: 'a.jpg', reason: 'notFlightFile' as const },
  ];
  expect(foldedRefusals([...few, ...runs, ...damaged])).toEqual([
    few[0],
    few[1],
    { path: 'watch.zip/part1.zip/… (30)', reason: 'noTrack' },
    ...damaged,
  ]);
});

it('says how far it came when it is stopped', async () => {
  const controller = new AbortController();
  const files = ['a', 'b', 'c'].map((path) => given(path, 'abc'));
  const onProgress = ({ read }: { readonly read: number }): void => {
    if (read > 0) controller.abort();
  };
  const read = await readChosenFiles(files, { signal: controller.signal, onProgress });
  expect(read.stopped?.files).toBe(3);
  expect(read.stopped?.read).toBe(read.filesNum);
});

describe('a recording in pieces', () => {
  const flown = [{ seconds: 300 }, { seconds: 1_800, speed: 10, heading: 90, climb: -0.5 }, { seconds: 300 }];
  const fixes = flownPath({ at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 }, flown, 4);
  const cuts = [0, 200, 400, fixes.length];
  const pieces = cuts.slice(1).map((end, i) => igcBytes({ fixes: fixes.slice(cuts[i], end) }));
  const files = pieces.map((bytes, i) => ({ path: `${i + 1}.igc`, file: new Blob([Uint8Array.from(bytes)]) }));
  const options = { signal: new AbortController().signal, onProgress: () => undefined };

  it('is one flight, whose file is made of theirs; a piece given twice counts once', async () => {
    const [first] = files;
    const again = first ? [{ ...first, path: 'again.igc' }] : [];
    const { flights } = await readChosenFiles([...files.toReversed(), ...again], options);
    expect(flights).toMatchObject([{ path: '1.igc', airtime: 31, track: { range: null, fileName: '1.igc' } }]);
    const [flight] = flights;
    expect(flight?.pieces?.map(({ path }) => path).sort()).toEqual(['1.igc', '2.igc', '3.igc', 'again.igc']);
    const whole = flight?.track && (await igcOf(flight.track.handle));
    expect(whole && parseIgc(whole).fixes.length).toBe(fixes.length);
    expect(whole && createHash('sha256').update(whole).digest('hex')).toBe(flight?.track?.sha256);
  });

  it('stays in pieces where the reading is stopped while they are joined, at once', async () => {
    const controller = new AbortController();
    vi.stubGlobal(
      'Worker',
      class extends ImportWorkerInPage {
        override postMessage(request: ImportRequest): void {
          if (request.type === 'join') controller.abort();
          else super.postMessage(request);
        }
      },
    );
    const { flights, stopped } = await readChosenFiles(files, { ...options, signal: controller.signal });
    expect([flights.length, stopped]).toEqual([3, null]);
  });

  it('stays in pieces where they are of two recorders', async () => {
    const [first, , last] = files;
    const other = igcBytes({ recorder: 'AXCT123', fixes: fixes.slice(200, 400) });
    const second = { path: '2.igc', file: new Blob([Uint8Array.from(other)]) };
    const { flights } = await readChosenFiles(
      [first, second, last].flatMap((file) => file ?? []),
      options,
    );
    expect(flights).toHaveLength(3);
  });
});
