import type { FlightInput } from '#domain/fields/flight';
import type { FlightsChange } from '#domain/flights-change';

/** The values of a site or glider that the programs save and compare. */
export interface NamedValues {
  readonly name: string;
  readonly remarks: string;
}

/** Which kind of item has a name. */
export type Named = 'site' | 'glider';

/** Something that a pilot does with the logbook. A new item has the id 0; `track` is the number of a track that comes with it. */
export type Operation =
  | { readonly kind: 'load' }
  | FlightSave
  | NamedSave
  | { readonly kind: 'savePilot'; readonly userName: string }
  | { readonly kind: 'delete'; readonly dataType: 'flight' | Named; readonly id: number }
  | ChangeOfFlights
  | { readonly kind: 'undoChange'; readonly changeId: number }
  | ImportOfFlights
  | { readonly kind: 'undoImport'; readonly runId: number };

/** The save of a flight; without a track, the one that it has stays. */
export interface FlightSave {
  readonly kind: 'saveFlight';
  readonly id: number;
  readonly values: FlightInput;
  readonly track: number | null;
  readonly clientKey: string;
}

/** The save of a site or glider. */
export interface NamedSave {
  readonly kind: 'saveNamed';
  readonly named: Named;
  readonly id: number;
  readonly values: NamedValues;
  readonly clientKey: string;
}

/** A change of many flights. */
export interface ChangeOfFlights {
  readonly kind: 'change';
  readonly ids: readonly number[];
  readonly change: FlightsChange;
  readonly clientKey: string;
}

/** An import in one part. */
export interface ImportOfFlights {
  readonly kind: 'import';
  readonly clientKey: string;
  readonly partKey: string;
  readonly flights: readonly FlightInput[];
}
