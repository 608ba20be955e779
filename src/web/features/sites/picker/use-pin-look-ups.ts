import { type Dispatch, useEffect } from 'react';
import { elevation, location } from '#contract/places';
import type { Coordinates } from '#domain/geo';
import { callAsPilot } from '#web/store/store.ts';
import { lookUpResult } from '../look-up.ts';
import type { PickerEvent, Pin } from './picker-state.ts';

/** Delay before the place of the pin is looked up: the keyboard moves it step by step. */
const REST_MS = 350;

/** Looks up address and elevation of each place where the pin comes to rest. */
export function usePinLookUps(pin: Pin, dispatch: Dispatch<PickerEvent>): void {
  const place = pin.state === 'placed' ? pin.place : null;
  useEffect(() => {
    if (!place) return undefined;
    const timer = setTimeout(() => {
      findAddress(place, dispatch);
      findElevation(place, dispatch);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [place, dispatch]);
}

async function findAddress(about: Coordinates, dispatch: Dispatch<PickerEvent>): Promise<void> {
  const result = await lookUpResult(callAsPilot(location, { query: { latLngString: `${about.lat},${about.lng}` } }));
  if (result.state === 'failed') return dispatch({ type: 'addressCame', about, finding: result });
  const { formatted } = result.value;
  const finding = formatted === '' ? ({ state: 'unknown' } as const) : ({ state: 'known', value: formatted } as const);
  dispatch({ type: 'addressCame', about, finding });
}

async function findElevation(about: Coordinates, dispatch: Dispatch<PickerEvent>): Promise<void> {
  const result = await lookUpResult(callAsPilot(elevation, { query: { lat: about.lat, lng: about.lng } }));
  if (result.state === 'failed') return dispatch({ type: 'elevationCame', about, finding: result });
  const { elevation: value } = result.value;
  const finding = value === null ? ({ state: 'unknown' } as const) : ({ state: 'known', value } as const);
  dispatch({ type: 'elevationCame', about, finding });
}
