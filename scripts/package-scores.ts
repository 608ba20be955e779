import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleSetId } from '#domain/score/rule-set-ids';
import type { FlownTrack } from '#domain/track/flown-track';

export const COMPARED = ['xcontest', 'ffvl', 'fai', 'leonardo', 'worldXc'] as const satisfies readonly RuleSetId[];

/** A result of the package. */
export interface Solution {
  readonly score: number;
  readonly optimal: boolean;
  readonly scoreInfo?: { readonly distance: number };
}

/** What we use of npm igc-xc-score. */
export interface ScorePackage {
  readonly scoringRules: Readonly<Record<string, readonly object[]>>;
  solver(flight: object, rules: unknown, options: object): Iterator<Solution, Solution>;
}

/** The rule sets that the package knows, by our id. */
const THEIR_RULES = { xcontest: 'XContest', ffvl: 'FFVL', fai: 'FAI' } as const;
/** The others have the first kinds of XContest with points of their own. */
const OTHER_POINTS = { leonardo: [1.5, 1.75, 2], worldXc: [1, 1.75, 2] } as const;
const CYCLE_MS = 1000;
const MOST_CYCLES = 60;

/** Loads the package from the folder where it is installed: it is no dependency, as it takes 145 MB. */
export function loadScorePackage(folder: string): Promise<ScorePackage> {
  return import(pathToFileURL(join(resolve(folder), 'index.js')).href);
}

/** Scores a flight with the package by all rule sets, a minute each at most. */
export function packageScores(library: ScorePackage, flown: FlownTrack): readonly Solution[] {
  return COMPARED.map((id) => solve(library, flown, rulesOf(library, id)));
}

function rulesOf({ scoringRules }: ScorePackage, id: (typeof COMPARED)[number]): readonly object[] {
  if (id !== 'leonardo' && id !== 'worldXc') return scoringRules[THEIR_RULES[id]] ?? [];
  const kinds = scoringRules[THEIR_RULES.xcontest] ?? [];
  return OTHER_POINTS[id].map((multiplier, i) => ({ ...kinds[i], multiplier }));
}

function solve(library: ScorePackage, flown: FlownTrack, rules: unknown): Solution {
  const fixes = Array.from(flown.time, (time, i) => ({
    valid: true,
    timestamp: time * 1000,
    latitude: flown.lat[i],
    longitude: flown.lng[i],
    gpsAltitude: 1000,
    pressureAltitude: 1000,
  }));
  const solutions = library.solver({ fixes }, rules, { maxcycle: CYCLE_MS });
  let solution = solutions.next();
  for (let cycle = 1; cycle < MOST_CYCLES && !solution.done; cycle += 1) solution = solutions.next();
  return solution.value;
}
