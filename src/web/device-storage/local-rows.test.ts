import { describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import { type StoredMarker, storedMarker, storeMarker } from './held-marker.ts';
import { isDeviceOf, setDeviceOwner } from './my-device.ts';

const MARKER: StoredMarker = { pilotId: 7, lastModified: 5, epoch: 'first' };

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('the marker of the stored copy', () => {
  it('is read as it was stored, until it is removed', () => {
    fakeStorage();
    expect(storedMarker()).toBeNull();
    storeMarker(MARKER);
    expect(storedMarker()).toEqual(MARKER);
    storeMarker(null);
    expect(storedMarker()).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"pilotId":7}', '{"pilotId":"7","lastModified":5,"epoch":"first"}'])(
    'is none where something else is stored: %s',
    (row) => {
      fakeStorage().localRows.set('held', row);
      expect(storedMarker()).toBeNull();
    },
  );

  it('is none where storage is refused', () => {
    fakeStorage();
    vi.stubGlobal('localStorage', { getItem: refuse });
    expect(storedMarker()).toBeNull();
  });
});

describe('the pilot’s own device', () => {
  it('is that of the pilot who said so, and of no other', () => {
    fakeStorage();
    expect(isDeviceOf(7)).toBe(false);
    setDeviceOwner(7);
    expect([isDeviceOf(7), isDeviceOf(8)]).toEqual([true, false]);
    setDeviceOwner(null);
    expect(isDeviceOf(7)).toBe(false);
  });

  it('has no owner when storage is refused', () => {
    fakeStorage();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.spyOn(console, 'warn').mockReturnValue();
    setDeviceOwner(7);
    expect(isDeviceOf(7)).toBe(false);
  });
});
