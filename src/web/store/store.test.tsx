// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GLIDER } from '#domain/fields/glider';
import { deleteItemElsewhere } from '#test/web/app-in-page';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { fakeStorage } from '#test/web/fake-storage';
import { respondInstead } from '#test/web/respond-instead';
import { needOf } from './pending/pending-change.ts';
import {
  heldPilotId,
  leave,
  logOut,
  reload,
  saveItem,
  sendPending,
  useLogbook,
  usePending,
  useStoreState,
} from './store.ts';
import { isSignedOut } from './store-state.ts';

browserWithServer();
afterEach(cleanup);

const NEW = { ...blankOf(GLIDER), id: 0, name: 'Zeno' };

it('shows what is saved in each component, and nothing of it after a logout', async () => {
  await signUpInBrowser();
  const { result } = renderHook(() => ({ logbook: useLogbook(), state: useStoreState() }));
  const id = await act(() => saveItem({ dataType: 'glider', data: NEW }));
  const { logbook } = result.current;
  expect(logbook.state === 'ready' && logbook.logbook.gliders.get(id)?.name).toBe('Zeno');
  await act(() => logOut());
  await waitFor(() => expect(isSignedOut(result.current.state)).toBe(true));
  expect([heldPilotId(), result.current.logbook.state]).toEqual([null, 'failed']);
});

it('saving a deleted item as a new one removes the changes of its form that need the pilot', async () => {
  fakeStorage();
  vi.spyOn(console, 'warn').mockReturnValue();
  await signUpInBrowser(true);
  onTestFinished(() => act(leave));
  const { result } = renderHook(usePending);
  const save = (id: number, data: object, storing = {}) =>
    act(() => saveItem({ dataType: 'glider', data: { ...NEW, id, ...data } }, storing));
  /** Stores a pending change. Returns its key. */
  const edit = async (id: number, data: object): Promise<string> => {
    const stored = vi.fn();
    await save(id, data, { onStored: stored });
    return String(stored.mock.lastCall?.[0]);
  };
  const [zeno, tern, rush] = [
    await save(0, { name: 'Zeno' }),
    await save(0, { name: 'Tern' }),
    await save(0, { name: 'Rush' }),
  ];
  for (const id of [zeno, tern]) await deleteItemElsewhere('glider', id);
  const line = { isDead: true };
  respondInstead('/api/data', () => (line.isDead ? { status: 0 } : null));
  const replaced = await edit(zeno, { name: 'Zeno 2' });
  await edit(tern, { name: 'Tern 2' });
  line.isDead = false;
  await act(reload);
  await act(sendPending);
  line.isDead = true;
  const unsent = await edit(rush, { name: 'Rush 2' });
  await save(0, { name: 'Zeno 2' }, { replaces: new Set([replaced, unsent]) });
  expect(result.current.changes.map((change) => [change.data.name, needOf(change)?.reason ?? null])).toEqual([
    ['Tern 2', 'gone'],
    ['Rush 2', null],
    ['Zeno 2', null],
  ]);
});
