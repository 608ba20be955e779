import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyDraft, DraftFile } from './draft.ts';
import { type DraftChange, DraftDatabase } from './draft-database.ts';
import { type DraftStorage, Drafts, draftToRestore } from './drafts.ts';

const FILE: DraftFile = { name: 'flight.igc', bytes: new Uint8Array([65]) };

function draftOf(name: string, file: DraftFile | null = null): AnyDraft {
  return { entry: { name }, clientKey: 'key', epoch: null, extra: null, file };
}

/** The browser's storage in memory; it records what is written. */
function storage(stored: ReadonlyMap<string, AnyDraft> = new Map()) {
  const changes: DraftChange[] = [];
  const disk: DraftStorage = {
    open: async () => undefined,
    load: async (prefix) => new Map([...stored].filter(([key]) => key.startsWith(prefix))),
    write: async (written) => void changes.push(...written),
    clear: async () => void changes.splice(0),
    sweep: async () => undefined,
  };
  return { changes, disk };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the drafts of a tab', () => {
  it('are those that the tab has stored, marked as restored', async () => {
    const { disk } = storage(
      new Map([
        ['tab/7/glider', draftOf('Zeno')],
        ['other/7/glider', draftOf('Enzo')],
      ]),
    );
    const drafts = new Drafts(disk);
    await drafts.open('tab/');
    expect(drafts.find('tab/7/glider')).toEqual({ draft: draftOf('Zeno'), isRestored: true });
    expect(drafts.find('other/7/glider')).toBeNull();
  });

  it('have their storage opened before anything is written, also where none are read', async () => {
    const { disk } = storage();
    const open = vi.fn(disk.open);
    await new Drafts({ ...disk, open }).open(null);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('are read once, and do not replace what is typed meanwhile', async () => {
    const drafts = new Drafts(storage(new Map([['tab/a', draftOf('stored')]])).disk);
    const opening = drafts.open('tab/');
    drafts.save('tab/a', draftOf('typed'));
    await opening;
    await drafts.open('tab/');
    expect(drafts.find('tab/a')).toEqual({ draft: draftOf('typed'), isRestored: false });
  });

  it('are written with each change, but an unchanged file only once', () => {
    const { changes, disk } = storage();
    const drafts = new Drafts(disk);
    drafts.save('a', draftOf('Z', FILE));
    drafts.save('a', draftOf('Ze', FILE));
    drafts.save('a', draftOf('Ze'));
    expect(changes.map((change) => ('file' in change ? change.file : 'unchanged'))).toEqual([FILE, 'unchanged', null]);
  });

  it('replace a stored file that was not read: it is no part of what is typed', async () => {
    const { changes, disk } = storage();
    const drafts = new Drafts({ ...disk, load: () => Promise.reject(new Error('no response')) });
    await drafts.open('tab/');
    drafts.save('tab/a', draftOf('Z'));
    expect(changes).toEqual([{ key: 'tab/a', draft: draftOf('Z'), file: null }]);
  });

  it('are removed by null; a form that has none writes nothing', () => {
    const { changes, disk } = storage();
    const drafts = new Drafts(disk);
    drafts.save('a', null);
    expect(changes).toEqual([]);
    drafts.save('a', draftOf('Z'));
    drafts.save('a', null);
    expect([drafts.find('a'), changes.at(-1)]).toEqual([null, { key: 'a', draft: null }]);
  });

  it('last as long as the page where the storage fails', async () => {
    const { disk } = storage();
    const drafts = new Drafts({ ...disk, write: () => Promise.reject(new Error('no storage')) });
    drafts.save('a', draftOf('Z'));
    await drafts.clear();
    drafts.save('b', draftOf('E'));
    expect(drafts.find('b')).toEqual({ draft: draftOf('E'), isRestored: false });
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  it('are not waited for where the storage never responds', async () => {
    vi.useFakeTimers();
    const { disk } = storage();
    const drafts = new Drafts({ ...disk, load: () => new Promise(() => undefined) });
    const opening = drafts.open('tab/');
    expect(drafts.isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(drafts.isOpen).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await opening;
    expect(drafts.isOpen).toBe(true);
  });
});

describe('the storage of drafts', () => {
  it('is opened anew with the next change also where the browser has thrown at once', async () => {
    const open = vi.fn(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    vi.stubGlobal('indexedDB', { open });
    const database = new DraftDatabase();
    for (let tries = 1; tries <= 2; tries += 1) {
      await expect(database.open()).rejects.toThrow('The storage of drafts cannot be opened');
      expect(open).toHaveBeenCalledTimes(tries);
    }
  });
});

describe('the draft that a form is opened with after a reload', () => {
  const held = { draft: draftOf('Zeno'), isRestored: true };
  const handedOver = { ...held, draft: { ...held.draft, isHandedOver: true as const } };

  it.each([
    ['waits, as where others of its file are missing', true],
    ['was sent at once', false],
  ])('keeps its key where its save was not handed over: it %s, and saves nothing twice', (_, isPendingKey) => {
    expect(draftToRestore(held, () => isPendingKey)).toEqual(held);
  });

  it('is none while its save, which was handed over, waits under its key', () => {
    expect(draftToRestore(handedOver, (clientKey) => clientKey === 'key')).toBeNull();
  });

  it('is another item once its save, which was handed over, waits no longer', () => {
    const restored = draftToRestore(handedOver, () => false);
    expect(restored).toEqual({
      ...held,
      draft: { ...held.draft, clientKey: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
  });

  it('keeps its key in the page that has handed it over', () => {
    const own = { ...handedOver, isRestored: false };
    expect(draftToRestore(own, () => true)).toEqual(own);
  });
});
