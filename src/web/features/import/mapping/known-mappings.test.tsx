// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presetsIn } from '#domain/import/table/presets';
import type { TableMapping } from '#domain/import/table/table-mapping';
import type { AltitudeUnit } from '#domain/units';
import { sourceTable } from '#test/builders/table-readings';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { loseResponses } from '#test/web/lose-responses';
import { IMPORT_CALLS } from '../calls.ts';
import { useKnownMappings } from './known-mappings.ts';
import { draftOf } from './table-draft.ts';

browserWithServer();
beforeEach(() => signUpInBrowser());
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const TABLE = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['2024-05-25', '60', 'Kandel'],
]);
const named = (name: string): TableMapping => ({ ...draftOf(TABLE, []).mapping, name });

const open = () =>
  renderHook(({ unit }: { readonly unit: AltitudeUnit }) => useKnownMappings(unit), {
    initialProps: { unit: 'meters' },
  });
type Opened = ReturnType<typeof open>['result'];
const own = ({ current }: Opened) => current.controls.known.own.map(({ name }) => name);

async function loaded() {
  const opened = open();
  expect(opened.result.current.loaded.state).toBe('loading');
  await waitFor(() => expect(opened.result.current.loaded.state).toBe('loaded'));
  return opened;
}

it('the pilot’s mappings are known once they are loaded, those of other logbooks from the start', async () => {
  await IMPORT_CALLS.saveMapping(named('Club'));
  const { result } = open();
  expect([own(result), result.current.controls.known.presets]).toEqual([[], presetsIn('meters')]);
  await waitFor(() => expect(own(result)).toEqual(['Club']));
});

it('a mapping that is kept comes first at once, and one that is forgotten is gone, also on the server', async () => {
  await IMPORT_CALLS.saveMapping(named('Club'));
  const { result } = await loaded();
  await act(() => result.current.controls.save(named('School')));
  expect(own(result)).toEqual(['School', 'Club']);
  await act(() => result.current.controls.delete('Club'));
  expect(own(result)).toEqual(['School']);
  expect(await IMPORT_CALLS.mappings()).toMatchObject([{ name: 'School' }]);
});

it('what cannot be kept is rejected with the reason, and the mappings stay', async () => {
  await IMPORT_CALLS.saveMapping(named('Club'));
  const { result } = await loaded();
  loseResponses('/api/');
  await expect(act(() => result.current.controls.save(named('School')))).rejects.toMatchObject({
    type: 'ajaxNetworkError',
  });
  expect(own(result)).toEqual(['Club']);
});

it('a failure to load has its reason, and can be tried again', async () => {
  await IMPORT_CALLS.saveMapping(named('Club'));
  loseResponses('/api/');
  const { result } = open();
  await waitFor(() => expect(result.current.loaded.state).toBe('failed'));
  expect(result.current.loaded).toMatchObject({ message: expect.stringContaining('check your Internet connection') });
  vi.unstubAllGlobals();
  await act(() => result.current.reload());
  expect(own(result)).toEqual(['Club']);
});

it('the mappings of other logbooks are in the pilot’s unit, and the same ones in each rendering', async () => {
  const { result, rerender } = await loaded();
  const { presets } = result.current.controls.known;
  rerender({ unit: 'meters' });
  expect(result.current.controls.known.presets).toBe(presets);
  rerender({ unit: 'feet' });
  expect(result.current.controls.known.presets).toEqual(presetsIn('feet'));
});
