import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOwner, setDraftOwner } from './draft-owner.ts';
import { forgetDrafts } from './form-drafts.ts';

/** What the browser has of `localStorage`, in memory. */
function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('forgetting the drafts of this browser', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('keeps in mind whose they are where they cannot be removed, so that a later page tries again', async () => {
    setDraftOwner(7); // There is no IndexedDB here: the database cannot be opened.
    await expect(forgetDrafts()).rejects.toThrow();
    expect(draftOwner()).toBe(7);
  });
});
