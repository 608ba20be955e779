import type { BodyInput, ResponseOf } from '#contract/endpoint';
import {
  finishImport,
  importPart,
  importRun,
  listImports,
  type PartResponse,
  type RunSummary,
  startImport,
  type UndoResponse,
  undoImport,
} from '#contract/import/imports';
import { deleteMapping, listMappings, saveMapping } from '#contract/import/mappings';
import type { RefusedInput } from '#contract/import/refused';
import { nearestPlaces } from '#contract/places/places';
import { MAX_PLACES, timezones } from '#contract/places/timezones';
import { listTracks } from '#contract/tracks';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { call } from '#web/api/call.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { callAsPilot, changeAsPilot, heldLogbook, reload } from '#web/store/store.ts';
import type { PartBody } from './send/build-part.ts';

/** A whole run, with the files that it refused. */
export type ImportRun = ResponseOf<typeof importRun>;
/** The summary of a stored track. */
export type TrackSummary = ResponseOf<typeof listTracks>['tracks'][number];
/** What a run counted besides what it wrote. */
export interface RunOutcome {
  readonly counts: {
    readonly files: number;
    readonly known: number;
    readonly skipped: number;
    readonly refused: number;
  };
  readonly refused: readonly RefusedInput[];
}

/** The calls of the import. All reject with a `CallError`. */
export const IMPORT_CALLS = {
  logbook,
  /** The tracks of the logbook. */
  tracks: async (): Promise<readonly TrackSummary[]> => (await callAsPilot(listTracks)).tracks,
  timeZones,
  nearestPlaces: nearestTowns,
  runs: async (): Promise<readonly RunSummary[]> => (await callAsPilot(listImports)).imports,
  run: (id: number): Promise<ImportRun> => callAsPilot(importRun, { params: { id } }),
  start: (body: BodyInput<typeof startImport>) => callAsPilot(startImport, { body }),
  part: (id: number, body: PartBody): Promise<PartResponse> =>
    changeAsPilot((marker) => call(importPart, { params: { id }, body: { ...body, ...marker } })),
  finish: (id: number, { counts, refused }: RunOutcome): Promise<unknown> =>
    callAsPilot(finishImport, { params: { id }, body: { counts, refused: [...refused] } }),
  /** The mappings of tables that the pilot keeps, the last used first; the next two calls return them, too. */
  mappings: async (): Promise<readonly TableMapping[]> => (await callAsPilot(listMappings)).mappings,
  saveMapping: async (mapping: TableMapping): Promise<readonly TableMapping[]> =>
    (await callAsPilot(saveMapping, { body: { mapping: bodyOf(mapping) } })).mappings,
  deleteMapping: async (name: string): Promise<readonly TableMapping[]> =>
    (await callAsPilot(deleteMapping, { body: { name } })).mappings,
  undo: (id: number): Promise<UndoResponse> =>
    changeAsPilot((marker) => call(undoImport, { params: { id }, body: { ...marker } })),
};

/** A mapping as a call sends it. */
function bodyOf({ columns, kept, leftOut, mayHave, ...mapping }: TableMapping) {
  return {
    ...mapping,
    columns: [...columns],
    ...(kept && { kept: [...kept] }),
    ...(leftOut && { leftOut: [...leftOut] }),
    ...(mayHave && { mayHave: [...mayHave] }),
  };
}

export type ImportCalls = typeof IMPORT_CALLS;

/** Returns the logbook with what another device or tab has saved meanwhile; null once it is held no more. */
async function logbook(): Promise<Logbook | null> {
  await reload();
  return heldLogbook();
}

/** Returns the time zones of places, latitude first, in their order. */
async function timeZones(places: readonly (readonly [number, number])[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (let start = 0; start < places.length; start += MAX_PLACES) {
    const body = { places: places.slice(start, start + MAX_PLACES).map(([lat, lng]): [number, number] => [lat, lng]) };
    found.push(...(await callAsPilot(timezones, { body })).timeZoneIds);
  }
  return found;
}

/** Returns the nearest towns of places, latitude first, in their order. */
async function nearestTowns(places: readonly (readonly [number, number])[]) {
  const found: ResponseOf<typeof nearestPlaces>['places'][number][] = [];
  for (let start = 0; start < places.length; start += MAX_PLACES) {
    const body = { places: places.slice(start, start + MAX_PLACES).map(([lat, lng]): [number, number] => [lat, lng]) };
    found.push(...(await callAsPilot(nearestPlaces, { body })).places);
  }
  return found;
}
