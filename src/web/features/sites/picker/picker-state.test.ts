import { describe, expect, it } from 'vitest';
import { degrees, metres } from '#domain/units';
import { nextPicker, openedPicker, type Picker, type PickerEvent, pickedIn } from './picker-state.ts';

const niesen = { lat: degrees(46.645), lng: degrees(7.6517) };
const amisbuehl = { lat: degrees(46.7017), lng: degrees(7.8167) };
const address = (about: typeof niesen, value = 'Interlaken'): PickerEvent => ({
  type: 'addressCame',
  about,
  finding: { state: 'known', value },
});
const elevation = (about: typeof niesen): PickerEvent => ({
  type: 'elevationCame',
  about,
  finding: { state: 'known', value: metres(1_250) },
});

function following(picker: Picker, ...events: readonly PickerEvent[]): Picker {
  return events.reduce(nextPicker, picker);
}

describe('the picker', () => {
  it('opens without a pin when the form has no coordinates', () => {
    expect(openedPicker(null).pin).toEqual({ state: 'none' });
    expect(pickedIn(openedPicker(null))).toEqual({});
  });

  it("opens with the pin at the form's coordinates, asking about them", () => {
    expect(openedPicker(niesen).pin).toEqual({
      state: 'placed',
      place: niesen,
      address: { state: 'asked' },
      elevation: { state: 'asked' },
    });
  });

  it('takes over all three when all are known', () => {
    const picker = following(openedPicker(niesen), address(niesen), elevation(niesen));
    expect(pickedIn(picker)).toEqual({ address: 'Interlaken', elevation: 1_250, coordinates: '46.645 7.6517' });
  });

  it('takes over nothing that is not known, whatever is ticked', () => {
    expect(pickedIn(openedPicker(niesen))).toEqual({ coordinates: '46.645 7.6517' });
    const failed: PickerEvent = { type: 'addressCame', about: niesen, finding: { state: 'failed', message: 'Down' } };
    const unknown: PickerEvent = { type: 'elevationCame', about: niesen, finding: { state: 'unknown' } };
    expect(pickedIn(following(openedPicker(niesen), failed, unknown))).toEqual({ coordinates: '46.645 7.6517' });
  });

  it('takes over nothing that is not ticked, and keeps the ticks when the pin moves', () => {
    const picker = following(
      openedPicker(niesen),
      { type: 'ticked', choice: 'address', isTicked: false },
      { type: 'ticked', choice: 'coordinates', isTicked: false },
      { type: 'placed', place: amisbuehl },
      address(amisbuehl),
      elevation(amisbuehl),
    );
    expect(pickedIn(picker)).toEqual({ elevation: 1_250 });
  });

  it('drops answers about a place that the pin has left', () => {
    const picker = following(
      openedPicker(niesen),
      { type: 'placed', place: amisbuehl },
      address(niesen),
      elevation(niesen),
    );
    expect(picker.pin).toMatchObject({ address: { state: 'asked' }, elevation: { state: 'asked' } });
  });

  it('drops the answer of an earlier visit to the same place', () => {
    const again = { ...niesen };
    const picker = following(openedPicker(niesen), { type: 'placed', place: again }, address(niesen, 'Old'));
    expect(picker.pin).toMatchObject({ place: again, address: { state: 'asked' } });
  });

  it('drops answers while the pin is in the air', () => {
    const lifted = following(openedPicker(niesen), { type: 'lifted' });
    expect(following(lifted, address(niesen))).toBe(lifted);
    expect(pickedIn(lifted)).toEqual({});
  });
});
