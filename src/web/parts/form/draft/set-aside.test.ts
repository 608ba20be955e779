// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import type { AnyDraft } from './draft.ts';
import { drafts, type FormOfPilot } from './drafts.ts';
import { countSetAside, exchangeDrafts, setDraftAside, takeDraftBack } from './set-aside.ts';

const FORM: FormOfPilot = { pilotId: 7, path: '/flight/0/edit' };

const draft = (remarks: string): AnyDraft => ({
  entry: { remarks },
  ...{ clientKey: remarks, epoch: null, extra: null, file: null },
});
const typedIn = (path: string): unknown => drafts.find({ ...FORM, path })?.draft.entry;

beforeEach(() => void fakeStorage());
afterEach(() => drafts.removeAll({ why: 'loggedOut' }));

it('keeps a draft beside the next ones of its form, which takes the last back first, once it has none', () => {
  drafts.save(FORM, draft('first'));
  setDraftAside(FORM);
  drafts.save(FORM, draft('second'));
  setDraftAside(FORM);
  drafts.save(FORM, draft('third'));
  takeDraftBack(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'third' }, 2]);
  drafts.remove(FORM, 'savedAtOnce');
  takeDraftBack(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'second' }, 1]);
  expect(drafts.find(FORM)?.isRestored).toBe(true);
  drafts.remove(FORM, 'savedAtOnce');
  takeDraftBack(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([{ remarks: 'first' }, 0]);
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

it('leaves a form as it is where nothing is set aside, or there is nothing to set aside', () => {
  setDraftAside(FORM);
  takeDraftBack(FORM);
  expect([typedIn(FORM.path), countSetAside(FORM)]).toEqual([undefined, 0]);
  drafts.save(FORM, draft('first'));
  exchangeDrafts(FORM);
  expect(typedIn(FORM.path)).toEqual({ remarks: 'first' });
});
