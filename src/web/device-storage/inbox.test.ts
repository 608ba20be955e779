import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#test/web/fake-storage';
import {
  keepShared,
  MAX_INBOX_BYTES,
  MAX_SHARES,
  noteTrackOfShare,
  openShared,
  readInbox,
  removeShares,
} from './inbox.ts';
import { readStored, type StoredRow, writeStored } from './stored-database.ts';
import { claimStored, wipeStored } from './stored-owner.ts';
import { beginWipe } from './wiping-row.ts';

const DAY_MS = 86_400_000;

// Browsers store a file as a file; Node clones one to a nameless blob.
const cloned = structuredClone;
beforeEach(() => {
  fakeStorage();
  vi.stubGlobal('structuredClone', (value: { readonly files?: readonly File[] }) =>
    value?.files ? { ...cloned({ ...value, files: [] }), files: [...value.files] } : cloned(value),
  );
});

const file = (name: string): File => new File(['A'], name);

/** Returns the names of the files that a pilot sees, share by share, and how many files are another pilot's. */
async function seenBy(pilotId: number | null): Promise<readonly [readonly string[], number]> {
  const { shares, others } = await readInbox(pilotId);
  return [shares.map(({ files }) => files.map(({ name }) => name).join(' ')), others];
}

async function kept(files: readonly File[], pilotId: number | null = null): Promise<string> {
  const key = await keepShared(files, pilotId);
  if (key === null) throw new Error('The inbox is full.');
  return key;
}

/** The rows that Wingbook 1.1.0 looks through for what it drops, or all at a logout. */
const seenByOld = (): Promise<readonly StoredRow[]> => readStored(['inbox'], ({ rows }) => rows('inbox', ''));

describe('the inbox', () => {
  it('keeps what was shared until it is removed, the newest first, however old it is', async () => {
    const now = vi.spyOn(Date, 'now');
    now.mockReturnValue(1_000);
    const first = await kept([file('a.igc'), file('b.gpx')]);
    now.mockReturnValue(1_000 + 400 * DAY_MS);
    await kept([file('c.igc')]);
    now.mockRestore();
    expect(await seenBy(7)).toEqual([['c.igc', 'a.igc b.gpx'], 0]);
    await removeShares({ why: 'removedByPilot', pilotId: 7, key: first });
    expect(await seenBy(7)).toEqual([['c.igc'], 0]);
  });

  it('is full with 50 shares: the next one is refused, and none is dropped for it', async () => {
    for (let share = 0; share < MAX_SHARES; share += 1) await kept([file(`${share}.igc`)]);
    expect(await keepShared([file('new.igc')])).toBeNull();
    const { shares } = await readInbox(null);
    expect(shares).toHaveLength(MAX_SHARES);
    await removeShares({ why: 'importEnded', pilotId: 7, key: shares[0]?.key ?? '' });
    expect(await keepShared([file('new.igc')])).not.toBeNull();
  });

  it('is full with 200 MB', async () => {
    const sized = (bytes: number): File => Object.defineProperty(file('large.zip'), 'size', { value: bytes });
    expect(await keepShared([sized(MAX_INBOX_BYTES + 1)])).toBeNull();
    expect(await keepShared([sized(MAX_INBOX_BYTES)])).not.toBeNull();
  });

  it('belongs to the pilot whose logbook is on the device; another pilot sees a count', async () => {
    await claimStored(7);
    const key = await kept([file('a.igc')]);
    await claimStored(8);
    expect([await seenBy(8), await seenBy(null), await openShared(key, 8)]).toEqual([[[], 1], [[], 1], 'notYours']);
    await removeShares({ why: 'removedByPilot', pilotId: 8, key });
    expect(await seenBy(7)).toEqual([['a.igc'], 0]);
  });

  it('stays after a logout; what is shared then is nobody’s until a pilot opens it', async () => {
    let now = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 1;
      return now;
    });
    await claimStored(7);
    await kept([file('of-7.igc')]);
    beginWipe(7);
    await wipeStored(7);
    const key = await kept([file('nobody.igc')]);
    expect([await seenBy(7), await seenBy(8)]).toEqual([
      [['nobody.igc', 'of-7.igc'], 0],
      [['nobody.igc'], 1],
    ]);
    expect(await openShared(key, 8)).toMatchObject([{ name: 'nobody.igc' }]);
    expect([await seenBy(7), await openShared(key, 7)]).toEqual([[['of-7.igc'], 1], 'notYours']);
    clock.mockRestore();
    await removeShares({ why: 'allOfPilot', pilotId: 8 });
    expect([await seenBy(7), await openShared(key, 8)]).toEqual([[['of-7.igc'], 0], 'gone']);
  });

  it('keeps what a form has opened until that track is saved', async () => {
    const key = await kept([file('a.igc')]);
    await openShared(key, 7);
    await noteTrackOfShare(key, 'hash');
    await removeShares({ why: 'trackSaved', pilotId: 7, track: 'another' });
    await removeShares({ why: 'trackSaved', pilotId: 8, track: 'hash' });
    expect(await seenBy(7)).toEqual([['a.igc'], 0]);
    await removeShares({ why: 'trackSaved', pilotId: 7, track: 'hash' });
    expect(await seenBy(7)).toEqual([[], 0]);
  });

  it('is not seen by what 1.1.0 drops, which finds a share by its key', async () => {
    const key = await kept([file('a.igc')]);
    expect(await seenByOld()).toEqual([]);
    expect(await readStored(['inbox'], ({ get }) => get('inbox', key))).toMatchObject({ files: [{ name: 'a.igc' }] });
    expect(new URLSearchParams(String(new URLSearchParams({ shared: key }))).get('shared')).toBe(key);
  });

  it('lists what 1.1.0 has kept, and leaves rows alone that it does not know', async () => {
    await writeStored('strict', ['inbox'], async ({ put }) => {
      put('inbox', 'random', { keptAt: 1, files: [file('old.igc')] });
      put('inbox', '\uffffnewer', { v: 9 });
    });
    expect(await seenBy(7)).toEqual([['old.igc'], 0]);
    expect(await openShared('random', 7)).toMatchObject([{ name: 'old.igc' }]);
    await removeShares({ why: 'allOfPilot', pilotId: 7 });
    expect(await readStored(['inbox'], ({ get }) => get('inbox', '\uffffnewer'))).toEqual({ v: 9 });
  });
});
