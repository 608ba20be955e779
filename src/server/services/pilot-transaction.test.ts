import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takePiece } from './pilot-transaction.ts';

it('takes all items of a piece that is quick, and one at a time of one that is slow', async () => {
  const taken: string[] = [];
  expect(await takePiece(['a', 'b', 'c'], async (item, index) => taken.push(`${item}${index}`))).toBe(3);
  expect(taken).toEqual(['a0', 'b1', 'c2']);
  expect(await takePiece(['a', 'b', 'c'], () => setTimeout(150))).toBe(1);
  expect(await takePiece([], () => setTimeout(150))).toBe(0);
});
