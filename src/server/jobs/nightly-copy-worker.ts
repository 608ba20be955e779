import type { AppContext } from '../context/app-context.ts';
import { type CopyContext, makeCopies } from '../services/nightly-copies/make-copies.ts';
import { startWorker } from './worker.ts';

/** Copies pilots' data each night into the operator's folder, if there is one. Returns a function that stops it after the present copy. */
export function startNightlyCopyWorker(context: CopyContext & Pick<AppContext, 'jobSignal'>): () => Promise<void> {
  if (context.configuration.archiveFolder === null) return () => Promise.resolve();
  return startWorker(context, (stop) => makeCopies(context, stop));
}
