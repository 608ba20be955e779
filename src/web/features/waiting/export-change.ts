import { queuedBytes } from '#web/store/queue/queue-storage.ts';
import type { QueuedChange } from '#web/store/queue/queued-change.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** Saves a change as a JSON file, and its track as another. Rejects where the track cannot be read. */
export async function exportChange(change: QueuedChange, pilotId: number): Promise<void> {
  const { dataType, kind, data, before, madeAt } = change;
  const name = `wingbook-${dataType}-${new Date(madeAt).toISOString().slice(0, 10)}`;
  const text = JSON.stringify({ dataType, kind, madeAt: new Date(madeAt).toISOString(), data, before }, null, 2);
  saveFile(new File([text], `${name}.json`, { type: 'application/json' }));
  const bytes = change.file === null ? null : await queuedBytes(pilotId, change.file);
  if (bytes) saveFile(new File([bytes], typeof data.igcFileName === 'string' ? data.igcFileName : `${name}.igc`));
}
