import type { LoadResponse } from '#contract/data';
import type { ChangeResponse } from '#contract/flights-changes';
import type { PartResponse, UndoResponse } from '#contract/import/imports';
import { pilotInput } from '#test/builders/items';
import { igcNumber } from '#test/servers/import-calls';
import type { ItemSave } from '#web/store/item-save.ts';
import type { HeldMarker } from '#web/store/logbook.ts';
import { errorIn } from '#web/store/store-state.ts';
import type { Device } from './device.ts';
import type { ExpectedLogbook } from './expected-logbook.ts';
import type { ChangeOfFlights, FlightSave, ImportOfFlights, NamedSave, Operation } from './operation.ts';

/** A write that was acknowledged: its revision, what it makes of the logbook, and what can be undone by it. */
export interface Acknowledged {
  readonly revision: number;
  readonly apply: (logbook: ExpectedLogbook) => void;
  readonly changeId?: number;
  readonly runId?: number;
}

/** Does an operation on a device. Rejects with a `CallError`; a load resolves with null. */
export async function perform(device: Device, operation: Operation): Promise<Acknowledged | null> {
  switch (operation.kind) {
    case 'load':
      return load(device);
    case 'saveFlight':
      return saveFlight(device, operation);
    case 'saveNamed':
      return saveNamed(device, operation);
    case 'savePilot':
      return savePilot(device, operation.userName);
    case 'delete': {
      const { dataType, id } = operation;
      const { lastModified } = await saved(device, { dataType, data: { id, see: false } });
      return { revision: lastModified, apply: (logbook) => logbook.delete(dataType, id) };
    }
    case 'change':
      return changeFlights(device, operation);
    case 'undoChange':
      return undoChange(device, operation.changeId);
    case 'import':
      return importFlights(device, operation);
    case 'undoImport':
      return undoImport(device, operation.runId);
  }
}

async function load({ store }: Device): Promise<null> {
  await store.load();
  const error = errorIn(store.state);
  if (error) throw error;
  return null;
}

type Saved = LoadResponse & { readonly savedId: number };

/** Saves as the store does, which returns the id alone. */
function saved(device: Device, request: ItemSave | object): Promise<Saved> {
  return device.store.change((marker) => device.post<Saved>('/api/data', { ...request, ...marker }));
}

async function saveFlight(device: Device, { id, values, track, clientKey }: FlightSave): Promise<Acknowledged> {
  const igc = track === null ? {} : { igc: igcNumber(track), igcFileName: `${track}.igc` };
  const { savedId, lastModified } = await saved(device, {
    dataType: 'flight',
    data: { id, ...values, ...igc },
    ...(id === 0 ? { clientKey } : {}),
  });
  return { revision: lastModified, apply: (logbook) => logbook.saveFlight(savedId, values, track) };
}

async function saveNamed(device: Device, { named, id, values, clientKey }: NamedSave): Promise<Acknowledged> {
  const key = id === 0 ? { clientKey } : {};
  const { savedId, lastModified } = await saved(device, { dataType: named, data: { id, ...values }, ...key });
  return { revision: lastModified, apply: (logbook) => logbook.saveNamed(named, savedId, values) };
}

async function savePilot(device: Device, userName: string): Promise<Acknowledged> {
  const { lastModified } = await saved(device, { dataType: 'pilot', data: pilotInput({ userName }) });
  return {
    revision: lastModified,
    apply: (logbook) => {
      logbook.userName = userName;
    },
  };
}

async function changeFlights(device: Device, { ids, change, clientKey }: ChangeOfFlights): Promise<Acknowledged> {
  const { changeId, flightsNum } = await device.store.change((marker) =>
    device.post<ChangeResponse>('/api/flights/changes', { ids, change, clientKey, ...marker }),
  );
  const apply = (logbook: ExpectedLogbook): void => {
    const changed = logbook.change(changeId, ids, change);
    if (changed !== flightsNum) throw new Error(`A change of ${flightsNum} flights should have changed ${changed}`);
  };
  return { revision: changeId, apply, changeId }; // That of the first attempt, where it was repeated.
}

async function undoChange(device: Device, changeId: number): Promise<Acknowledged> {
  const undo = (marker: HeldMarker | null) =>
    device.post<LoadResponse>('/api/flights/changes/undo', { changeId, ...marker });
  const { lastModified } = await device.store.change(undo);
  return { revision: lastModified, apply: (logbook) => logbook.undoChange(changeId) };
}

async function importFlights(device: Device, { clientKey, partKey, flights }: ImportOfFlights): Promise<Acknowledged> {
  const run = { clientKey, source: 'list.csv', filesNum: 1 };
  const { importId: runId } = await device.post<{ importId: number }>('/api/imports', run);
  const part = { clientKey: partKey, flights: flights.map((values, index) => ({ ref: String(index), ...values })) };
  const { results, lastModified } = await device.store.change((marker) =>
    device.post<PartResponse>(`/api/imports/${runId}/parts`, { ...part, ...marker }),
  );
  const counts = { files: 1, known: 0, skipped: 0, refused: 0 };
  await device.post(`/api/imports/${runId}/finish`, { counts, refused: [] });
  const added = results.map((result, index) => {
    const values = flights[index];
    if (result.state === 'refused' || !values) throw new Error(`A flight was refused: ${JSON.stringify(result)}`);
    return [result.id, values] as const;
  });
  return { revision: lastModified, apply: (logbook) => logbook.import(runId, new Map(added)), runId };
}

async function undoImport(device: Device, runId: number): Promise<Acknowledged> {
  const { lastModified } = await device.store.change((marker) =>
    device.post<UndoResponse>(`/api/imports/${runId}/undo`, { ...marker }),
  );
  return { revision: lastModified, apply: (logbook) => logbook.undoImport(runId) };
}
