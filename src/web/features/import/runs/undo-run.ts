import type { UndoResponse } from '#contract/import/imports';
import type { ImportCalls } from '../calls.ts';

/** Undoes a run: each call undoes some of its items, so it is repeated until none is left. Rejects with a `CallError`. */
export async function undoRun(id: number, { undo }: Pick<ImportCalls, 'undo'>): Promise<UndoResponse> {
  for (;;) {
    const response = await undo(id);
    if (response.left === 0) return response;
  }
}
