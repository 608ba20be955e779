import '../../run/end-with-parent-while-busy.mjs';
import { BATCHES, type Mutated } from './batches.ts';

// Reads mutated files in a process of its own: `run-batches.ts` sends it batches, one after the other.
process.on('message', async ({ what, first, count }: Task) => {
  const { read, failures } = await BATCHES[what](first, count);
  process.send?.({ read, failures });
});
process.on('disconnect', () => process.exit());

interface Task {
  readonly what: Mutated;
  readonly first: number;
  readonly count: number;
}
