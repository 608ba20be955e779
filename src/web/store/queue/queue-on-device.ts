import { inTime } from '../../stored/in-time.ts';
import { isDeviceOf } from '../../stored/my-device.ts';
import { isWaiting } from '../../stored/waiting-pilots.ts';
import type { DeviceQueue, QueueEvents } from './device-queue.ts';

/**
 * Returns what waits of a pilot on this device. Null where nothing is kept: the device is not the pilot's own and nothing waits, or
 * the browser stores nothing. Its code is loaded for pilots who have a copy alone. Never rejects.
 */
export function queueOnDevice(pilotId: number, events: QueueEvents): Promise<DeviceQueue | null> | null {
  return isDeviceOf(pilotId) || isWaiting(pilotId) ? read(pilotId, events) : null;
}

/** In some browsers reading never settles; nor does loading the code over a silent line. */
const READING_TIMEOUT_MS = 5_000;

async function read(pilotId: number, events: QueueEvents): Promise<DeviceQueue | null> {
  const opening = import('./device-queue.ts').then(({ DeviceQueue }) => new DeviceQueue(pilotId, events));
  const reading = opening.then((queue) => queue.read().then(() => queue));
  try {
    return await inTime(reading, READING_TIMEOUT_MS);
  } catch (error) {
    console.warn('What waits on this device cannot be read: changes are sent at once, or not at all.', error);
    void opening.then(
      (queue) => queue.close(),
      () => undefined,
    );
    return null;
  }
}
