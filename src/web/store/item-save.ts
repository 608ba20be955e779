import type { save } from '#contract/data';
import type { BodyInput } from '#contract/endpoint';

/** An item to save, or with `see` false to delete. The store adds the marker. */
export type ItemSave = WithoutMarker<BodyInput<typeof save>>;
type WithoutMarker<Body> = Body extends unknown ? Omit<Body, 'lastModified' | 'epoch'> : never;
