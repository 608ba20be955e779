import type { ResponseOf } from '#contract/endpoint';
import type { listTracks } from '#contract/tracks';
import { PRESETS } from '#domain/import/table/presets';
import { TrackFiles } from '#formats/igc-files';
import { readFiles } from '#formats/read-files';
import type { ReadArchive, ReadFlight, ReadHandling, TableReading } from '#formats/readings';
import { withTables } from '#web/features/import/mapping/mapped-files.ts';
import { draftOf } from '#web/features/import/mapping/table-draft.ts';
import { compare } from '#web/features/import/reading/compare.ts';
import { type Answers, NO_ANSWERS } from '#web/features/import/review/answers.ts';
import { otherImportedItems } from '#web/features/import/review/other-imported-items.ts';
import { gliderTextsOf } from '#web/features/import/review/propose-gliders.ts';
import { proposeFlightSites } from '#web/features/import/review/propose-sites.ts';
import type { RefusedFile, ReviewContent, StoppedReading } from '#web/features/import/review/review.ts';
import { countsOf, reviewRows } from '#web/features/import/review/review-rows.ts';
import { type ImportPlan, planOf } from '#web/features/import/send/plan.ts';
import { type ImportProgress, NOTHING_SENT } from '#web/features/import/send/progress.ts';
import { sendImport } from '#web/features/import/send/send-import.ts';
import { applyResponse, type Logbook } from '#web/store/logbook.ts';
import { finishedRun, listedRuns, readRun, sentPart, startedRun } from './import-calls.ts';
import { loaded, type Visitor } from './visitor.ts';

/** Returns a pilot's archive. */
export async function exportedArchive(visitor: Visitor): Promise<Uint8Array<ArrayBuffer>> {
  const query = new URLSearchParams({ csrf: visitor.cookies.get('csrf') ?? '', pilotId: String(visitor.pilotId) });
  const response = await visitor.ask(`/api/export?${query}`);
  if (response.status !== 200) throw new Error(`An archive could not be loaded: status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** What the page reads in files. */
export interface ReadContent {
  readonly filesNum: number;
  readonly bytesNum: number;
  readonly stopped: StoppedReading | null;
  readonly flights: readonly ReadFlight[];
  readonly archives: readonly ReadArchive[];
  readonly refused: readonly RefusedFile[];
  readonly handlings?: readonly ReadHandling[];
}

/** Reads files as the page does, without its worker; tables as it proposes. */
export async function readContent(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Promise<ReadContent> {
  const [flights, archives, refused]: [ReadFlight[], ReadArchive[], RefusedFile[]] = [[], [], []];
  const tables: TableReading[] = [];
  let filesNum = 0;
  const given = Object.entries(files).map(([path, bytes]) => ({ path, file: new Blob([bytes]) }));
  await readFiles(given, {
    onProgress: () => undefined,
    onReading: (reading) => {
      filesNum += 1;
      if ('flights' in reading) flights.push(...(reading.flights ?? []));
      if (reading.state === 'table') tables.push(reading);
      if (reading.state === 'archive') archives.push(reading.archive);
      if (reading.state === 'refused') refused.push({ path: reading.source.path, reason: reading.problem });
    },
  });
  const bytesNum = given.reduce((sum, { file }) => sum + file.size, 0);
  const read = { filesNum, bytesNum, stopped: null, flights, archives, refused, tables };
  const proposed = tables.flatMap((reading) => reading.tables.map((table) => draftOf(table, PRESETS)));
  return withTables(read, proposed);
}

/** What the pilot sees before an import, and what it sends with the answers. */
export interface ReviewedFiles {
  readonly content: ReviewContent;
  readonly counts: ReturnType<typeof countsOf>;
  readonly plan: ImportPlan;
}

/** Compares what was read with the pilot's logbook. */
export async function reviewedContent(
  visitor: Visitor,
  read: ReadContent,
  answers: Answers = NO_ANSWERS,
): Promise<ReviewedFiles> {
  const logbook = await logbookOf(visitor);
  return reviewedBeside(logbook, read, readingCalls(visitor, logbook), answers);
}

type ComparedItems = Pick<Logbook, 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings'>;

/** Compares what was read with a logbook. */
export async function reviewedBeside(
  logbook: ComparedItems,
  read: ReadContent,
  calls: Parameters<typeof compare>[0]['calls'],
  answers: Answers = NO_ANSWERS,
): Promise<ReviewedFiles> {
  const content = await compare({ source: 'wingbook.zip', read, logbook, calls });
  const { items, archives } = content;
  const sites = proposeFlightSites(items, logbook.sites, archives);
  const rows = reviewRows({ items, logbook, sites, answers });
  const { newSites } = sites;
  const otherItems = otherImportedItems(content, newSites, logbook, answers.gliderTexts);
  const gliderTexts = gliderTextsOf(items);
  const plan = planOf({ content, rows, newSites, gliderTexts, answers, otherItems });
  return { content, counts: countsOf(rows), plan };
}

/** Imports files as the page does with the answers; `most` stops it after so many parts. */
export async function importedContent(
  visitor: Visitor,
  read: ReadContent,
  {
    most = Number.POSITIVE_INFINITY,
    answers = NO_ANSWERS,
  }: { readonly most?: number; readonly answers?: Answers } = {},
) {
  const reviewed = await reviewedContent(visitor, read, answers);
  const stop = new AbortController();
  const run = { id: 0, parts: 0 };
  const tracks = new TrackFiles();
  let progress: ImportProgress = NOTHING_SENT;
  const sending = sendImport(reviewed.plan, NOTHING_SENT, {
    signal: stop.signal,
    onWaiting: () => undefined,
    onProgress: (now) => {
      progress = now;
      run.id = now.runId ?? 0;
    },
    readIgc: (handle) => tracks.igcOf(handle),
    calls: {
      start: async (body) => ({ importId: await startedRun(visitor, body) }),
      run: (id) => readRun(visitor, id),
      part: async (id, part) => {
        run.parts += 1;
        const { status, body } = await sentPart(visitor, id, part);
        if (status !== 200) throw new Error(`A part failed with status ${status}: ${JSON.stringify(body)}`);
        if (run.parts >= most) stop.abort();
        return body;
      },
      finish: (id, outcome) => finishedRun(visitor, id, { ...outcome }),
    },
  });
  await sending.catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return { ...reviewed, runId: run.id, progress };
}

function readingCalls(visitor: Visitor, logbook: Logbook) {
  return {
    logbook: () => Promise.resolve(logbook),
    tracks: async () => (await visitor.get<ResponseOf<typeof listTracks>>('/api/tracks')).body.tracks,
    timeZones: (places: readonly unknown[]) => Promise.resolve(places.map(() => 'Europe/Zurich')),
    runs: () => listedRuns(visitor),
  };
}

async function logbookOf(visitor: Visitor): Promise<Logbook> {
  const logbook = applyResponse(null, await loaded(visitor), null);
  if (logbook === null) throw new Error('The response has no pilot');
  return logbook;
}
