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

/** In some browsers reading never settles. */
const READING_TIMEOUT_MS = 5_000;

async function read(pilotId: number, events: QueueEvents): Promise<DeviceQueue | null> {
  try {
    const { DeviceQueue } = await import('./device-queue.ts');
    const queue = new DeviceQueue(pilotId, events);
    await inTime(queue.read(), READING_TIMEOUT_MS).catch((error: unknown) => {
      queue.close();
      throw error;
    });
    return queue;
  } catch (error) {
    console.warn('What waits on this device cannot be read: changes are sent at once, or not at all.', error);
    return null;
  }
}
