import { formatCoordinates, parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import type { Metres } from '#domain/units';

/** State of one lookup about the pin's place. */
export type LookUpState<Value> =
  | { readonly state: 'pending' }
  | { readonly state: 'known'; readonly value: Value }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly message: string };

/** The pin: not yet set, being dragged, or at a place that is looked up. */
export type Pin =
  | { readonly state: 'none' }
  | { readonly state: 'lifted' }
  | {
      readonly state: 'placed';
      readonly place: Coordinates;
      readonly address: LookUpState<string>;
      readonly elevation: LookUpState<Metres>;
    };

/** A value that can be applied to the form. */
export type PlaceField = 'address' | 'elevation' | 'coordinates';

/** The map picker of the site form. */
export interface Picker {
  readonly pin: Pin;
  /** The values that the pilot wants to apply, as far as they are known. */
  readonly ticked: Readonly<Record<PlaceField, boolean>>;
}

/** The fields of the form that opens the picker. */
export interface TypedPlace {
  readonly coordinates: string;
  readonly location: string;
  readonly launchAltitude: string;
}

export type PickerEvent =
  | { readonly type: 'lifted' }
  | { readonly type: 'placed'; readonly place: Coordinates }
  | { readonly type: 'addressCame'; readonly found: LookUpState<string> }
  | { readonly type: 'elevationCame'; readonly found: LookUpState<Metres> }
  | { readonly type: 'ticked'; readonly field: PlaceField; readonly isTicked: boolean };

/** What Apply sets in the form. */
export interface Picked {
  readonly address?: string;
  readonly elevation?: Metres;
  /** As the form shows them. */
  readonly coordinates?: string;
}

/**
 * Returns the initial state: with a pin where the form has coordinates. What the form already has is replaced only where
 * the pilot ticks it; a launch altitude of 0 is an unknown one.
 */
export function openedPicker({ coordinates, location, launchAltitude }: TypedPlace): Picker {
  const place = parseCoordinates(coordinates);
  return {
    pin: place ? placed(place) : { state: 'none' },
    ticked: {
      address: location.trim() === '',
      elevation: Number(launchAltitude) === 0,
      coordinates: coordinates.trim() === '',
    },
  };
}

/** Returns the state after an event. */
export function nextPicker(picker: Picker, event: PickerEvent): Picker {
  switch (event.type) {
    case 'lifted':
      return { ...picker, pin: { state: 'lifted' } };
    case 'placed':
      return { ...picker, pin: placed(event.place) };
    case 'ticked':
      return { ...picker, ticked: { ...picker.ticked, [event.field]: event.isTicked } };
    case 'addressCame':
      return withLookUp(picker, { address: event.found });
    case 'elevationCame':
      return withLookUp(picker, { elevation: event.found });
  }
}

/** Returns the values that are ticked and known. */
export function pickedIn({ pin, ticked }: Picker): Picked {
  if (pin.state !== 'placed') return {};
  const { address, elevation, place } = pin;
  return {
    ...(ticked.address && address.state === 'known' && { address: address.value }),
    ...(ticked.elevation && elevation.state === 'known' && { elevation: elevation.value }),
    ...(ticked.coordinates && { coordinates: formatCoordinates(place) }),
  };
}

function placed(place: Coordinates): Pin {
  return { state: 'placed', place, address: { state: 'pending' }, elevation: { state: 'pending' } };
}

function withLookUp(
  picker: Picker,
  found: { readonly address: LookUpState<string> } | { readonly elevation: LookUpState<Metres> },
): Picker {
  const { pin } = picker;
  if (pin.state !== 'placed') return picker;
  return { ...picker, pin: { ...pin, ...found } };
}
