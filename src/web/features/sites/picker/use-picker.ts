import { type Dispatch, useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { elevation, location } from '#contract/places/places';
import type { Coordinates } from '#domain/geo';
import type { Metres } from '#domain/units';
import { callAsPilot } from '#web/store/store.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { lookUpResult } from '../look-up.ts';
import {
  type LookUpState,
  nextPicker,
  openedPicker,
  type Picker,
  type PickerEvent,
  type TypedPlace,
} from './picker-state.ts';

/** Delay before the place of the pin is looked up: the keyboard moves it step by step. */
const REST_MS = 350;

/** The picker of a site form; looks up address and elevation of each place where the pin comes to rest. */
export function usePicker(typed: TypedPlace): readonly [Picker, Dispatch<PickerEvent>] {
  const [picker, apply] = useReducer(nextPicker, typed, openedPicker);
  const begin = useLatest();
  const lookUp = useCallback(
    (place: Coordinates) => {
      const isLatest = begin();
      const applyLatest = (event: PickerEvent): void => {
        if (isLatest()) apply(event);
      };
      setTimeout(() => {
        if (!isLatest()) return;
        void findAddress(place).then((found) => applyLatest({ type: 'addressCame', found }));
        void findElevation(place).then((found) => applyLatest({ type: 'elevationCame', found }));
      }, REST_MS);
    },
    [begin],
  );
  const dispatch = useCallback(
    (event: PickerEvent) => {
      apply(event);
      if (event.type === 'lifted') begin();
      if (event.type === 'placed') lookUp(event.place);
    },
    [begin, lookUp],
  );
  const lookUpOpened = useEffectEvent(() => {
    if (picker.pin.state === 'placed') lookUp(picker.pin.place);
  });
  useEffect(() => {
    lookUpOpened();
  }, []);
  return [picker, dispatch];
}

async function findAddress({ lat, lng }: Coordinates): Promise<LookUpState<string>> {
  const result = await lookUpResult(callAsPilot(location, { query: { latLngString: `${lat},${lng}` } }));
  return result.state === 'failed' ? result : stateOf(result.value.formatted || null);
}

async function findElevation({ lat, lng }: Coordinates): Promise<LookUpState<Metres>> {
  const result = await lookUpResult(callAsPilot(elevation, { query: { lat, lng } }));
  return result.state === 'failed' ? result : stateOf(result.value.elevation);
}

function stateOf<Value>(value: Value | null): LookUpState<Value> {
  return value === null ? { state: 'unknown' } : { state: 'known', value };
}
