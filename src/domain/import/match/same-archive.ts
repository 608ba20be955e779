import type { FoundFlight } from '../found-flight.ts';

type SourcedFlight = Pick<FoundFlight, 'source'>;

/** Whether two found flights are in one archive: those are never the same flight. */
export function areOfOneArchive(a: SourcedFlight, b: SourcedFlight): boolean {
  return a.source.archive !== undefined && a.source.archive === b.source.archive;
}
