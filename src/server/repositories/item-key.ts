/** An item, and the revision that a write gives it. */
export interface ItemKey {
  readonly pilotId: number;
  readonly id: number;
  readonly revision: number;
}

/**
 * Selects items: the visible ones by their ids, or with `since` all that changed after a revision, deleted ones included,
 * by their revisions.
 */
export interface ItemQuery {
  readonly pilotId: number;
  /** A revision; null for the visible items alone. */
  readonly since: number | null;
  /** The maximal number of items. */
  readonly most?: number | undefined;
  /** Of a page, with the revision `since` that its last item has: the id of the last item of the page before. */
  readonly afterId?: number;
}

/** Items that are added together, with consecutive ids: the key is that of the first. */
export interface NewItems extends ItemKey {
  /** ISO 8601, UTC, whole seconds. */
  readonly createdAt: string;
}

/** Identifies a track: a flight has at most one. */
export interface TrackKey {
  readonly pilotId: number;
  readonly flightId: number;
}
