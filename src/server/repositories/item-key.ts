import { type RawBuilder, sql } from 'kysely';

/** Which item, and as of which revision it is written. */
export interface ItemKey {
  readonly pilotId: number;
  readonly id: number;
  readonly revision: number;
}

/**
 * What a list of items is asked for: the visible ones by their ids, or with `since` all that is newer by its revision,
 * deleted ones included.
 */
export interface ItemQuery {
  readonly pilotId: number;
  /** A revision; null for the visible items alone. */
  readonly since: number | null;
  /** Most items that are read. */
  readonly most?: number | undefined;
}

/** Items that are added together, under ids in a row. */
export interface NewItems {
  readonly pilotId: number;
  readonly revision: number;
  /** The id of the first of them. */
  readonly firstId: number;
  /** ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** A limit that stands in the statement itself: where it is a parameter, SQLite plans the statement anew each time. */
export function literal(limit: number): RawBuilder<number> {
  return sql.lit(limit);
}
