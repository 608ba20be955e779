// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import type { AnyDraft } from './draft.ts';
import { type DraftKey, deleteAllDrafts, findDraft, saveDraft } from './form-drafts.ts';
import { countSetAside, exchangeDrafts, pathsSetAside, setDraftAside } from './set-aside.ts';

const FORM: DraftKey = { pilotId: 7, path: '/flight/0/edit' };

const draft = (remarks: string): AnyDraft => ({
  entry: { remarks },
  ...{ clientKey: remarks, epoch: null, extra: null, file: null },
});
const typedIn = (path: string): unknown => findDraft({ ...FORM, path })?.draft.entry;

beforeEach(() => void fakeStorage());
afterEach(deleteAllDrafts);

it('keeps a draft beside the next ones of its form, which finds the last first, once it has none', () => {
  saveDraft(FORM, draft('first'));
  setDraftAside(FORM);
  saveDraft(FORM, draft('second'));
  setDraftAside(FORM);
  saveDraft(FORM, draft('third'));
  expect([countSetAside(FORM), pathsSetAside(FORM)]).toEqual([2, []]);
  saveDraft(FORM, null);
  const [path = ''] = pathsSetAside(FORM);
  expect(typedIn(path)).toEqual({ remarks: 'second' });
  expect(findDraft({ ...FORM, path })?.isRestored).toBe(true);
  saveDraft({ ...FORM, path }, null);
  expect(pathsSetAside(FORM).map(typedIn)).toEqual([{ remarks: 'first' }]);
});

it('exchanges a draft for the one that was set aside, also where the form has none', () => {
  saveDraft(FORM, draft('first'));
  setDraftAside(FORM);
  saveDraft(FORM, draft('second'));
  exchangeDrafts(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'first' }, 1]);
  saveDraft(FORM, null);
  exchangeDrafts(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'second' }, 0]);
});

it('sets nothing aside without a draft', () => {
  setDraftAside(FORM);
  expect([countSetAside(FORM), pathsSetAside(FORM)]).toEqual([0, []]);
});
