import { formatCoordinates, parseCoordinates } from '#domain/coordinates';
import type { Coordinates } from '#domain/geo';
import type { Metres } from '#domain/units';

/** What is known of one thing about the pin's place. */
export type Finding<Value> =
  | { readonly state: 'asked' }
  | { readonly state: 'known'; readonly value: Value }
  | { readonly state: 'unknown' }
  | { readonly state: 'failed'; readonly message: string };

/** The pin: not yet dropped, in the air, or at a place that is being looked up. */
export type Pin =
  | { readonly state: 'none' }
  | { readonly state: 'lifted' }
  | {
      readonly state: 'placed';
      readonly place: Coordinates;
      readonly address: Finding<string>;
      readonly elevation: Finding<Metres>;
    };

/** What may be taken over into the form. */
export type Choice = 'address' | 'elevation' | 'coordinates';

/** The map picker of the site form. */
export interface Picker {
  readonly pin: Pin;
  /** What the pilot wants to take over, as far as it is known. */
  readonly ticked: Readonly<Record<Choice, boolean>>;
}

/** What stands in the form that the picker is opened from. */
export interface TypedPlace {
  readonly coordinates: string;
  readonly location: string;
  readonly launchAltitude: string;
}

/** What happens in the picker. Findings name the place they are about, as the very object. */
export type PickerEvent =
  | { readonly type: 'lifted' }
  | { readonly type: 'placed'; readonly place: Coordinates }
  | { readonly type: 'addressCame'; readonly about: Coordinates; readonly finding: Finding<string> }
  | { readonly type: 'elevationCame'; readonly about: Coordinates; readonly finding: Finding<Metres> }
  | { readonly type: 'ticked'; readonly choice: Choice; readonly isTicked: boolean };

/** What Apply puts into the form. */
export interface Picked {
  readonly address?: string;
  readonly elevation?: Metres;
  /** As the form shows them. */
  readonly coordinates?: string;
}

/**
 * The picker as it opens: with a pin where the form has coordinates. What the form has already is only replaced where
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

/** The picker after an event. What comes about a place that the pin has left is dropped. */
export function nextPicker(picker: Picker, event: PickerEvent): Picker {
  switch (event.type) {
    case 'lifted':
      return { ...picker, pin: { state: 'lifted' } };
    case 'placed':
      return { ...picker, pin: placed(event.place) };
    case 'ticked':
      return { ...picker, ticked: { ...picker.ticked, [event.choice]: event.isTicked } };
    case 'addressCame':
      return withFinding(picker, event.about, { address: event.finding });
    case 'elevationCame':
      return withFinding(picker, event.about, { elevation: event.finding });
  }
}

/** What is ticked and known. */
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
  return { state: 'placed', place, address: { state: 'asked' }, elevation: { state: 'asked' } };
}

function withFinding(
  picker: Picker,
  about: Coordinates,
  found: { readonly address: Finding<string> } | { readonly elevation: Finding<Metres> },
): Picker {
  const { pin } = picker;
  if (pin.state !== 'placed' || pin.place !== about) return picker;
  return { ...picker, pin: { ...pin, ...found } };
}
