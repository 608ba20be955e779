import type { LoadResponse, SaveResponse } from '#contract/data';
import { renamedInRules } from '#domain/currency/rules';
import { ENTITIES } from '#domain/fields/entities';
import { blankOf } from '#domain/fields/entity';
import { uncheckedFromEntries } from '#domain/fields/field';
import { changedFields, mergeFields } from '#domain/fields/merge';
import { nameKey } from '#domain/text';
import { pilotOf } from '#test/builders/responses';
import { CallError, type CallErrorType } from '#web/api/call-error.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import type { HeldMarker } from '#web/store/logbook.ts';

type Named = 'flight' | 'site' | 'glider' | 'gear' | 'handling';
interface Stored {
  readonly id: number;
  readonly see: boolean;
  readonly revision: number;
  readonly createdAt: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const LISTS = {
  flight: 'flights',
  site: 'sites',
  glider: 'gliders',
  gear: 'gear',
  handling: 'handlings',
} as const;

/** A server in memory, for tests of what a device sends: it saves and merges by the rules of `docs/api.md`, one item at a time. */
export class ModelServer {
  readonly items: Readonly<Record<Named, Map<number, Stored>>> = {
    flight: new Map(),
    site: new Map(),
    glider: new Map(),
    gear: new Map(),
    handling: new Map(),
  };
  readonly #keys = new Map<string, number>();
  /** What was saved with each `opKey`, as text. */
  readonly #bodies = new Map<string, string>();
  #revision = 1;
  #pilot: { readonly values: ReturnType<typeof pilotOf>; readonly revision: number } = {
    values: { ...pilotOf(7) },
    revision: 1,
  };
  epoch = 'first';
  /** When new items are made. */
  now = '2026-05-01T12:00:00Z';

  /** The values of the visible items by their ids. */
  visible(dataType: Named): ReadonlyMap<number, Readonly<Record<string, unknown>>> {
    return new Map([...this.items[dataType].values()].flatMap(({ id, see, values }) => (see ? [[id, values]] : [])));
  }

  load(marker: HeldMarker | null): LoadResponse {
    const isDelta = marker !== null && marker.epoch === this.epoch;
    const from = isDelta ? marker.lastModified : 0;
    const listOf = (dataType: Named) =>
      [...this.items[dataType].values()]
        .filter(({ revision, see }) => revision > from && (see || isDelta))
        .map(({ id, see, createdAt, values }) =>
          see ? { ...values, ...extrasOf(dataType), createdAt, id, see } : { id, see },
        );
    return uncheckedFromEntries(
      Object.entries({
        pilot: this.#pilot.revision > from ? this.#pilot.values : null,
        ...Object.fromEntries(Object.entries(LISTS).map(([dataType, list]) => [list, listOf(dataType as Named)])),
        lastModified: this.#revision,
        epoch: this.epoch,
        ...(marker !== null && !isDelta && { reset: true }),
      }),
    );
  }

  save(request: ItemSave, marker: HeldMarker | null): SaveResponse {
    if (marker && marker.epoch !== this.epoch) throw rejected('restored');
    const known = this.#keys.get(request.opKey ?? '');
    const body = textOf(request.data);
    if (known !== undefined && this.#bodies.get(request.opKey ?? '') !== body) throw rejected('keyReused');
    const savedId = known ?? this.#write(request);
    if (request.opKey !== undefined) {
      this.#keys.set(request.opKey, savedId);
      this.#bodies.set(request.opKey, body);
    }
    return { ...this.load(marker), savedId };
  }

  #write(request: ItemSave): number {
    const before: Readonly<Record<string, unknown>> | undefined = request.before;
    if (request.dataType === 'pilot') {
      const values = merged('pilot', before ?? {}, { mine: request.data, stored: this.#pilot.values });
      this.#pilot = { values: { ...this.#pilot.values, ...values }, revision: ++this.#revision };
      return 7;
    }
    const { dataType } = request;
    const id = request.data.id || (this.#keys.get(request.clientKey ?? '') ?? 0);
    return 'see' in request.data ? this.#delete(dataType, id, before) : this.#put(request, dataType, id);
  }

  #delete(dataType: Named, id: number, before?: Readonly<Record<string, unknown>>): number {
    const stored = this.items[dataType].get(id);
    if (!stored) throw new CallError('recordNotFound');
    if (!stored.see) return id;
    const { fields } = ENTITIES[dataType];
    const changed = changedFields(
      fields,
      uncheckedFromEntries(Object.entries(before ?? {})),
      uncheckedFromEntries(Object.entries(stored.values)),
    );
    if (changed.length > 0) throw rejected('changedElsewhere', changed);
    this.#revision += 1;
    this.items[dataType].set(id, { ...stored, see: false, revision: this.#revision });
    if (dataType === 'site' || dataType === 'glider') this.#clear(dataType === 'site' ? 'siteId' : 'gliderId', id);
    return id;
  }

  #clear(reference: 'siteId' | 'gliderId', id: number): void {
    for (const flight of this.items.flight.values())
      if (flight.values[reference] === id)
        this.items.flight.set(flight.id, {
          ...flight,
          values: { ...flight.values, [reference]: null },
          revision: this.#revision,
        });
  }

  #put({ before, clientKey, data }: ItemSave, dataType: Named, id: number): number {
    const items = this.items[dataType];
    const stored = items.get(id);
    if (id !== 0 && !stored?.see) throw new CallError('recordNotFound');
    const blank = { ...blankOf(ENTITIES[dataType]) };
    const mine = { ...blank, ...picked(dataType, data) };
    const values =
      stored && before ? merged(dataType, before, { mine: picked(dataType, data), stored: stored.values }) : mine;
    this.#reject(dataType, id, values);
    this.#revision += 1;
    this.#renameInRules(dataType, stored?.values, values);
    const savedId = id || items.size + 1;
    items.set(savedId, { createdAt: this.now, ...stored, id: savedId, see: true, revision: this.#revision, values });
    if (id === 0 && clientKey !== undefined) this.#keys.set(clientKey, savedId);
    return savedId;
  }

  #renameInRules(dataType: Named, before: object | undefined, after: object): void {
    if (dataType !== 'glider') return;
    const { values } = this.#pilot;
    const currencyRules = renamedInRules(values.currencyRules, new Map([[nameKey(nameIn(before)), nameIn(after)]]));
    if (currencyRules !== values.currencyRules)
      this.#pilot = { values: { ...values, currencyRules }, revision: this.#revision };
  }

  #reject(dataType: Named, id: number, values: Readonly<Record<string, unknown>>): void {
    const invalid = (field: string): never => {
      throw new CallError('validationError', { errors: { [field]: 'No.' } });
    };
    const isTaken = (other: Stored): boolean =>
      other.see && other.id !== id && nameKey(String(other.values.name)) === nameKey(String(values.name));
    if (dataType !== 'flight' && [...this.items[dataType].values()].some(isTaken)) invalid('name');
    if (values.remarks === 'invalid') invalid('remarks');
    for (const [field, of] of [
      ['siteId', 'site'],
      ['gliderId', 'glider'],
    ] as const)
      if (dataType === 'flight' && values[field] !== null && !this.items[of].get(Number(values[field]))?.see)
        invalid(field);
  }
}

function rejected(code: string, fields: readonly string[] = []): CallError {
  const type: CallErrorType = 'badRequest';
  return new CallError(type, { reason: { code, fields: [...fields] } });
}

function extrasOf(dataType: Named) {
  return dataType === 'flight' ? { hasTrack: false, igcFileName: null, profile: null } : {};
}

function picked(dataType: keyof typeof ENTITIES, values: object): Record<string, unknown> {
  const names = Object.keys(ENTITIES[dataType].fields);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function merged(
  dataType: keyof typeof ENTITIES,
  before: object,
  { mine, stored }: { readonly mine: object; readonly stored: object },
): Record<string, unknown> {
  const { fields } = ENTITIES[dataType];
  const versions = { before, mine: picked(dataType, mine), stored: picked(dataType, stored) };
  const { values, conflicts } = mergeFields(fields, uncheckedFromEntries(Object.entries(versions)));
  if (conflicts.length > 0) throw rejected('changedElsewhere', conflicts);
  return { ...values };
}

function nameIn(values: object = {}): string {
  return 'name' in values ? String(values.name) : '';
}

/** Returns values as a text that does not depend on their order. */
function textOf(values: object): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other)));
}
