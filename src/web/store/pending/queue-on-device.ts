import { inTime } from '../../device-storage/in-time.ts';
import { isDeviceOf } from '../../device-storage/my-device.ts';
import { hasPending } from '../../device-storage/pilots-with-pending.ts';
import type { QueueSender, SenderEvents } from './queue-sender.ts';

/**
 * Returns a pilot's pending changes on this device and their sender. Null when nothing is kept: the device is not the pilot's own and has no pending
 * changes, or the browser stores nothing. `load` fetches the code, only for pilots with a copy. Never rejects.
 */
export function queueOnDevice(
  pilotId: number,
  events: SenderEvents,
  load = loadQueue,
): Promise<QueueSender | null> | null {
  return isDeviceOf(pilotId) || hasPending(pilotId) ? read(load(), { pilotId, events }) : null;
}

/** In some browsers reading never settles; nor does loading the code over a silent line. */
const READING_TIMEOUT_MS = 5_000;

type QueueCode = typeof import('./queue-sender.ts');

function loadQueue(): Promise<QueueCode> {
  return import('./queue-sender.ts');
}

interface Opening {
  readonly pilotId: number;
  readonly events: SenderEvents;
}

async function read(code: Promise<QueueCode>, { pilotId, events }: Opening): Promise<QueueSender | null> {
  const opening = code.then(({ QueueSender }) => new QueueSender(pilotId, events));
  const reading = opening.then((sender) => sender.queue.read().then(() => sender));
  try {
    return await inTime(reading, READING_TIMEOUT_MS);
  } catch (error) {
    console.warn('The pending changes of this device cannot be read: changes are sent at once, or not at all.', error);
    void opening.then(
      ({ queue }) => queue.close(),
      () => undefined,
    );
    return null;
  }
}
