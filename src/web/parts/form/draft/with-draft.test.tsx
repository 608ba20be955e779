// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankOf, entryOf } from '#domain/fields/entity';
import { GLIDER, type GliderEntry } from '#domain/fields/glider';
import { newClientKey } from '../client-key.ts';
import type { AnyDraft } from './draft.ts';
import { GLIDER_ENTRY } from './entry-shapes.ts';
import { type DraftSlot, WithDraft } from './with-draft.tsx';

const KEY = newClientKey();
const DRAFT: AnyDraft = {
  entry: { ...entryOf(GLIDER, blankOf(GLIDER)), name: 'Zeno' },
  clientKey: KEY,
  epoch: null,
  extra: null,
  file: null,
};

const device = vi.hoisted(() => ({ isQueued: false, draft: {} }));
vi.mock('#web/store/store.ts', async (original) => ({
  ...(await original<typeof import('#web/store/store.ts')>()),
  isQueued: () => device.isQueued,
}));
vi.mock('./form-drafts.ts', async (original) => ({
  ...(await original<typeof import('./form-drafts.ts')>()),
  findDraft: () => ({ draft: device.draft, isRestored: true }),
}));

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // There is no IndexedDB here.
afterEach(cleanup);

/** Returns the draft that a form is given after a reload. */
async function restored(draft: AnyDraft, isQueued: boolean): Promise<AnyDraft | null> {
  Object.assign(device, { draft, isQueued });
  const found: (AnyDraft | null)[] = [];
  const form = (slot: DraftSlot<GliderEntry>): null => {
    found.push(slot.found);
    return null;
  };
  render(
    <WithDraft pilotId={7} path="/glider/0/edit" shape={GLIDER_ENTRY} loading={null}>
      {form}
    </WithDraft>,
  );
  await waitFor(() => expect(found).not.toEqual([]), { timeout: 30_000 }); // The code of drafts is loaded first.
  return found.at(-1) ?? null;
}

it.each([
  ['waits, as where others of its file are missing', true],
  ['was sent at once', false],
])('a draft whose save was not handed over keeps its key: it %s, and saves nothing twice', async (_, isQueued) => {
  expect(await restored(DRAFT, isQueued)).toEqual(DRAFT);
});

it('a draft whose save was handed over is none while that waits, and is another item afterwards', async () => {
  const handedOver = { ...DRAFT, isHandedOver: true } as const;
  expect(await restored(handedOver, true)).toBeNull();
  cleanup();
  const { clientKey, ...rest } = { ...(await restored(handedOver, false)) };
  const { clientKey: _, ...expected } = DRAFT;
  expect(rest).toEqual(expected);
  expect(clientKey).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(clientKey).not.toBe(KEY);
});
