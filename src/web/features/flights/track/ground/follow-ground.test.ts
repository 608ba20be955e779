import { expect, it, vi } from 'vitest';
import { type StoredGround, storedGround } from '#domain/ground/ground';
import { followGround, type GroundSource } from './follow-ground.ts';

const FLIGHT = { launchTime: 1_748_685_600, landingTime: 1_748_685_604 };
const HEIGHTS = Int16Array.of(900, 905, 910);
const GROUND = storedGround(FLIGHT, HEIGHTS);

/** Follows sources; what is left out has nothing. Returns what was shown and stored. */
async function followed(parts: Partial<GroundSource>, signal = new AbortController().signal) {
  const shown: number[][] = [];
  const stored: StoredGround[] = [];
  const source: GroundSource = {
    stored: async () => null,
    computed: async () => null,
    store: async (ground) => {
      stored.push(ground);
    },
    ...parts,
  };
  await followGround({ source, flight: FLIGHT }, (heights) => shown.push([...heights]), signal);
  return { shown, stored };
}

it('shows what the server has, without reading it again', async () => {
  const computed = async () => {
    throw new Error('not to be asked');
  };
  expect(await followed({ stored: async () => GROUND, computed })).toEqual({ shown: [[...HEIGHTS]], stored: [] });
});

it('shows what the browser has read, and stores it', async () => {
  expect(await followed({ computed: async () => HEIGHTS })).toEqual({ shown: [[...HEIGHTS]], stored: [GROUND] });
});

it('reads anew what was stored for another launch', async () => {
  const stored = async () => ({ ...GROUND, from: GROUND.from - 2 });
  expect(await followed({ stored, computed: async () => HEIGHTS })).toMatchObject({ stored: [GROUND] });
});

it('shows and stores nothing where there is nothing', async () => {
  expect(await followed({})).toEqual({ shown: [], stored: [] });
});

it.each([
  ['the server is not reached', { stored: () => Promise.reject(new Error('no network')) }],
  ['a tile does not come', { computed: () => Promise.reject(new Error('no tile')) }],
])('shows nothing, and fails nothing, when %s', async (_, parts) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await followed(parts)).toEqual({ shown: [], stored: [] });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('shows what it has read also when it cannot be stored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = () => Promise.reject(new Error('the session has ended'));
  expect((await followed({ computed: async () => HEIGHTS, store })).shown).toEqual([[...HEIGHTS]]);
  warn.mockRestore();
});

it('is silent once the page is left: neither shown nor stored', async () => {
  const leaving = new AbortController();
  const computed = async () => {
    leaving.abort();
    return HEIGHTS;
  };
  expect(await followed({ computed }, leaving.signal)).toEqual({ shown: [], stored: [] });
  const failing = () => Promise.reject(new Error('aborted'));
  expect(await followed({ computed: failing }, leaving.signal)).toEqual({ shown: [], stored: [] });
});
