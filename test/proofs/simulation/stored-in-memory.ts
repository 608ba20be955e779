import * as fakes from 'fake-indexeddb';

/** IndexedDB in memory: its classes by their names. */
export const stored = Object.fromEntries(Object.entries(fakes).filter(([name]) => name.startsWith('IDB')));
