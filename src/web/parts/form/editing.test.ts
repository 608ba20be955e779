import { describe, expect, it } from 'vitest';
import { blankOf, entryOf, readEntry } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry, type FlightInput } from '#domain/fields/flight';
import { metres, minutes } from '#domain/units';
import { type EditedItem, Editing, type ExtraState, type Seen } from './editing.ts';

const VALUES: FlightInput = {
  ...blankOf(FLIGHT),
  date: '2026-05-03',
  airtime: minutes(75),
  altitude: metres(1_850),
  remarks: 'calm',
};
const OPENED: Seen<typeof FLIGHT> = { ...VALUES, igcFileName: 'a.igc' };
const TRACK = { file: 'hash', range: null };
const NOTHING: ExtraState = { isChanged: false, values: null, file: null };

/** The form of flight 4, or of a new one. `theirs` is what another device has saved since. */
function open(
  item: Partial<EditedItem<FlightEntry, typeof FLIGHT>> = {},
  found: ConstructorParameters<typeof Editing<FlightEntry, typeof FLIGHT>>[1] = null,
) {
  const device: { theirs: Seen<typeof FLIGHT> | null } = { theirs: OPENED };
  const editing = new Editing<FlightEntry, typeof FLIGHT>(
    {
      entity: FLIGHT,
      id: 4,
      opened: OPENED,
      entry: entryOf(FLIGHT, VALUES),
      current: () => device.theirs,
      entryOf: (values, { altitudeUnit }) => entryOf(FLIGHT, values, altitudeUnit),
      read: (typed, before) => readEntry(FLIGHT, typed, before),
      ...item,
    },
    found,
    'first',
  );
  const input = (): FlightInput => {
    const read = editing.read(editing.typed);
    if (read.state !== 'right') throw new Error('It cannot be read.');
    return read.input;
  };
  return { editing, device, input };
}
const NEW = { id: 0, opened: null, current: () => null };

describe('the save of a form', () => {
  it('has what was typed, and what was opened', () => {
    const { editing, input } = open();
    editing.type({ remarks: 'smooth' });
    expect(editing.toSave(input(), 'first')).toEqual({ data: { ...VALUES, id: 4, remarks: 'smooth' }, before: OPENED });
    expect(editing.toDelete('first')).toEqual({ id: 4, before: OPENED });
  });

  it('of a new item has a key, the same each time', () => {
    const { editing, input } = open(NEW);
    const { clientKey } = editing;
    expect(editing.isNew).toBe(true);
    expect(editing.toSave(input(), 'first')).toEqual({ data: { ...VALUES, id: 0 }, clientKey });
    expect(editing.toSave(input(), 'second'), 'no other item can be meant').toMatchObject({ clientKey });
  });

  it('of one that is gone is that of a new item from then on', () => {
    const { editing, input } = open();
    editing.becomeNew();
    expect(editing.toSave(input(), 'first')).toEqual({ data: { ...VALUES, id: 0 }, clientKey: editing.clientKey });
  });

  it('changes its item only in the epoch in which the form was opened', () => {
    const { editing, input } = open();
    for (const change of [() => editing.toSave(input(), 'second'), () => editing.toDelete('second')])
      expect(change).toThrow('Please open the record again.');
    expect(() => editing.toSave(input(), null), 'the login is shown: the server decides').not.toThrow();
  });

  it('is compared with the track that the flight had, as soon as that is loaded', () => {
    const { editing, device, input } = open();
    editing.seeTrack(TRACK);
    expect(editing.toSave(input(), 'first').before).toEqual({ ...OPENED, track: TRACK });
    device.theirs = { ...OPENED, remarks: 'windy', igcFileName: 'b.igc' };
    editing.meet(['remarks']);
    editing.seeTrack(TRACK);
    expect(editing.toSave(input(), 'first').before, 'another device may have replaced it').toEqual(device.theirs);
  });
});

describe('the draft of a form', () => {
  const file = { name: 'a.igc', bytes: new Uint8Array([65]) };

  it('is none as long as the form is as it was opened, and once it is so again', () => {
    const { editing } = open();
    expect(editing.draft(NOTHING)).toBeNull();
    editing.type({ remarks: 'smooth' });
    expect(editing.draft(NOTHING)).toMatchObject({ entry: { remarks: 'smooth' }, file: null });
    editing.type({ remarks: 'calm' });
    expect(editing.draft(NOTHING)).toBeNull();
  });

  it('is there once a track was chosen, before any field has changed', () => {
    const { editing } = open(NEW);
    const draft = editing.draft({ isChanged: true, values: { isSled: true }, file });
    expect(draft).toMatchObject({ epoch: 'first', before: null, extra: { isSled: true }, file });
  });

  it('opens the form as it was left: with its key, its epoch and what its save is compared with', () => {
    const { editing: left } = open();
    left.type({ remarks: 'smooth' });
    left.seeTrack(TRACK);
    const draft = structuredClone(left.draft(NOTHING));
    const { editing, input } = open({ opened: { ...OPENED, remarks: 'windy', igcFileName: 'b.igc' } }, draft);
    expect([editing.typed.remarks, editing.clientKey]).toEqual(['smooth', left.clientKey]);
    editing.seeTrack({ ...TRACK, file: 'of another device' });
    expect(editing.toSave(input(), 'first').before).toEqual({ ...OPENED, track: TRACK });
    expect(() => editing.toSave(input(), 'second')).toThrow();
  });

  it('of an older version lacks what was added since: the form has that as it is opened', () => {
    const found = {
      entry: { remarks: 'smooth' },
      clientKey: 'key',
      epoch: null,
      before: { airtime: 5, odd: 1 },
      extra: null,
    };
    const { editing, input } = open({}, { ...found, file: null });
    expect(input()).toEqual({ ...VALUES, remarks: 'smooth' });
    expect(editing.toSave(input(), 'second').before).toEqual({ ...OPENED, airtime: 5 });
  });

  it('whose values cannot be read is compared with the item as it is opened', () => {
    const found = { entry: {}, clientKey: 'key', epoch: null, before: { airtime: 'long' }, extra: null, file: null };
    const { editing, input } = open({}, found);
    expect(editing.toSave(input(), null).before).toEqual(OPENED);
  });
});

describe('an item that another device has changed', () => {
  const THEIRS = { ...OPENED, remarks: 'windy', airtime: minutes(80) };

  it('is merged: what only one side has changed stays, and of the rest the form keeps its own until the other is chosen', () => {
    const { editing, device, input } = open();
    device.theirs = THEIRS;
    editing.type({ remarks: 'smooth', altitude: '1900' });
    const met = editing.meet(['remarks']);
    expect(met?.inputs).toEqual({ minutes: '20' });
    expect(met?.conflict).toMatchObject({ round: 1, subject: 'flight', fields: ['remarks'] });
    expect([met?.conflict?.mine.remarks, met?.conflict?.theirs.remarks]).toEqual(['smooth', 'windy']);
    expect(input()).toEqual({ ...VALUES, airtime: 80, altitude: 1_900, remarks: 'smooth' });
    expect(editing.toSave(input(), 'first').before).toEqual(THEIRS);
    expect(met?.inputsOf(['remarks'], 'theirs')).toEqual({ remarks: 'windy' });
    editing.type({ remarks: 'windy' });
    expect(met?.inputsOf(['remarks'], 'mine')).toEqual({ remarks: 'smooth' });
  });

  it('is deleted as it was met: a deletion is compared with the same as a save', () => {
    const { editing, device, input } = open();
    device.theirs = THEIRS;
    expect(editing.meet(['remarks'])).toMatchObject({ inputs: { remarks: 'windy', minutes: '20' }, conflict: null });
    expect(editing.toDelete('first')).toEqual({ id: 4, before: THEIRS });
    expect(editing.toSave(input(), 'first')).toEqual({
      data: { ...VALUES, remarks: 'windy', airtime: 80, id: 4 },
      before: THEIRS,
    });
  });

  it('keeps what it has where something typed cannot be read', () => {
    const { editing, device } = open();
    device.theirs = THEIRS;
    editing.type({ date: '' });
    expect(editing.meet(['remarks'])?.inputs).toEqual({ remarks: 'windy', minutes: '20' });
    expect(editing.typed.date).toBe('');
  });

  it('has its track in conflict where the server says so', () => {
    const { editing, device } = open();
    device.theirs = { ...OPENED, igcFileName: 'b.igc' };
    expect(editing.meet(['igc'])?.conflict?.fields).toEqual(['igc']);
  });

  it('is not merged where it is gone, or new', () => {
    const { editing, device } = open();
    device.theirs = null;
    expect(editing.meet(['remarks'])).toBeNull();
    expect(open(NEW).editing.meet(['remarks'])).toBeNull();
  });
});
