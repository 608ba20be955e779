import type { PendingChange } from '#web/store/pending/pending-change.ts';
import { pendingBytes, readQueue } from '#web/store/pending/queue-storage.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Saves a change as a JSON file, and its track as another. Rejects when the track cannot be read. */
export async function exportChange(change: PendingChange, pilotId: number): Promise<void> {
  const name = `wingbook-${change.dataType}-${dayOf(change)}`;
  saveJson(`${name}.json`, exported(change));
  await saveTrack(change, pilotId);
}

/** Saves all pending changes of a pilot as one JSON file, and their tracks. Rejects when they cannot be read. */
export async function exportAllPending(pilotId: number): Promise<void> {
  const { changes } = await readQueue(pilotId);
  saveJson('wingbook-pending-changes.json', changes.map(exported));
  for (const change of changes) await saveTrack(change, pilotId);
}

function exported({ dataType, kind, data, before, madeAt }: PendingChange): object {
  return { dataType, kind, madeAt: new Date(madeAt).toISOString(), data, before };
}

function dayOf({ madeAt }: PendingChange): string {
  return new Date(madeAt).toISOString().slice(0, 10);
}

function saveJson(name: string, value: object): void {
  saveFile(new File([JSON.stringify(value, null, 2)], name, { type: 'application/json' }));
}

async function saveTrack(change: PendingChange, pilotId: number): Promise<void> {
  if (change.file === null) return;
  const bytes = await pendingBytes(pilotId, change.file);
  const { igcFileName } = change.data;
  const name = typeof igcFileName === 'string' ? igcFileName : `wingbook-flight-${dayOf(change)}.igc`;
  if (bytes) saveFile(new File([bytes], name));
}
