import type { Airspace } from './airspace.ts';

/** Why an airspace, or a whole file, cannot be read. */
export type AirspaceProblemCode = 'notAirspaces' | 'badPlace' | 'badLimit' | 'badArc' | 'tooFewCorners';

/** A problem of a file, and how often it has it. */
export interface AirspaceProblem {
  readonly code: AirspaceProblemCode;
  readonly count: number;
  /** The first airspace with it: number of its line in an OpenAir file, or of its feature in a GeoJSON file, from 1. */
  readonly first: number;
}

/** The content of a file of airspaces: those that can be read, and what is wrong with the others. */
export interface AirspaceReading {
  readonly airspaces: readonly Airspace[];
  readonly problems: readonly AirspaceProblem[];
}

/** An airspace of a file, or the problem for which it is left out. */
export type AirspaceResult =
  | { readonly airspace: Airspace }
  | { readonly problem: AirspaceProblemCode; readonly at: number };

/** Returns a reading of single results: problems are counted. A file without any airspace is no file of airspaces. */
export function readingOf(results: readonly AirspaceResult[]): AirspaceReading {
  if (results.length === 0) return { airspaces: [], problems: [{ code: 'notAirspaces', count: 1, first: 1 }] };
  const problems = new Map<AirspaceProblemCode, AirspaceProblem>();
  for (const result of results) {
    if ('airspace' in result) continue;
    const { count, first } = problems.get(result.problem) ?? { count: 0, first: result.at };
    problems.set(result.problem, { code: result.problem, count: count + 1, first });
  }
  const airspaces = results.flatMap((result) => ('airspace' in result ? [result.airspace] : []));
  return { airspaces, problems: [...problems.values()] };
}
