import { sha256 } from '#domain/import/sha256';

/** An item of a logbook as it was before a restore. */
export interface OldItem {
  /** Of the logbook before the restore. */
  readonly epoch: string;
  readonly dataType: 'flight' | 'site' | 'glider' | 'gear' | 'handling';
  /** In that logbook. */
  readonly id: number;
}

/** The use of a key: the item itself, the save that adds it, or the save that adds its track later. */
type Purpose = 'item' | 'save' | 'track';

/** Returns a UUID that is the same on all devices, so that several that save the same old item add one. */
export function derivedKey({ epoch, dataType, id }: OldItem, purpose: Purpose): string {
  const hash = sha256(new TextEncoder().encode(JSON.stringify([epoch, dataType, id, purpose])));
  // Version 8 of RFC 9562: made of a hash.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
