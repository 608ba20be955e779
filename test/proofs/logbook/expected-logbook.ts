import type { FlightInput } from '#domain/fields/flight';
import { type ChangedValues, type FlightsChange, valuesAfter } from '#domain/flights-change';
import type { Named, NamedValues } from './operation.ts';

/** A flight as it must be: its values, and the number of its track. */
export interface ExpectedFlight {
  readonly values: FlightInput;
  readonly track: number | null;
}

/** What a change of many flights has replaced: whole flights that were deleted, or values of the others. */
type Before =
  | { readonly id: number; readonly deleted: ExpectedFlight }
  | { readonly id: number; readonly replaced: ChangedValues };

/** What a logbook must have after the writes that were acknowledged, applied in the order of their revisions. */
export class ExpectedLogbook {
  readonly flights = new Map<number, ExpectedFlight>();
  readonly sites = new Map<number, NamedValues>();
  readonly gliders = new Map<number, NamedValues>();
  userName = '';
  readonly #changes = new Map<number, readonly Before[]>();
  readonly #runs = new Map<number, ReadonlyMap<number, ExpectedFlight>>();

  saveFlight(id: number, values: FlightInput, track: number | null): void {
    this.flights.set(id, { values, track: track ?? this.flights.get(id)?.track ?? null });
  }

  saveNamed(named: Named, id: number, values: NamedValues): void {
    this.#named(named).set(id, values);
  }

  /** Deletes an item; flights of a deleted site or glider have none. */
  delete(dataType: 'flight' | Named, id: number): void {
    if (dataType === 'flight') {
      this.flights.delete(id);
      return;
    }
    this.#named(dataType).delete(id);
    const field = dataType === 'site' ? 'siteId' : 'gliderId';
    for (const [flightId, { values }] of this.flights) {
      if (values[field] === id) this.#replace(flightId, { [field]: null });
    }
  }

  /** Changes many flights, and returns how many of them that changed. A repeated change changes nothing. */
  change(changeId: number, ids: readonly number[], change: FlightsChange): number {
    const before = this.#changes.get(changeId) ?? ids.flatMap((id) => this.#changed(id, change));
    this.#changes.set(changeId, before);
    return before.length;
  }

  /** Takes a change back; a second time does nothing. */
  undoChange(changeId: number): void {
    for (const before of this.#changes.get(changeId) ?? []) {
      if ('deleted' in before) this.flights.set(before.id, before.deleted);
      this.#replace(before.id, 'deleted' in before ? before.deleted.values : before.replaced);
    }
    this.#changes.set(changeId, []);
  }

  /** Adds the flights of a run by the ids that they got; a repeated run adds nothing. */
  import(runId: number, added: ReadonlyMap<number, FlightInput>): void {
    if (this.#runs.has(runId)) return;
    const flights = new Map([...added].map(([id, values]) => [id, { values, track: null }]));
    this.#runs.set(runId, flights);
    for (const [id, flight] of flights) this.flights.set(id, flight);
  }

  /** Removes those flights of a run that are as it left them. */
  undoImport(runId: number): void {
    for (const [id, flight] of this.#runs.get(runId) ?? []) {
      if (textOf(this.flights.get(id)) === textOf(flight)) this.flights.delete(id);
    }
    this.#runs.set(runId, new Map());
  }

  #named(named: Named): Map<number, NamedValues> {
    return named === 'site' ? this.sites : this.gliders;
  }

  #changed(id: number, change: FlightsChange): readonly Before[] {
    const flight = this.flights.get(id);
    if (!flight) return [];
    if (change.kind === 'delete') {
      this.flights.delete(id);
      return [{ id, deleted: flight }];
    }
    const { values } = flight;
    const after = valuesAfter(values, change);
    if (after === null) return [];
    this.#replace(id, after);
    const own: Readonly<Record<string, unknown>> = values;
    return [{ id, replaced: Object.fromEntries(Object.keys(after).map((name) => [name, own[name]])) }];
  }

  /** Replaces values of a flight; a site or glider that is gone is none. */
  #replace(id: number, values: ChangedValues): void {
    const flight = this.flights.get(id);
    if (!flight) return;
    const next = { ...flight.values, ...values };
    const siteId = next.siteId !== null && this.sites.has(next.siteId) ? next.siteId : null;
    const gliderId = next.gliderId !== null && this.gliders.has(next.gliderId) ? next.gliderId : null;
    this.flights.set(id, { ...flight, values: { ...next, siteId, gliderId } });
  }
}

/** Returns a flight as a text that does not depend on the order of its values. */
function textOf(flight: ExpectedFlight | undefined): string {
  if (!flight) return '';
  const { values, track } = flight;
  return JSON.stringify([track, Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}
