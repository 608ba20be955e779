import { type NightlyCopies, readCopies } from '#contract/account/nightly-copies';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { callAsPilot } from '#web/store/store.ts';
import { useLoaded } from '#web/ui/use-latest.ts';

type LoadedCopies =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly copies: NightlyCopies };

const LOADING: LoadedCopies = { state: 'loading' };

/** Loads whether the server keeps copies of the pilot's data, and the last one; `reload` does so again. */
export function useNightlyCopies(): LoadedCopies & { readonly reload: () => Promise<void> } {
  const [copies, reload] = useLoaded<LoadedCopies>(fetchCopies, LOADING);
  return { ...copies, reload };
}

function fetchCopies(): Promise<LoadedCopies> {
  return callAsPilot(readCopies).then(
    (copies) => ({ state: 'ready', copies }),
    (thrown: unknown) => ({ state: 'failed', error: callErrorOf(thrown) }),
  );
}
