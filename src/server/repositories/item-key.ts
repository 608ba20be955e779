/** Which item, and as of which revision it is written. */
export interface ItemKey {
  readonly pilotId: number;
  readonly id: number;
  readonly revision: number;
}

/** What a list of items is asked for: the visible ones, or with `since` all that is newer, deleted ones included. */
export interface ItemQuery {
  readonly pilotId: number;
  /** A revision; null for the visible items alone. */
  readonly since: number | null;
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
