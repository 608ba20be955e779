// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import type { AnyDraft } from './draft.ts';
import { drafts, type FormOfPilot } from './drafts.ts';
import { countSetAside, exchangeDrafts, pathsSetAside, setDraftAside } from './set-aside.ts';

const FORM: FormOfPilot = { pilotId: 7, path: '/flight/0/edit' };

const draft = (remarks: string): AnyDraft => ({
  entry: { remarks },
  ...{ clientKey: remarks, epoch: null, extra: null, file: null },
});
const typedIn = (path: string): unknown => drafts.find({ ...FORM, path })?.draft.entry;

beforeEach(() => void fakeStorage());
afterEach(() => drafts.removeAll({ why: 'loggedOut' }));

it('keeps a draft beside the next ones of its form, which finds the last first, once it has none', () => {
  drafts.save(FORM, draft('first'));
  setDraftAside(FORM);
  drafts.save(FORM, draft('second'));
  setDraftAside(FORM);
  drafts.save(FORM, draft('third'));
  expect([countSetAside(FORM), pathsSetAside(FORM)]).toEqual([2, []]);
  drafts.remove(FORM, 'savedAtOnce');
  const [path = ''] = pathsSetAside(FORM);
  expect(typedIn(path)).toEqual({ remarks: 'second' });
  expect(drafts.find({ ...FORM, path })?.isRestored).toBe(true);
  drafts.remove({ ...FORM, path }, 'savedAtOnce');
  expect(pathsSetAside(FORM).map(typedIn)).toEqual([{ remarks: 'first' }]);
});

it('exchanges a draft for the one that was set aside, also where the form has none', () => {
  drafts.save(FORM, draft('first'));
  setDraftAside(FORM);
  drafts.save(FORM, draft('second'));
  exchangeDrafts(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'first' }, 1]);
  drafts.remove(FORM, 'savedAtOnce');
  exchangeDrafts(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'second' }, 0]);
});

it('sets nothing aside without a draft', () => {
  setDraftAside(FORM);
  expect([countSetAside(FORM), pathsSetAside(FORM)]).toEqual([0, []]);
});
