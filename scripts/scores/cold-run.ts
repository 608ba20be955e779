import { readFileSync } from 'node:fs';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlightByAll } from '#domain/score/score-flight';
import { cpuTimed } from './cpu-timed.ts';
import { flownOf } from './flown-file.ts';
import { loadScorePackage, packageScores } from './package-scores.ts';

// Scores the IGC file of the standard input once, in this fresh process, by all rule sets: with the package in the folder that is
// named, or with our code. Prints the processor's milliseconds, without those of loading the code.
const [, , folder = ''] = process.argv;
const flown = flownOf(readFileSync(0));
if (!flown) throw new Error('The file has no flight of five fixes.');
const library = folder === '' ? null : await loadScorePackage(folder);
const score = () => (library ? packageScores(library, flown) : scoreFlightByAll(flown, Object.values(RULE_SETS)));
const [, ms] = cpuTimed(score);
console.log(ms);
