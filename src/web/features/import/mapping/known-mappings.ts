import { useMemo, useState } from 'react';
import { presetsIn } from '#domain/import/table/presets';
import type { TableMapping } from '#domain/import/table/table-mapping';
import { fitText, MAX_NAME, nameKey } from '#domain/text';
import type { AltitudeUnit } from '#domain/units';
import { callErrorOf } from '#web/api/call-error.ts';
import { useLoaded } from '#web/ui/use-latest.ts';
import { IMPORT_CALLS } from '../calls.ts';
import type { PlacedTable } from './mapped-files.ts';

/** The known mappings. */
type Known =
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

/** The mappings that a table can be read with: the pilot's own first, and those of other logbooks. */
export interface KnownMappings {
  readonly own: readonly TableMapping[];
  readonly presets: readonly TableMapping[];
}

/** Returns all known mappings, the pilot's own first. */
export function allKnown({ own, presets }: KnownMappings): readonly TableMapping[] {
  return [...own, ...presets];
}

/** Returns the known mappings of a name: the pilot's own, else those of a logbook, which may be one for each language. */
export function knownNamed({ own, presets }: KnownMappings, name: string): readonly TableMapping[] {
  const ofPilot = own.filter((mapping) => mapping.name === name);
  return ofPilot.length > 0 ? ofPilot : presets.filter((mapping) => mapping.name === name);
}

/** Returns whether the pilot keeps a mapping of this name. */
export function isOwn({ own }: KnownMappings, name: string): boolean {
  return own.some((mapping) => nameKey(mapping.name) === nameKey(name));
}

/**
 * Returns the name that the mapping of a table is proposed to be kept under: that of its file, without folders and its ending. One of
 * several sheets has its own, so that their mappings do not take each other's place.
 */
export function proposedMappingName({ reading, index }: PlacedTable): string {
  const { path } = reading.source;
  const file = (path.split('/').at(-1) ?? path).replace(/\.[^.]+$/, '');
  const sheet = reading.tables.length > 1 ? (reading.tables[index]?.sheet ?? '') : '';
  return fitText(`${file} ${sheet}`, MAX_NAME / 2); // Of pairs of surrogates as many are allowed.
}
