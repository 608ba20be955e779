import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';

/** The location of the device, or the message shown when it is unknown. */
export type DeviceLocation =
  | { readonly state: 'found'; readonly value: Coordinates }
  | { readonly state: 'failed'; readonly message: string };

const TIMEOUT_MS = 15_000;
/** Decimal places of a degree: about 0.1 m. */
const DIGITS = 6;

const NOT_SHARED =
  'Your browser does not share your location with this page. Allow it there, or search, or drop a pin.';
const NOT_FOUND = 'Your location could not be found. Search or drop a pin.';

/** Returns the location of the device; the browser asks for permission. Never rejects. */
export function findDeviceLocation(): Promise<DeviceLocation> {
  return new Promise((resolve) => {
    const found = ({ coords }: GeolocationPosition): void =>
      resolve({ state: 'found', value: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } });
    const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError): void =>
      resolve({ state: 'failed', message: code === PERMISSION_DENIED ? NOT_SHARED : NOT_FOUND });
    if (!('geolocation' in navigator)) return resolve({ state: 'failed', message: NOT_SHARED });
    navigator.geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true, timeout: TIMEOUT_MS });
  });
}

function rounded(angle: number): Coordinates['lat'] {
  return degrees(Number(angle.toFixed(DIGITS)));
}
