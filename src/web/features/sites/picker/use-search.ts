import { useState } from 'react';
import { problemText } from '#contract/messages/problem-text';
import { type FoundPlace, geocode } from '#contract/places/places';
import { parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import { problemsOfAddressQuery } from '#domain/place';
import { degrees } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { problemTexts } from '#web/problem-texts.ts';
import { callAsPilot } from '#web/store/store.ts';
import { type IsLatest, useLatest } from '#web/ui/use-latest.ts';
import { lookUpResult } from '../look-up.ts';

export type PlaceSearchState =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'locating' }
  | { readonly state: 'choosing'; readonly places: readonly FoundPlace[] }
  | { readonly state: 'nothingFound' }
  | { readonly state: 'failed'; readonly message: string };

/** Search by text, and by the location of the device. */
export interface PlaceSearch {
  readonly search: PlaceSearchState;
  readonly start: (text: string) => void;
  /** Finds the location of the device. */
  readonly locate: () => void;
  /** Chooses one of several places. */
  readonly choose: (place: FoundPlace) => void;
  /** Cancels the search: the pilot moved the pin. */
  readonly stop: () => void;
}

/** Searches for a place and calls `onPlace` with it; a response that comes after another action is ignored. */
export function useSearch(onPlace: (place: Coordinates) => void): PlaceSearch {
  const [search, setSearch] = useState<PlaceSearchState>({ state: 'idle' });
  const begin = useLatest();
  const show = (next: PlaceSearchState): IsLatest => {
    setSearch(next);
    return begin();
  };
  const arrive = (place: Coordinates): void => {
    show({ state: 'idle' });
    onPlace({ lat: place.lat, lng: place.lng });
  };
  const locate = async (): Promise<void> => {
    const isLatest = show({ state: 'locating' });
    const result = await findDeviceLocation();
    if (!isLatest()) return;
    if (result.state === 'failed') show(result);
    else arrive(result.value);
  };
  const find = async (query: string): Promise<unknown> => {
    const isLatest = show({ state: 'searching' });
    const result = await lookUpResult(callAsPilot(geocode, { query: { query } }));
    if (!isLatest()) return;
    if (result.state === 'failed') return show(result);
    const [only, ...others] = result.value;
    if (!only) return show({ state: 'nothingFound' });
    if (others.length > 0) return show({ state: 'choosing', places: result.value });
    arrive(only);
  };
  return {
    search,
    start: (text) => {
      const read = readSearch(text);
      if (read.kind === 'coordinates') arrive(read.place);
      if (read.kind === 'wrong') show({ state: 'failed', message: read.message });
      if (read.kind === 'address') find(read.query);
    },
    locate: () => void locate(),
    choose: arrive,
    stop: () => void show({ state: 'idle' }),
  };
}

/** The location of the device, or the message shown when it is unknown. */
type DeviceLocation =
  | { readonly state: 'found'; readonly value: Coordinates }
  | { readonly state: 'failed'; readonly message: string };

const TIMEOUT_MS = 15_000;
/** Decimal places of a degree: about 0.1 m. */
const DIGITS = 6;

/** Returns the location of the device; the browser asks for permission. Never rejects. */
function findDeviceLocation(): Promise<DeviceLocation> {
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

/** Parsed text of the search bar. */
type SearchText =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'coordinates'; readonly place: Coordinates }
  | { readonly kind: 'address'; readonly query: string }
  | { readonly kind: 'wrong'; readonly message: string };

/** Parses coordinates in any format that `docs/behaviour.md` allows; anything else is an address. */
export function readSearch(text: string): SearchText {
  const query = text.trim();
  if (query === '') return { kind: 'nothing' };
  const place = parseCoordinates(query);
  if (place) return { kind: 'coordinates', place };
  const problem = problemsOfAddressQuery(query)[0];
  return problem ? { kind: 'wrong', message: problemText(problemTexts, problem) } : { kind: 'address', query };
}
