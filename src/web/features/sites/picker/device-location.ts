import type { Coordinates } from '#domain/geo';
import { degrees } from '#domain/units';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';

/** The location of the device, or the message shown when it is unknown. */
export type DeviceLocation =
  | { readonly state: 'found'; readonly value: Coordinates }
  | { readonly state: 'failed'; readonly message: string };

const TIMEOUT_MS = 15_000;
/** Decimal places of a degree: about 0.1 m. */
const DIGITS = 6;

/** Returns the location of the device; the browser asks for permission. Never rejects. */
export function findDeviceLocation(): Promise<DeviceLocation> {
  return new Promise((resolve) => {
    const found = ({ coords }: GeolocationPosition): void =>
      resolve({ state: 'found', value: { lat: rounded(coords.latitude), lng: rounded(coords.longitude) } });
    const failed = ({ code, PERMISSION_DENIED }: GeolocationPositionError): void =>
      resolve({
        state: 'failed',
        message: code === PERMISSION_DENIED ? itemFormTexts.picker.notShared : itemFormTexts.picker.notFound,
      });
    if (!('geolocation' in navigator)) return resolve({ state: 'failed', message: itemFormTexts.picker.notShared });
    navigator.geolocation.getCurrentPosition(found, failed, { enableHighAccuracy: true, timeout: TIMEOUT_MS });
  });
}

function rounded(angle: number): Coordinates['lat'] {
  return degrees(Number(angle.toFixed(DIGITS)));
}
