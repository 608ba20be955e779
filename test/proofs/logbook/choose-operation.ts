import type { FlightInput } from '#domain/fields/flight';
import type { FlightsChange } from '#domain/flights-change';
import { metres, minutes } from '#domain/units';
import { between, pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import type { Named, Operation } from './operation.ts';
import type { Acknowledged } from './perform.ts';

/** What a pilot sees of the logbook and can choose from: ids. */
interface Choices {
  readonly flights: readonly number[];
  readonly sites: readonly number[];
  readonly gliders: readonly number[];
  readonly changes: readonly number[];
  readonly runs: readonly number[];
}

type Chooser = (random: Random, choices: Choices) => Operation | null;

/** Most flights of an import or a change, and how many different tracks there are: some flights share theirs. */
const [MOST_IMPORTED, MOST_CHANGED, TRACKS] = [20, 30, 40];
const TAGS: Some<string> = ['hike & fly', 'tandem', 'XC', 'soaring'];
const NAMED: Some<Named> = ['site', 'glider'];

/** Each kind of operation with its weight. */
const CHOOSERS: readonly (readonly [number, Chooser])[] = [
  [15, () => ({ kind: 'load' })],
  [21, (random, choices) => flightSave(random, choices, { id: 0, hasTrack: random() < 0.08 })],
  [20, editedFlight],
  [8, (random, { flights }) => withOneOf(random, flights, (id) => ({ kind: 'delete', dataType: 'flight', id }))],
  [5, (random) => namedSave(random, pick(random, NAMED), 0)],
  [4, withNamed((random, named, id) => namedSave(random, named, id))],
  [3, withNamed((_, dataType, id) => ({ kind: 'delete', dataType, id }))],
  [9, changeOfFlights],
  [6, (random, { changes }) => withOneOf(random, changes, (changeId) => ({ kind: 'undoChange', changeId }))],
  [3, imported],
  [2, (random, { runs }) => withOneOf(random, runs, (runId) => ({ kind: 'undoImport', runId }))],
  [4, (random) => ({ kind: 'savePilot', userName: textBy(random) })],
];
const SUM = CHOOSERS.reduce((sum, [weight]) => sum + weight, 0);

/** Returns a random operation; a load where there is nothing to choose from. */
export function chooseOperation(random: Random, choices: Choices): Operation {
  let left = random() * SUM;
  const found = CHOOSERS.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return found?.[1](random, choices) ?? { kind: 'load' };
}

function withOneOf(
  random: Random,
  ids: readonly number[],
  operation: (id: number) => Operation | null,
): Operation | null {
  const id = ids[Math.floor(random() * ids.length)];
  return id === undefined ? null : operation(id);
}

function withNamed(operation: (random: Random, named: Named, id: number) => Operation): Chooser {
  return (random, { sites, gliders }) => {
    const named = pick(random, NAMED);
    return withOneOf(random, named === 'site' ? sites : gliders, (id) => operation(random, named, id));
  };
}

function editedFlight(random: Random, choices: Choices): Operation | null {
  const hasTrack = random() < 0.03;
  return withOneOf(random, choices.flights, (id) => flightSave(random, choices, { id, hasTrack }));
}

function flightSave(
  random: Random,
  choices: Choices,
  { id, hasTrack }: { readonly id: number; readonly hasTrack: boolean },
): Operation {
  const track = hasTrack ? wholeBetween(random, 0, TRACKS) : null;
  return { kind: 'saveFlight', id, values: flightValues(random, choices), track, clientKey: uuidBy(random) };
}

function flightValues(random: Random, { sites, gliders }: Choices): FlightInput {
  const day = new Date(Date.UTC(2015, 0, wholeBetween(random, 1, 3_000))).toISOString().slice(0, 10);
  return {
    date: day,
    time: random() < 0.5 ? null : '12:34',
    altitude: metres(wholeBetween(random, 300, 4_000)),
    airtime: minutes(wholeBetween(random, 1, 600)),
    siteId: oneOrNone(random, sites),
    gliderId: oneOrNone(random, gliders),
    remarks: textBy(random),
    tags: random() < 0.7 ? [] : [pick(random, TAGS)],
  };
}

function namedSave(random: Random, named: Named, id: number): Operation {
  const values = { name: textBy(random), remarks: textBy(random) };
  return { kind: 'saveNamed', named, id, values, clientKey: uuidBy(random) };
}

function changeOfFlights(random: Random, choices: Choices): Operation | null {
  const { flights } = choices;
  const some = Array.from({ length: wholeBetween(random, 1, MOST_CHANGED) }, () =>
    Math.floor(random() * flights.length),
  );
  const ids = [...new Set(some)].flatMap((index) => flights[index] ?? []);
  return ids.length === 0
    ? null
    : { kind: 'change', ids, change: flightsChange(random, choices), clientKey: uuidBy(random) };
}

function flightsChange(random: Random, { sites, gliders }: Choices): FlightsChange {
  const kind = pick(random, ['setSite', 'setGlider', 'addTags', 'removeTags', 'delete']);
  switch (kind) {
    case 'setSite':
      return { kind, siteId: oneOrNone(random, sites) };
    case 'setGlider':
      return { kind, gliderId: oneOrNone(random, gliders) };
    case 'addTags':
    case 'removeTags':
      return { kind, tags: [pick(random, TAGS)] };
    default:
      return { kind: 'delete' };
  }
}

/** No two of its flights are equal: each would be taken for the other one. */
function imported(random: Random, choices: Choices): Operation {
  const count = wholeBetween(random, 1, MOST_IMPORTED);
  const flights = Array.from({ length: count }, () => flightValues(random, { ...choices, sites: [], gliders: [] }));
  return { kind: 'import', clientKey: uuidBy(random), partKey: uuidBy(random), flights };
}

function oneOrNone(random: Random, ids: readonly number[]): number | null {
  return random() < 0.3 ? null : (ids[Math.floor(random() * ids.length)] ?? null);
}

/** Returns a text that no other call returns. */
function textBy(random: Random): string {
  return Math.floor(between(random, 1, 2 ** 52)).toString(36) + Math.floor(random() * 2 ** 32).toString(36);
}

function uuidBy(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** How many of the latest changes and runs a pilot thinks of undoing. */
const LATEST = 8;

/** What can be undone, on whatever device it was done. */
export class Undoable {
  #changes: readonly number[] = [];
  #runs: readonly number[] = [];

  /** Remembers what an operation has made. */
  remember({ changeId, runId }: Acknowledged): void {
    if (changeId !== undefined) this.#changes = [...this.#changes, changeId].slice(-LATEST);
    if (runId !== undefined) this.#runs = [...this.#runs, runId].slice(-LATEST);
  }

  get choices(): Pick<Choices, 'changes' | 'runs'> {
    return { changes: this.#changes, runs: this.#runs };
  }
}

interface Items {
  readonly flights: ReadonlyMap<number, unknown>;
  readonly sites: ReadonlyMap<number, unknown>;
  readonly gliders: ReadonlyMap<number, unknown>;
}

/** Returns what a pilot can choose from in a logbook. */
export function choicesIn({ flights, sites, gliders }: Items, { choices }: Undoable): Choices {
  return { flights: [...flights.keys()], sites: [...sites.keys()], gliders: [...gliders.keys()], ...choices };
}
