import { randomUUID } from 'node:crypto';
import type { ItemResult, PartResponse, RunResponse, RunSummary, UndoResponse } from '#contract/import/imports';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { flownPath, igcFile } from '#test/builders/igc';
import type { Fields, JsonResponse, Visitor } from './visitor.ts';

/** Starts a run of the import, and returns its id. */
export async function startedRun(visitor: Visitor, named: Fields = {}): Promise<number> {
  const body = { clientKey: randomUUID(), source: 'tracks.zip', filesNum: 1, ...named };
  return (await successOf<{ importId: number }>(visitor.post('/api/imports', body))).importId;
}

/** Sends a part of a run. */
export function sentPart(visitor: Visitor, runId: number, part: Fields): Promise<JsonResponse<PartResponse>> {
  return visitor.post<PartResponse>(`/api/imports/${runId}/parts`, { clientKey: randomUUID(), ...part });
}

/** Sends a part of a run, and returns what became of its items. */
export async function importedPart(visitor: Visitor, runId: number, part: Fields): Promise<readonly ItemResult[]> {
  return (await successOf(sentPart(visitor, runId, part))).results;
}

/** Ends a run. */
export function finishedRun(visitor: Visitor, runId: number, named: Fields = {}): Promise<RunResponse> {
  const counts = { files: 1, known: 0, skipped: 0, refused: 0 };
  return successOf(visitor.post<RunResponse>(`/api/imports/${runId}/finish`, { counts, refused: [], ...named }));
}

/** Undoes a run, call by call, and returns the last response. */
export async function undoneRun(visitor: Visitor, runId: number): Promise<UndoResponse> {
  for (;;) {
    const response = await successOf(visitor.post<UndoResponse>(`/api/imports/${runId}/undo`, {}));
    if (response.left === 0) return response;
  }
}

/** Returns a run. */
export function readRun(visitor: Visitor, runId: number): Promise<RunResponse> {
  return successOf(visitor.get<RunResponse>(`/api/imports/${runId}`));
}

/** Returns all runs. */
export async function listedRuns(visitor: Visitor): Promise<readonly RunSummary[]> {
  return (await successOf(visitor.get<{ imports: readonly RunSummary[] }>('/api/imports'))).imports;
}

/** Keeps a mapping of a table, and returns the names of all. */
export function saveMapping(visitor: Visitor, mapping: TableMapping): Promise<readonly string[]> {
  return namesOf(visitor.post('/api/import-mappings', { mapping }));
}

/** Returns the names of the mappings that a pilot keeps. */
export function mappingNames(visitor: Visitor): Promise<readonly string[]> {
  return namesOf(visitor.get('/api/import-mappings'));
}

async function namesOf(
  sent: Promise<JsonResponse<{ readonly mappings: readonly TableMapping[] }>>,
): Promise<readonly string[]> {
  return (await successOf(sent)).mappings.map(({ name }) => name);
}

/** Returns a short track; those of different numbers differ, by a day each. */
export function igcNumber(number: number): string {
  const date = new Date(Date.UTC(2020, 0, 1 + number)).toISOString().slice(0, 10);
  const launch = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
  return igcFile({ date, fixes: flownPath(launch, [{ seconds: 20 }, { seconds: 300, speed: 10, climb: -1 }]) });
}

/** Returns the text of a flight's track. */
export async function igcOf(visitor: Visitor, flightId: number): Promise<string> {
  const query = new URLSearchParams({
    csrf: visitor.cookies.get('csrf') ?? '',
    pilotId: String(visitor.pilotId),
  });
  const response = await visitor.ask(`/api/flights/${flightId}/igc?${query}`);
  if (response.status !== 200) throw new Error(`A track could not be loaded: status ${response.status}`);
  return response.text();
}

async function successOf<Body>(sent: Promise<JsonResponse<Body>>): Promise<Body> {
  const { status, body } = await sent;
  if (status !== 200) throw new Error(`A call of the import failed with status ${status}: ${JSON.stringify(body)}`);
  return body;
}
