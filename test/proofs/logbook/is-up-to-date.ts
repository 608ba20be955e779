import { isDeepStrictEqual } from 'node:util';
import type { LoadResponse } from '#contract/data';
import { patience } from '#test/run/patience';
import { applyResponse } from '#web/store/logbook.ts';
import { logbookIn } from '#web/store/store-state.ts';
import type { Device } from './device.ts';
import { loadedBy } from './until-acknowledged.ts';

/** Whether a device has, by deltas alone, what a full load has. Scores that are computed meanwhile come with another load. */
export async function isUpToDate(device: Device): Promise<boolean> {
  const isLate = patience('a device that has the newest marker');
  for (;;) {
    isLate();
    await device.store.load();
    const held = logbookIn(device.store.state);
    const whole = applyResponse(null, await loadedBy(() => device.get<LoadResponse>('/api/data')), null);
    if (held?.lastModified === whole?.lastModified) return isDeepStrictEqual(held, whole);
  }
}
