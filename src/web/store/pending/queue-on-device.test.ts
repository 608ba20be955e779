import { expect, it, onTestFinished, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import { setDeviceOwner } from '../../device-storage/my-device.ts';
import { queueOnDevice } from './queue-on-device.ts';

it('whose code does not come over a silent line holds up nothing for long', async () => {
  fakeStorage();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  setDeviceOwner(7);
  const events = {
    base: () => null,
    send: () => Promise.reject(new Error('Nothing is sent')),
    onChange: () => undefined,
    loadNewer: async () => false,
    flightsWith: async () => [],
    now: () => 0,
    serverNow: () => null,
  };
  const queue = queueOnDevice(7, events, () => new Promise(() => undefined));
  const read = vi.fn();
  void queue?.then(read);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(read.mock.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(read.mock.calls).toEqual([[null]]);
});
