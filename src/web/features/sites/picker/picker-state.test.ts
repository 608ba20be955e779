import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { nextPicker, openedPicker, type Picker, type PickerEvent, pickedIn, type TypedPlace } from './picker-state.ts';

const niesen = { lat: degrees(46.645), lng: degrees(7.6517) };
const amisbuehl = { lat: degrees(46.7017), lng: degrees(7.8167) };
const address = (value = 'Interlaken'): PickerEvent => ({
  type: 'addressCame',
  found: { state: 'known', value },
});
const elevation = (): PickerEvent => ({
  type: 'elevationCame',
  found: { state: 'known', value: metres(1_250) },
});

const NOTHING: TypedPlace = { coordinates: '', location: '', launchAltitude: '' };

/** Opened from an empty form, with the pin set. */
const dropped = (place: typeof niesen): Picker => nextPicker(openedPicker(NOTHING), { type: 'placed', place });

function following(picker: Picker, ...events: readonly PickerEvent[]): Picker {
  return events.reduce(nextPicker, picker);
}

describe('the picker', () => {
  it('opens without a pin when the form has no coordinates', () => {
    expect(openedPicker(NOTHING).pin).toEqual({ state: 'none' });
    expect(pickedIn(openedPicker(NOTHING))).toEqual({});
  });

  it("opens with the pin at the form's coordinates, and looks them up", () => {
    expect(openedPicker({ ...NOTHING, coordinates: '46.645, 7.6517' }).pin).toEqual({
      state: 'placed',
      place: niesen,
      address: { state: 'pending' },
      elevation: { state: 'pending' },
    });
  });

  it('applies all three when all are known', () => {
    const picker = following(dropped(niesen), address(), elevation());
    expect(pickedIn(picker)).toEqual({ address: 'Interlaken', elevation: 1_250, coordinates: '46.645 7.6517' });
  });

  it('replaces nothing that the form already has, unless it is ticked', () => {
    const typed = { coordinates: '46.645 7.6517', location: 'Wimmis', launchAltitude: '1669' };
    const moved = (form: TypedPlace, ...events: readonly PickerEvent[]) =>
      pickedIn(following(openedPicker(form), { type: 'placed', place: amisbuehl }, address(), elevation(), ...events));
    expect(moved(typed)).toEqual({});
    expect(moved(typed, { type: 'ticked', field: 'coordinates', isTicked: true })).toEqual({
      coordinates: '46.7017 7.8167',
    });
    expect(moved({ ...typed, location: ' ' })).toEqual({ address: 'Interlaken' });
    expect(moved({ ...typed, coordinates: '' })).toEqual({ coordinates: '46.7017 7.8167' });
    expect(moved({ ...typed, launchAltitude: '' })).toEqual({ elevation: 1_250 });
    expect(moved({ ...typed, launchAltitude: '0' }), 'an unknown altitude').toEqual({ elevation: 1_250 });
  });

  it('applies nothing that is not known, whatever is ticked', () => {
    expect(pickedIn(dropped(niesen))).toEqual({ coordinates: '46.645 7.6517' });
    const failed: PickerEvent = { type: 'addressCame', found: { state: 'failed', message: 'Down' } };
    const unknown: PickerEvent = { type: 'elevationCame', found: { state: 'unknown' } };
    expect(pickedIn(following(dropped(niesen), failed, unknown))).toEqual({ coordinates: '46.645 7.6517' });
  });

  it('applies nothing that is not ticked, and keeps the ticks when the pin moves', () => {
    const picker = following(
      dropped(niesen),
      { type: 'ticked', field: 'address', isTicked: false },
      { type: 'ticked', field: 'coordinates', isTicked: false },
      { type: 'placed', place: amisbuehl },
      address(),
      elevation(),
    );
    expect(pickedIn(picker)).toEqual({ elevation: 1_250 });
  });

  it('ignores responses while the pin is dragged', () => {
    const lifted = following(dropped(niesen), { type: 'lifted' });
    expect(following(lifted, address())).toBe(lifted);
    expect(pickedIn(lifted)).toEqual({});
  });
});
