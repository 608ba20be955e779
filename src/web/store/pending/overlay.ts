import { renamedInRules } from '#domain/currency/rules';
import { blankOf } from '#domain/fields/entity';
import { type Entity, namesOf, picked, uncheckedFromEntries, type ValuesOf } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { mergeFields } from '#domain/fields/merge';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { Flight } from '#domain/flight';
import type { Gear } from '#domain/gear/gear';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { nameKey } from '#domain/text';
import type { Logbook } from '../logbook.ts';
import { isTrackChosen, type PendingChange, type Queue } from './pending-change.ts';
import { withKnownIds } from './references.ts';
import { withPresentGliders } from './rule-gliders.ts';

/**
 * Returns a logbook with the pending changes of this device, as the pilot sees it. A list without changes is the same object, so that
 * values computed from it stay valid.
 */
export function overlay(base: Logbook, queue: Queue): Logbook {
  if (queue.changes.length === 0) return base;
  const logbook = new ChangedLogbook(base);
  for (const change of queue.changes) logbook.apply(withKnownIds(change, queue));
  return logbook.changed();
}

/** A logbook while changes are applied to it: each list is copied once, before its first change. */
class ChangedLogbook {
  readonly #base: Logbook;
  #pilot: Logbook['pilot'];
  #flights: Map<number, Flight> | null = null;
  #sites: Map<number, Site> | null = null;
  #gliders: Map<number, Glider> | null = null;
  #gear: Map<number, Gear> | null = null;
  #handlings: Map<number, Handling> | null = null;

  constructor(base: Logbook) {
    this.#base = base;
    this.#pilot = base.pilot;
  }

  changed(): Logbook {
    return {
      ...this.#base,
      pilot: this.#pilot,
      flights: this.#flights ?? this.#base.flights,
      sites: this.#sites ?? this.#base.sites,
      gliders: this.#gliders ?? this.#base.gliders,
      gear: this.#gear ?? this.#base.gear,
      handlings: this.#handlings ?? this.#base.handlings,
    };
  }

  /** Applies a change with the server's ids as far as they are known. */
  apply(change: PendingChange): void {
    const { id } = change;
    switch (change.dataType) {
      case 'pilot':
        this.#applyToPilot(withPresentGliders(change, this.#gliders ?? this.#base.gliders));
        return;
      case 'flight':
        this.#flights ??= new Map(this.#base.flights);
        put(this.#flights, change, (held) => flightAfter(change, held));
        return;
      case 'site':
        this.#sites ??= new Map(this.#base.sites);
        put(this.#sites, change, (held) => savedItem(SITE, change, held));
        if (change.kind === 'delete') this.#clear('siteId', id);
        return;
      case 'glider':
        this.#applyToGlider(change);
        return;
      default:
        this.#applyToGear(change);
    }
  }

  #applyToPilot(change: PendingChange): void {
    this.#pilot = { ...this.#pilot, ...valuesAfter(PILOT, change, this.#pilot) };
  }

  #applyToGlider(change: PendingChange): void {
    this.#gliders ??= new Map(this.#base.gliders);
    const before = this.#gliders.get(change.id);
    put(this.#gliders, change, (held) => savedItem(GLIDER, change, held));
    const after = this.#gliders.get(change.id);
    if (!after) this.#removeGlider(change.id);
    else if (before && before.name !== after.name) this.#renameInRules(before.name, after.name);
  }

  /** Like the server, which renames a glider in the rules that name it. */
  #renameInRules(before: string, after: string): void {
    const currencyRules = renamedInRules(this.#pilot.currencyRules, new Map([[nameKey(before), after]]));
    if (currencyRules !== this.#pilot.currencyRules) this.#pilot = { ...this.#pilot, currencyRules };
  }

  #applyToGear(change: PendingChange): void {
    if (change.dataType === 'gear') {
      this.#gear ??= new Map(this.#base.gear);
      put(this.#gear, change, (held) => savedItem(GEAR, change, held));
    } else {
      this.#handlings ??= new Map(this.#base.handlings);
      put(this.#handlings, change, (held) => savedItem(HANDLING, change, held));
    }
  }

  /** The ground handling of a glider goes with it. */
  #removeGlider(id: number): void {
    this.#clear('gliderId', id);
    const own = [...(this.#handlings ?? this.#base.handlings).values()].filter(({ gliderId }) => gliderId === id);
    if (own.length > 0) this.#handlings ??= new Map(this.#base.handlings);
    for (const handling of own) this.#handlings?.delete(handling.id);
  }

  /** The flights of a site or glider that is deleted have none. */
  #clear(reference: 'siteId' | 'gliderId', id: number): void {
    const flights = [...(this.#flights ?? this.#base.flights).values()].filter((flight) => flight[reference] === id);
    if (flights.length > 0) this.#flights ??= new Map(this.#base.flights);
    for (const flight of flights) this.#flights?.set(flight.id, { ...flight, [reference]: null });
  }
}

function put<Item>(
  items: Map<number, Item>,
  { kind, id }: PendingChange,
  saved: (held: Item | undefined) => Item,
): void {
  if (kind === 'delete') items.delete(id);
  else items.set(id, saved(items.get(id)));
}

function savedItem<E extends Entity, Item extends ValuesOf<E['fields']>>(
  entity: E,
  change: PendingChange,
  held: Item | undefined,
): ReturnType<typeof added> & ValuesOf<E['fields']> {
  return { ...added(change), ...held, ...valuesAfter(entity, change, held) };
}

/** Values that the server computes from a new track are absent until then. */
function flightAfter(change: PendingChange, held: Flight | undefined): Flight {
  return {
    ...added(change),
    ...(held && { createdAt: held.createdAt }),
    ...trackAfter(change, held),
    ...picked(valuesAfter(FLIGHT, change, held), namesOf(FLIGHT)),
  };
}

const NO_TRACK: Pick<Flight, 'hasTrack' | 'igcFileName' | 'profile'> = {
  hasTrack: false,
  igcFileName: null,
  profile: null,
};

function trackAfter(change: PendingChange, held: Flight | undefined): Partial<Flight> & typeof NO_TRACK {
  const { file, data } = change;
  const igcFileName = typeof data.igcFileName === 'string' ? data.igcFileName : null;
  if (file !== null) return { hasTrack: true, igcFileName, profile: null };
  if (isTrackChosen(change) || !held?.hasTrack) return NO_TRACK;
  return { ...held, igcFileName: igcFileName ?? held.igcFileName };
}

function added({ id, madeAt }: PendingChange): Pick<Site, 'id' | 'createdAt'> {
  return { id, createdAt: `${new Date(madeAt).toISOString().slice(0, 19)}Z` };
}

/** Returns the values after a change: merged as the server will merge them, with the pilot's own where both sides have changed some. */
function valuesAfter<E extends Entity>(
  { fields, ...entity }: E,
  { data, before }: PendingChange,
  held: ValuesOf<E['fields']> | undefined,
): ValuesOf<E['fields']> {
  const own = namesOf({ fields }).filter((name) => name in data);
  const mine = uncheckedFromEntries<Partial<ValuesOf<E['fields']>>>(own.map((name) => [name, data[name]]));
  const stored = held ?? { ...blankOf({ ...entity, fields }), ...mine }; // A new one, or one that is gone.
  const { values, conflicts } = mergeFields(fields, {
    before: uncheckedFromEntries(Object.entries((held && before) ?? {})), // Deleted elsewhere, it is as the pilot has it.
    mine,
    stored,
  });
  const contested = Object.entries(mine).filter(([name]) => conflicts.includes(name));
  return { ...values, ...uncheckedFromEntries<Partial<ValuesOf<E['fields']>>>(contested) };
}
