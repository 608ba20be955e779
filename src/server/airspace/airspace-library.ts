import type { PackedAirspaces } from './pack-airspaces.ts';

export interface SourceState {
  readonly source: AirspaceSource;
  /** The last airspaces that could be read; null before. */
  readonly good: GoodAirspaces | null;
  /** Identifies the content that was read last; null when it must be read again. */
  readonly mark: string | null;
  /** Why the present content cannot be read; null when it can, or before it was tried. */
  readonly problem: string | null;
  /** When to look at it again, in Unix seconds. */
  readonly dueS: number;
}

/** Airspaces of a source. */
export interface GoodAirspaces {
  readonly packed: PackedAirspaces;
  /** The day of the data, `2026-04-16`, UTC. */
  readonly date: string;
}

/** The airspaces of all sources in memory. */
export interface AirspaceLibrary {
  readonly states: () => readonly SourceState[];
  readonly put: (state: SourceState) => void;
}

/** Creates a library in which nothing is read yet. */
export function createAirspaceLibrary(sources: readonly AirspaceSource[]): AirspaceLibrary {
  const states = new Map<AirspaceSource, SourceState>(
    sources.map((source) => [source, { source, good: null, mark: null, problem: null, dueS: 0 }]),
  );
  return {
    states: () => [...states.values()],
    put: (state) => {
      states.set(state.source, state);
    },
  };
}

/** The sources of airspaces. */
export type AirspaceSource =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'address'; readonly url: URL };

/** Returns a source as the log names it: without the query of an address, which may contain a key. */
export function airspaceSourceName(source: AirspaceSource): string {
  return source.kind === 'file' ? source.path : `${source.url.origin}${source.url.pathname}`;
}
