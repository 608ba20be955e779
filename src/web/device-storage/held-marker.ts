const STORAGE_KEY = 'held';

/** Which copy of a logbook this browser holds: the first script must know it before IndexedDB can be read. */
export interface StoredMarker {
  readonly pilotId: number;
  readonly lastModified: number;
  readonly epoch: string;
}

/** Returns the marker of the stored copy; null when there is none, or where storage is not available. Parsed by hand: the first script is small. */
export function storedMarker(): StoredMarker | null {
  try {
    const marker: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isMarker(marker) ? marker : null;
  } catch {
    return null;
  }
}

/** Stores the marker, after the rows that it describes, or removes it, before they are: a marker ahead of its copy would lose what lies between. Throws where storage is not available. */
export function storeMarker(marker: StoredMarker | null): void {
  if (marker === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(marker));
}

function isMarker(value: unknown): value is StoredMarker {
  if (typeof value !== 'object' || value === null) return false;
  const { pilotId, lastModified, epoch }: Partial<Record<keyof StoredMarker, unknown>> = value;
  return [pilotId, lastModified].every((number) => typeof number === 'number') && typeof epoch === 'string';
}
