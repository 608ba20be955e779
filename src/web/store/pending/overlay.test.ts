import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTITIES } from '#domain/fields/entities';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { SITE } from '#domain/fields/site';
import type { Flight } from '#domain/flight';
import { ModelServer } from '#test/web/model-server';
import { callErrorOf } from '../../api/call-error.ts';
import type { ItemSave } from '../item-save.ts';
import { applyResponse, type Logbook } from '../logbook.ts';
import { attempted as asAttempted } from './device-queue.ts';
import { joined, withNeed } from './join.ts';
import { overlay } from './overlay.ts';
import {
  changesOf,
  EMPTY_QUEUE,
  FIRST_TEMPORARY_ID,
  isTemporary,
  knownId,
  needingPilot,
  type PendingChange,
  type Queue,
  WAITING,
} from './pending-change.ts';
import { requestOf } from './pending-request.ts';
import { withKnownIds, withKnownReferences } from './references.ts';
import { checkNothingIsLost, type QueueWrite } from './removal.ts';

type Kind = 'flight' | 'site' | 'glider';
const LISTS = { flight: 'flights', site: 'sites', glider: 'gliders' } as const;
const BLANK = { flight: { ...blankOf(FLIGHT), date: '2026-05-03' }, site: blankOf(SITE), glider: blankOf(GLIDER) };

function logbookOf(server: ModelServer): Logbook {
  const logbook = applyResponse(null, server.load(null), null);
  if (!logbook) throw new Error('The server has no pilot');
  return logbook;
}

function written(before: Queue, write: QueueWrite): Queue {
  checkNothingIsLost(before, write);
  const { changes, ...queue } = before;
  const { put, remove } = write;
  const gone = new Set([...put, ...remove.map(({ change }) => change)].map(({ n }) => n));
  const kept = [...changes.filter(({ n }) => !gone.has(n)), ...put];
  return { ...queue, changes: kept.toSorted((one, other) => one.n - other.n) };
}

/** What a pilot does with the item that stands at a place in its list, as far as there is one. */
interface Step {
  readonly kind: Kind;
  readonly what: 'create' | 'edit' | 'delete';
  readonly at: number;
  readonly fields: number;
  readonly word: number;
  /** What becomes of the item's first change at once: nobody hears of its attempt, or the server rejects it. */
  readonly attempt: 'none' | 'unanswered' | 'rejected';
}

const STEPS = fc.array(
  fc.record({
    kind: fc.constantFrom<Kind>('flight', 'flight', 'site', 'glider'),
    what: fc.constantFrom<Step['what']>('create', 'edit', 'edit', 'delete'),
    at: fc.nat(5),
    fields: fc.nat(31),
    word: fc.nat(3),
    attempt: fc.constantFrom<Step['attempt']>('none', 'unanswered', 'rejected'),
  }),
  { maxLength: 14 },
);

const TAGS = ['XC', 'tandem', 'soaring', 'hike'];

function edited(values: Record<string, unknown>, step: Step, n: number, logbook: Logbook): Record<string, unknown> {
  const { kind, word } = step;
  const own = kind === 'flight' ? flightEdits(values, step, logbook) : namedEdits(values, step, n);
  return { ...values, ...own, ...(hasBit(step, 1) && { remarks: `remarks ${word}` }) };
}

function hasBit({ fields }: Step, bit: number): boolean {
  return (fields & (1 << bit)) > 0;
}

function namedEdits(values: Record<string, unknown>, step: Step, n: number): Record<string, unknown> {
  const { kind, word } = step;
  return {
    ...((hasBit(step, 0) || values.name === '') && { name: `${kind} ${n}` }),
    ...(kind === 'site' && hasBit(step, 2) && { lat: 40 + word, lng: 8 + word }),
  };
}

function flightEdits({ tags }: Record<string, unknown>, step: Step, logbook: Logbook): Record<string, unknown> {
  const oneOf = (items: ReadonlyMap<number, unknown>): number | null => [...items.keys()][step.word] ?? null;
  const isKept = (tag: string, index: number): boolean =>
    index === step.at % 4 || (Array.isArray(tags) && tags.includes(tag));
  return {
    ...(hasBit(step, 2) && { siteId: oneOf(logbook.sites) }),
    ...(hasBit(step, 3) && { gliderId: oneOf(logbook.gliders) }),
    ...(hasBit(step, 4) && { tags: TAGS.filter(isKept) }),
  };
}

function fieldsIn(kind: Kind, item: object): Record<string, unknown> {
  const names = Object.keys(ENTITIES[kind].fields);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

/** Returns the change that a step makes of what the pilot sees; null where there is nothing to change. */
function changeOf(step: Step, n: number, seen: Logbook): PendingChange | null {
  const { kind, what } = step;
  const asMade = { n, opKey: crypto.randomUUID(), dataType: kind, file: null } as const;
  const unsent = { epoch: 'first', madeAt: Date.parse('2026-05-01T12:00:00Z'), status: WAITING };
  if (what === 'create') {
    const data = edited({ ...BLANK[kind] }, step, n, seen);
    const created = {
      clientKey: crypto.randomUUID(),
      id: FIRST_TEMPORARY_ID + n,
      kind: 'save',
      data,
      before: null,
    } as const;
    return { ...asMade, ...unsent, ...created };
  }
  const item = [...seen[LISTS[kind]].values()][step.at];
  if (!item) return null;
  const opened = fieldsIn(kind, item);
  const change =
    what === 'delete' ? { kind: what, data: {} } : { kind: 'save' as const, data: edited(opened, step, n, seen) };
  return { ...asMade, ...unsent, ...change, clientKey: null, id: item.id, before: { ...opened } };
}

/** Sends all changes in their order; a place may wait for what it names. Returns the ids that the server has given. */
function sendAll(server: ModelServer, queue: Queue): ReadonlyMap<number, number> {
  const ids = new Map<number, number>(queue.ids);
  let left = queue.changes;
  while (left.length > 0) {
    const next = left.find((change) => {
      const { data, id, clientKey } = withKnownIds(change, { ids });
      const named = [data.siteId, data.gliderId, clientKey === null ? id : 0].map(Number);
      return (
        !named.some(isTemporary) &&
        left.find(({ dataType, id: other }) => dataType === change.dataType && knownId({ ids }, other) === id) ===
          change
      );
    });
    if (!next) throw new Error(`Nothing can be sent of ${left.length} changes`);
    const { savedId } = server.save(requestOf(withKnownIds(next, { ids }), null), null);
    if (isTemporary(next.id)) ids.set(next.id, savedId);
    left = left.filter((change) => change !== next);
  }
  return ids;
}

/** What a logbook has, in the server's ids; items by their names or remarks are told apart by these. */
function contentOf(logbook: Logbook, ids: ReadonlyMap<number, number>) {
  const listOf = (kind: Kind) => {
    const items: ReadonlyMap<number, object> = logbook[LISTS[kind]];
    const all = [...items].map(([id, item]) => {
      const { createdAt: _, see: __, ...values } = withKnownReferences({ ...item, id: knownId({ ids }, id) }, { ids });
      return [knownId({ ids }, id), values] as const;
    });
    return all.toSorted(([one], [other]) => one - other);
  };
  return [listOf('flight'), listOf('site'), listOf('glider')];
}

function filled(): ModelServer {
  const server = new ModelServer();
  const add = (dataType: Kind, data: object): unknown =>
    server.save({ dataType, data: { id: 0, ...BLANK[dataType], ...data } } as ItemSave, null);
  add('site', { name: 'Kandel' });
  add('glider', { name: 'Rush' });
  for (const remarks of ['one', 'two']) add('flight', { remarks, siteId: 1, gliderId: 1, tags: ['XC'] });
  return server;
}

function attempted(queue: Queue, { attempt }: Step, change: PendingChange): Queue {
  const first = changesOf(queue, change)[0];
  if (!first || attempt === 'none') return queue;
  const tried = asAttempted(first, null);
  if (attempt === 'unanswered') return written(queue, { put: [tried], remove: [] });
  return written(queue, withNeed(queue, tried, { reason: 'rejected', fields: [] }));
}

/** The same changes, joined and each for itself. */
interface Queues {
  readonly queue: Queue;
  readonly whole: Queue;
}

const NOTHING: Queues = { queue: EMPTY_QUEUE, whole: EMPTY_QUEUE };

function after(
  { queue, whole }: Queues,
  { step, base, n }: { readonly step: Step; readonly base: Logbook; readonly n: number },
): Queues {
  const change = changeOf(step, n, overlay(base, queue));
  if (!change) return { queue, whole };
  const next = { queue: written(queue, joined(queue, change)), whole: written(whole, { put: [change], remove: [] }) };
  const tried = { ...next, queue: attempted(next.queue, step, change) };
  for (const queued of [next.queue, tried.queue])
    expect(contentOf(overlay(base, queued), new Map())).toEqual(contentOf(overlay(base, next.whole), new Map()));
  return tried;
}

/** The same in every run: what fails is somebody's change. `PROPERTY_RUNS=14000` tries others. */
const RUNS = process.env.PROPERTY_RUNS ? { numRuns: Number(process.env.PROPERTY_RUNS) } : { numRuns: 300, seed: 30 };

describe('the logbook with pending changes', () => {
  it('is what the server has once it is sent, joined or not', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const server = filled();
        const base = logbookOf(server);
        const { queue } = steps.reduce((queues, step, index) => after(queues, { step, base, n: index + 1 }), NOTHING);
        const shown = overlay(base, queue);
        const ids = sendAll(server, queue);
        expect(contentOf(shown, ids)).toEqual(contentOf(logbookOf(server), ids));
      }),
      RUNS,
    );
  });

  it('is as the pilot has it where another device has deleted it since', () => {
    const base = logbookOf(filled());
    const [flight] = base.flights.values();
    const step = { kind: 'flight', what: 'edit', at: 0, fields: 2, word: 1, attempt: 'none' } as const;
    const change = changeOf(step, 1, base);
    if (!flight || !change) throw new Error('There is no flight to change.');
    const queue = { ...EMPTY_QUEUE, changes: [change] };
    const shown = overlay({ ...base, flights: new Map() }, queue).flights.get(flight.id);
    expect(shown).toMatchObject({ date: flight.date, remarks: 'remarks 1' });
  });

  it('shows a flight with the track that is chosen for it, without it, or as it was where something else changes', () => {
    const base = logbookOf(filled());
    const [flight] = base.flights.values();
    const change = changeOf({ kind: 'flight', what: 'edit', at: 0, fields: 2, word: 1, attempt: 'none' }, 1, base);
    if (!flight || !change) throw new Error('There is no flight to change.');
    const old = { hasTrack: true, igcFileName: 'old.igc', profile: '0z0', xcDistance: 9_000 } as const;
    const shown = (held: Flight, track: Partial<PendingChange>) =>
      overlay(
        { ...base, flights: new Map([[held.id, held]]) },
        { ...EMPTY_QUEUE, changes: [{ ...change, ...track, data: { ...change.data, ...track.data } }] },
      ).flights.get(held.id);
    const chosen = { file: 'a'.repeat(64), data: { igcFileName: 'new.igc' } };
    const added = { hasTrack: true, igcFileName: 'new.igc', profile: null, remarks: 'remarks 1' };
    for (const held of [flight, { ...flight, ...old }]) {
      expect(shown(held, chosen)).toMatchObject(added);
      expect(shown(held, chosen)).not.toHaveProperty('xcDistance');
    }
    const removed = { data: { igc: null, igcFileName: null } };
    expect(shown({ ...flight, ...old }, removed)).toMatchObject({ hasTrack: false, igcFileName: null, profile: null });
    expect(shown({ ...flight, ...old }, {})).toMatchObject({ ...old, remarks: 'remarks 1' });
  });

  it('has the same lists where nothing waits, and copies none that has no change', () => {
    const base = logbookOf(filled());
    expect(overlay(base, EMPTY_QUEUE)).toBe(base);
    const step = {
      kind: 'site',
      what: 'create',
      at: 0,
      fields: 0,
      word: 0,
      attempt: 'none',
    } as const;
    const change = changeOf(step, 1, base);
    const shown = overlay(base, { ...EMPTY_QUEUE, changes: change ? [change] : [] });
    expect([shown.flights === base.flights, shown.gliders === base.gliders, shown.sites.size]).toEqual([true, true, 2]);
    const removal = changeOf({ ...step, kind: 'glider', what: 'delete' }, 2, {
      ...base,
      gliders: new Map([[9, { ...BLANK.glider, id: 9, name: '', createdAt: '' }]]),
    });
    expect(overlay(base, { ...EMPTY_QUEUE, changes: removal ? [removal] : [] }).flights).toBe(base.flights);
  });
});

describe('a second change of an item that another device changes meanwhile', () => {
  const MADE = {
    kind: 'flight',
    what: 'edit',
    at: 0,
    fields: 2,
    word: 0,
    attempt: 'none',
  } as const;

  /** How far each of the three changes goes, and to which values. */
  interface Edits {
    readonly fields: readonly [number, number, number];
    readonly words: readonly [number, number, number];
  }

  const edit = (n: number, seen: Logbook, [fields, word]: readonly [number, number]): PendingChange => {
    const change = changeOf({ ...MADE, fields, word }, n, seen);
    if (!change) throw new Error('There is no flight');
    return change;
  };

  /** Sends all. Returns whether there was a conflict. */
  const isInConflict = (server: ModelServer, queue: Queue): boolean => {
    try {
      sendAll(server, queue);
      return false;
    } catch (error) {
      if (callErrorOf(error).conflicts.length > 0) return true;
      throw error;
    }
  };

  const outcomeOf = ({ fields, words }: Edits, isJoined: boolean) => {
    const server = filled();
    const base = logbookOf(server);
    const first = edit(1, base, [fields[0], words[0]]);
    const elsewhere = edit(99, base, [fields[1], words[1]]);
    server.save(requestOf(elsewhere, null), null);
    const queue = written(EMPTY_QUEUE, { put: [first], remove: [] });
    const second = edit(2, overlay(logbookOf(server), queue), [fields[2], words[2]]);
    const rejected = needingPilot(asAttempted(first, null), { reason: 'rejected', fields: [] });
    const needing = written(queue, { put: [rejected], remove: [] });
    const next = isJoined ? joined(needing, second) : { put: [second], remove: [] };
    const isConflict = isInConflict(server, written(needing, next));
    const before = first.before ?? {};
    const contested = Object.keys(BLANK.flight).filter((name) => {
      const values = [before[name], first.data[name], elsewhere.data[name]];
      return name !== 'tags' && new Set(values).size === 3;
    });
    const stored = server.visible('flight').get(1) ?? {};
    const isKept = contested.every((name) => stored[name] === elsewhere.data[name]);
    return { isConflict, isKept, content: contentOf(logbookOf(server), new Map()) };
  };

  it('is joined so that neither device takes back what the other one has done', () => {
    const three = (most: number) => fc.tuple(fc.nat(most), fc.nat(most), fc.nat(most));
    fc.assert(
      fc.property(fc.record({ fields: three(31), words: three(3) }), (edits) => {
        const [together, single] = [outcomeOf(edits, true), outcomeOf(edits, false)];
        // The second change may have ended a conflict, by what the other device has, or have made one of a change that both had made.
        if (single.isConflict || together.isConflict) expect(together.isKept).toBe(true);
        else expect(together).toEqual(single);
      }),
      RUNS,
    );
  });
});
