import { useMemo, useState } from 'react';
import { presetsIn } from '#domain/import/table/presets';
import type { TableMapping } from '#domain/import/table/table-mapping';
import type { AltitudeUnit } from '#domain/units';
import { callErrorOf } from '#web/api/call-error.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { IMPORT_CALLS } from '../calls.ts';
import type { KnownMappings } from './draft/known-mappings.ts';

/** The known mappings. */
export type Known =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'loaded'; readonly own: readonly TableMapping[] };

/** The known mappings, and what the pilot can do with them; both calls reject with a `CallError`. */
export interface KnownControls {
  readonly known: KnownMappings;
  readonly save: (mapping: TableMapping) => Promise<void>;
  readonly delete: (name: string) => Promise<void>;
}

const LOADING: Known = { state: 'loading' };

/** Loads the mappings that the pilot has saved; `unit`: the pilot's unit of altitudes. */
export function useKnownMappings(unit: AltitudeUnit) {
  const [loaded, reload] = useLoaded<Known>(loadOwn, LOADING);
  const [changed, setChanged] = useState<readonly TableMapping[] | null>(null);
  const own = changed ?? (loaded.state === 'loaded' ? loaded.own : []);
  const presets = useMemo(() => presetsIn(unit), [unit]);
  const controls: KnownControls = {
    known: { own, presets },
    save: async (mapping) => setChanged(await IMPORT_CALLS.saveMapping(mapping)),
    delete: async (name) => setChanged(await IMPORT_CALLS.deleteMapping(name)),
  };
  return { loaded, reload, controls };
}

async function loadOwn(): Promise<Known> {
  try {
    return { state: 'loaded', own: await IMPORT_CALLS.mappings() };
  } catch (thrown) {
    return { state: 'failed', message: callErrorOf(thrown).message };
  }
}
