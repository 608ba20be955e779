// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_DRAFT } from '#test/web/no-draft';
import { newClientKey } from '../client-key.ts';
import type { AnyDraft, DraftFile } from './draft.ts';
import { drafts } from './drafts.ts';
import { type ExtraState, NO_EXTRA_STATE, useDraftSaving } from './use-draft-saving.ts';

const KEY = { pilotId: 7, path: '/flight/0/edit' };
const OPENED = { date: '2026-05-03', remarks: '' };
const OPENED_AS = { clientKey: newClientKey(), epoch: 'epoch', before: { remarks: 'calm' } };
const FILE: DraftFile = { name: 'a.igc', bytes: new Uint8Array([65]) };
const WITH_FILE: ExtraState = { isChanged: true, values: { isSled: false }, file: FILE };

/** A form whose drafts are those of this tab. */
function openForm(extraState = NO_EXTRA_STATE) {
  return renderHook(
    (now: ExtraState) => {
      const form = useForm({ defaultValues: OPENED });
      const slot = {
        ...NO_DRAFT,
        save: (draft: AnyDraft | null) => (draft ? drafts.save(KEY, draft) : drafts.remove(KEY, 'discarded')),
      };
      useDraftSaving({ form, slot, opened: OPENED, ...OPENED_AS, extraState: now });
      return form;
    },
    { initialProps: extraState },
  );
}

const draft = () => drafts.find(KEY)?.draft ?? null;

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // There is no IndexedDB here.
afterEach(() => {
  cleanup();
  drafts.remove(KEY, 'discarded');
});

it('a track that was chosen is in the draft before any field has changed, and out of it once removed', () => {
  const { rerender } = openForm();
  expect(draft()).toBeNull();
  rerender(WITH_FILE);
  expect(draft()).toEqual({ ...OPENED_AS, entry: OPENED, extra: WITH_FILE.values, file: FILE });
  rerender({ ...NO_EXTRA_STATE });
  expect(draft()).toBeNull();
});

it('a field that changes later is saved beside the latest of what else the form holds', () => {
  const { result, rerender } = openForm();
  rerender(WITH_FILE);
  const sled: ExtraState = { ...WITH_FILE, values: { isSled: true } };
  rerender(sled);
  act(() => result.current.setValue('remarks', 'smooth'));
  expect(draft()).toMatchObject({ entry: { ...OPENED, remarks: 'smooth' }, extra: sled.values, file: FILE });
});

it('what was typed stays in the draft when the track is removed again', () => {
  const { result, rerender } = openForm(WITH_FILE);
  act(() => result.current.setValue('remarks', 'smooth'));
  rerender({ ...NO_EXTRA_STATE });
  expect(draft()).toMatchObject({ entry: { remarks: 'smooth' }, extra: null, file: null });
  act(() => result.current.setValue('remarks', ''));
  expect(draft()).toBeNull();
});

it('a form that has gone saves no more', () => {
  const { result, unmount } = openForm();
  unmount();
  act(() => result.current.setValue('remarks', 'smooth'));
  expect(draft()).toBeNull();
});
