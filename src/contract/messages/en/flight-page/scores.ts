import { XC } from '../xc.ts';

/** What a flight scores in the leagues. */
export const SCORES = {
  title: 'XC score',
  scoring: 'Scoring …',
  missing: 'Not scored yet.',
  failed: 'This track cannot be scored.',
  none: 'Nothing to score.',
  types: XC.types,
  leagues: XC.leagues,
  points: 'points',
  /** Its rules are of that year. */
  league: (name: string, year: number): string => `${name} (${year})`,
  atLeast: 'at least',
  atMost: (points: string): string => `(at most ${points})`,
  otherLeagues: 'Other leagues',
  columns: { league: 'League', type: 'Type', distance: 'Distance', points: 'Points' },
};
