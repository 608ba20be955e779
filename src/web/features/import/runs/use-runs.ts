import { useCallback, useState } from 'react';
import type { RunSummary, UndoResponse } from '#contract/import/imports';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { IMPORT_CALLS, type ImportCalls } from '../calls.ts';

/** Past imports. */
export type Runs =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'loaded'; readonly runs: readonly RunSummary[] };

/** What an undo did, or why it failed. */
export type Undo =
  | { readonly state: 'running'; readonly id: number }
  | {
      readonly state: 'done';
      readonly id: number;
      readonly outcome: Pick<UndoResponse, 'removed' | 'restored' | 'kept'>;
    }
  | { readonly state: 'failed'; readonly id: number; readonly message: string };

const LOADING: Runs = { state: 'loading' };

/** Loads past imports, and undoes them. */
export function useRuns() {
  const [runs, reload] = useLoaded(loadRuns, LOADING);
  const [undo, setUndo] = useState<Undo | null>(null);
  const start = useCallback(
    async (id: number): Promise<void> => {
      setUndo({ state: 'running', id });
      try {
        setUndo({ state: 'done', id, outcome: await undoRun(id, IMPORT_CALLS) });
      } catch (thrown) {
        setUndo({ state: 'failed', id, message: callErrorOf(thrown).message });
      }
      await reload();
    },
    [reload],
  );
  return { runs, reload, undo, start };
}

async function loadRuns(): Promise<Runs> {
  try {
    return { state: 'loaded', runs: await IMPORT_CALLS.runs() };
  } catch (thrown) {
    return { state: 'failed', error: callErrorOf(thrown) };
  }
}

/** Undoes a run: each call undoes some of its items, so it is repeated until none is left. Rejects with a `CallError`. */
async function undoRun(id: number, { undo }: Pick<ImportCalls, 'undo'>): Promise<UndoResponse> {
  for (;;) {
    const response = await undo(id);
    if (response.left === 0) return response;
  }
}
