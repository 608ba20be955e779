import { type Dispatch, useEffect } from 'react';
import { elevation, location } from '#contract/places';
import type { Coordinates } from '#domain/geo';
import { callAsPilot } from '#web/store/store.ts';
import { lookedUp } from '../look-up.ts';
import type { PickerEvent, Pin } from './picker-state.ts';

/** How long the pin stands before its place is looked up: the keyboard moves it step by step. */
const REST_MS = 350;

/** Looks up address and elevation of each place that the pin comes to rest at. */
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
  const answer = await lookedUp(callAsPilot(location, { query: { latLngString: `${about.lat},${about.lng}` } }));
  if (answer.state === 'failed') return dispatch({ type: 'addressCame', about, finding: answer });
  const { formatted } = answer.value;
  const finding = formatted === '' ? ({ state: 'unknown' } as const) : ({ state: 'known', value: formatted } as const);
  dispatch({ type: 'addressCame', about, finding });
}

async function findElevation(about: Coordinates, dispatch: Dispatch<PickerEvent>): Promise<void> {
  const answer = await lookedUp(callAsPilot(elevation, { query: { lat: about.lat, lng: about.lng } }));
  if (answer.state === 'failed') return dispatch({ type: 'elevationCame', about, finding: answer });
  const { elevation: value } = answer.value;
  const finding = value === null ? ({ state: 'unknown' } as const) : ({ state: 'known', value } as const);
  dispatch({ type: 'elevationCame', about, finding });
}
