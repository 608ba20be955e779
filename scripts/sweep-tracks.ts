import { countsOf, READINGS } from '../test/builders/sweep/confusion.ts';
import { casesOf, KINDS } from '../test/builders/sweep/sweep.ts';

/**
 * Prints how constructed flights, drives, walks and rides are read: of each kind, how many cases are surely a flight, asked, cut or none.
 * `npx tsx scripts/sweep-tracks.ts [CASES_OF_EACH_KIND]`
 */
const count = Number(process.argv[2] ?? 100);
console.log(['truth', ...READINGS, 'kind'].join('\t'));
for (const [kind, { isFlight }] of Object.entries(KINDS))
  console.log([isFlight ? 'flight' : 'ground', ...countsOf(casesOf(kind, count)), kind].join('\t'));
