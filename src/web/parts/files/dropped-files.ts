import { sessionState } from '#web/session-state.ts';

/** The files that were dropped on a page or chosen, and folders that are read later. */
export interface DroppedFiles {
  /** Files and folders of a drop; empty where the browser hands out files alone. */
  readonly entries: readonly FileSystemEntry[];
  readonly files: readonly File[];
}

/** Files that were dropped on another page, for the import page; null when there are none. */
export const filesForImport = sessionState<DroppedFiles | null>(() => null);

/** A track for the form of a flight that was chosen on another page: on that of the flight, or in the import. */
export interface TrackForForm {
  /** 0 for a new flight, whose page is shown once it is saved. */
  readonly flightId: number;
  readonly file: File;
  /** Whether the inbox of this device or of the server has the file until it is saved. */
  readonly isKept?: boolean;
  /** Whether the pilot has chosen to add it as another flight than the unfinished one. */
  readonly isAnother?: boolean;
}

/** See {@link TrackForForm}; null when there is none. */
export const trackForForm = sessionState<TrackForForm | null>(() => null);

/** Returns the dropped files. To be called at once: after the event the browser takes it away. */
export function droppedFiles({ items, files }: DataTransfer): DroppedFiles {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return { entries, files: [...files] };
}
