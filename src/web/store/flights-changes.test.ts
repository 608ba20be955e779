// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { sendFlightsChange, sendFlightsUndo } from './flights-changes.ts';
import { FIRST_TEMPORARY_ID } from './pending/pending-change.ts';
import { deleteItem, heldLogbook, saveItem } from './store.ts';

browserWithServer();

const newFlight = (date: string) => saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), id: 0, date } });
const tagsHeld = () => [...(heldLogbook()?.flights.values() ?? [])].map(({ tags }) => tags.join());

it('changes the flights that are held, and back', async () => {
  await signUpInBrowser();
  const ids = [await newFlight('2026-05-03'), await newFlight('2026-05-04')];
  const { changeId, flightsNum } = await sendFlightsChange(ids, { kind: 'addTags', tags: ['tandem'] }, newClientKey());
  expect([flightsNum, tagsHeld()]).toEqual([2, ['tandem', 'tandem']]);
  await sendFlightsUndo(changeId);
  expect(tagsHeld()).toEqual(['', '']);
});

it('holds deleted flights again after the undo', async () => {
  await signUpInBrowser();
  const ids = [await newFlight('2026-05-03'), await newFlight('2026-05-04')];
  const { changeId } = await sendFlightsChange(ids, { kind: 'delete' }, newClientKey());
  expect(tagsHeld()).toEqual([]);
  await sendFlightsUndo(changeId);
  expect(tagsHeld()).toEqual(['', '']);
});

it('says why it changes nothing, and loads what has changed meanwhile', async () => {
  await signUpInBrowser();
  const ids = [await newFlight('2026-05-03'), await newFlight('2026-05-04')];
  const { changeId } = await sendFlightsChange(ids, { kind: 'addTags', tags: ['tandem'] }, newClientKey());
  await saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), id: ids[0] ?? 0, date: '2026-05-03' } });
  await expect(sendFlightsUndo(changeId)).rejects.toThrow(
    'Nothing was undone: one of the flights has been changed since.',
  );
  await deleteItem({ dataType: 'flight', id: ids[1] ?? 0 });
  await expect(sendFlightsChange(ids, { kind: 'delete' }, newClientKey())).rejects.toThrow('Nothing was changed');
  await vi.waitFor(() => expect(tagsHeld()).toEqual(['']), 30_000);
});

it('sends no site that the server does not have yet', async () => {
  await signUpInBrowser();
  const change = { kind: 'setSite', siteId: FIRST_TEMPORARY_ID + 1 } as const;
  await expect(sendFlightsChange([await newFlight('2026-05-03')], change, newClientKey())).rejects.toMatchObject({
    type: 'DBWriteError',
  });
});
