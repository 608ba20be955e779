import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOwner, setDraftOwner } from './draft-owner.ts';
import { deleteAllDrafts } from './form-drafts.ts';

/** A `localStorage` in memory. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('deleting the drafts of this browser', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps their owner where they cannot be deleted, so that a later page tries again', async () => {
    setDraftOwner(7); // Without IndexedDB the database cannot be opened.
    await expect(deleteAllDrafts()).rejects.toThrow();
    expect(draftOwner()).toBe(7);
  });
});
