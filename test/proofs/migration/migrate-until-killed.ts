import { migrateWatched } from './migrate-watched.ts';

/** A process that migrates a database, and kills itself before a statement; where there is none of that number, before the commit. */
const [kind = '', place = '', ...numbers] = process.argv.slice(2);
const [killBefore = 0, statements = 0] = numbers.map(Number);

function dieAt(isThere: boolean): void {
  if (isThere) process.kill(process.pid, 'SIGKILL');
}

await migrateWatched(kind === 'sqlite' ? { kind, file: place } : { kind: 'postgresql', url: place }, {
  before: (number) => dieAt(number === killBefore),
  after: (number) => dieAt(killBefore > statements && number === statements),
});
