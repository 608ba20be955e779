// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GLIDER } from '#domain/fields/glider';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { createdSite } from '#web/parts/form/site-request.ts';
import { heldPilotId, logOut, saveItem, useLogbook, useStoreState } from './store.ts';
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
  createdSite.set(12);
  await act(() => logOut());
  await waitFor(() => expect(isSignedOut(result.current.state)).toBe(true));
  expect([heldPilotId(), createdSite.get(), result.current.logbook.state]).toEqual([null, null, 'failed']);
});
