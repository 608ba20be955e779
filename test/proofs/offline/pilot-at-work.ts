import { setTimeout } from 'node:timers/promises';
import { ENTITIES } from '#domain/fields/entities';
import { blankOf } from '#domain/fields/entity';
import { uncheckedFromEntries } from '#domain/fields/field';
import type { Flight } from '#domain/flight';
import { pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { callErrorOf } from '#web/api/call-error.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import type { Logbook } from '#web/store/logbook.ts';
import {
  type ChosenSides,
  type Repair,
  repairOf,
  savedAsNew,
  sentAgain,
  withChoice,
} from '#web/store/queue/decisions.ts';
import { FIRST_TEMPORARY_ID, knownId, type QueuedChange } from '#web/store/queue/queued-change.ts';
import { logbookIn } from '#web/store/store-state.ts';
import type { Page } from './device.ts';
import { type History, type ItemHistory, TOKEN_FIELD, tokenIn, wordOf } from './history.ts';

type Kind = ItemHistory['kind'];

/** What a pilot needs to work: what was done is remembered in `history`; `words` counts what was typed. */
export interface Work {
  readonly random: Random;
  readonly history: History;
  words: number;
  /** Saves that were rejected with an open form. */
  rejected: number;
  /** Operations after which something waited. */
  waited: number;
}

const KINDS: Some<Kind> = ['flight', 'flight', 'flight', 'flight', 'site', 'glider'];
const LISTS = { flight: 'flights', site: 'sites', glider: 'gliders' } as const;

/** Does something with the logbook, as a page does it. */
export async function doSomething(page: Page, work: Work): Promise<void> {
  const { random } = work;
  const logbook = logbookIn(page.store.state);
  const what = random();
  if (!logbook || what < 0.15) return page.store.load();
  if (what < 0.5) return saveNew(page, work, logbook);
  if (what < 0.85) return edit(page, work, logbook);
  if (what < 0.92) return remove(page, work, logbook);
  await decideOne(page, work);
}

async function saveNew(page: Page, work: Work, logbook: Logbook): Promise<void> {
  const kind = pick(work.random, KINDS);
  const word = wordBy(work, kind);
  const remarks = `${word} 0`;
  const data = {
    ...blankOf(ENTITIES[kind]),
    ...(kind === 'flight' ? { date: '2026-05-03', ...referencesBy(work.random, logbook) } : { name: word }),
    remarks,
  };
  work.history.begin(kind, word, { value: remarks, replaced: null });
  await saved(page, work, { word, kind, value: remarks, data: { id: 0, ...data } });
}

async function edit(page: Page, work: Work, logbook: Logbook): Promise<void> {
  const { random } = work;
  const kind = pick(random, KINDS);
  const opened = oneOf(random, itemsOf(logbook, kind));
  if (!opened) return;
  const before = picked(kind, opened);
  const word = wordOf(opened.remarks);
  const value = random() < 0.7 ? `${word} ${++work.words}` : opened.remarks;
  if (random() < 0.2) await setTimeout(wholeBetween(random, 0, 20)); // The form is open.
  const others = kind === 'flight' && random() < 0.4 ? referencesBy(random, logbook) : {};
  if (value !== opened.remarks) work.history.begin(kind, word, { value, replaced: opened.remarks });
  await saved(page, work, { word, kind, value, data: { id: opened.id, ...before, ...others, remarks: value }, before });
}

interface Saving {
  readonly kind: Kind;
  readonly word: string;
  readonly value: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly before?: object;
}

async function saved({ tab, store }: Page, work: Work, { kind, word, value, data, before }: Saving): Promise<void> {
  const logbook = logbookIn(store.state);
  const site = logbook?.sites.get(Number(data.siteId))?.name;
  if (site !== undefined) work.history.items.get(word)?.sites.add(site);
  try {
    await store.saveItem(
      uncheckedFromEntries<ItemSave>(Object.entries({ dataType: kind, data, ...(before && { before }) })),
    );
    if (tab.isDead) return;
    work.history.acknowledge(value);
    work.history.note(value, `'${value}' acknowledged`);
  } catch (error) {
    work.rejected += 1; // Nobody was told that it is saved.
    work.history.note(value, `'${value}' rejected: ${callErrorOf(error).code ?? callErrorOf(error).type}`);
  }
}

async function remove({ tab, store }: Page, work: Work, logbook: Logbook): Promise<void> {
  const kind = pick(work.random, KINDS);
  const opened = oneOf(work.random, itemsOf(logbook, kind));
  if (!opened) return;
  const word = wordOf(opened.remarks);
  const before = picked(kind, opened);
  work.history.beginDeletion(word);
  const removal = { dataType: kind, data: { id: opened.id, see: false }, before };
  try {
    await store.saveItem(uncheckedFromEntries<ItemSave>(Object.entries(removal)));
    if (!tab.isDead) work.history.acknowledgeDeletion(word);
    work.history.note(word, `deleted ${tab.isDead ? 'unheard' : ''}`);
  } catch {
    work.rejected += 1;
  }
}

/** Decides about a change that needs the pilot, as the page of what waits does, or repairs it in its form. */
export async function decideOne(page: Page, work: Work): Promise<void> {
  const { store } = page;
  const { random, history } = work;
  const parked = store.queue.changes.filter(({ parked: why }) => why !== null);
  const change = parked[Math.floor(random() * parked.length)];
  if (!change) return;
  const repair = random() < 0.3 ? null : repairOf(change);
  if (repair === 'open') return repairInForm(page, work, change);
  const decided = decisionOf(change, repair, { store, random, history });
  const value = tokenIn(change.kind === 'delete' ? (change.before ?? {}) : change.data);
  history.note(value, `${change.parked?.reason} '${value}' (${change.opKey.slice(0, 4)}): ${repair ?? 'discarded'}`);
  if (decided === null) history.discard(change, savedOf(store, change)?.remarks);
  await store.decide(change, decided).catch(() => undefined);
}

/** The form of a change that was rejected asks for another name. */
async function repairInForm(page: Page, work: Work, { dataType, id }: QueuedChange): Promise<void> {
  const logbook = logbookIn(page.store.state);
  if (!logbook || dataType === 'pilot') return;
  const opened = itemsOf(logbook, dataType).get(knownId(page.store.queue, id));
  if (!opened) return;
  const before = picked(dataType, opened);
  const [word, value] = [wordOf(opened.remarks), opened.remarks];
  const name = dataType === 'flight' ? {} : { name: wordBy(work, dataType) };
  await saved(page, work, { word, kind: dataType, value, data: { id: opened.id, ...before, ...name }, before });
}

function decisionOf(
  change: QueuedChange,
  repair: Exclude<Repair, 'open'> | null,
  { store, random, history }: Pick<Page, 'store'> & Pick<Work, 'random' | 'history'>,
): QueuedChange | null {
  switch (repair) {
    case 'saveAsNew':
      history.saveAsNew(change);
      return savedAsNew(change);
    case 'sendAgain':
      return sentAgain(change, Date.now());
    case 'choose': {
      const theirs = savedOf(store, change);
      if (!theirs || change.dataType === 'pilot') return null;
      const sides: ChosenSides = new Map(
        (change.parked?.fields ?? []).map((field) => [field, random() < 0.5 ? ('mine' as const) : ('theirs' as const)]),
      );
      history.choose(tokenIn(change.data), theirs.remarks, sides.get(TOKEN_FIELD) ?? 'mine');
      return withChoice(change, picked(change.dataType, theirs), sides);
    }
    case null:
      return null;
  }
}

/** Returns the item of a change as the server has it. */
function savedOf({ base, queue }: Page['store'], { dataType, id }: QueuedChange) {
  return base && dataType !== 'pilot' ? itemsOf(base, dataType).get(knownId(queue, id)) : undefined;
}

function itemsOf(logbook: Logbook, kind: Kind): ReadonlyMap<number, { readonly id: number; readonly remarks: string }> {
  return logbook[LISTS[kind]];
}

function wordBy(work: Work, kind: Kind): string {
  work.words += 1;
  return `${kind}${work.words}`;
}

function referencesBy(random: Random, { sites, gliders }: Logbook): Pick<Flight, 'siteId' | 'gliderId'> {
  return { siteId: oneOf(random, sites)?.id ?? null, gliderId: oneOf(random, gliders)?.id ?? null };
}

/** The newest ones more often: those that wait, and those that two devices change at once. */
function oneOf<Item>(random: Random, items: ReadonlyMap<number, Item>): Item | undefined {
  const all = [...items.values()];
  const from = random() < 0.7 ? Math.max(0, all.length - 6) : 0;
  return all[from + Math.floor(random() * (all.length - from))];
}

function picked(kind: Kind, item: object): Record<string, unknown> {
  const names = Object.keys(ENTITIES[kind].fields);
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)));
}

/** Whether an id is one that only a device knows. */
export function isTemporaryId(id: number | null): boolean {
  return id !== null && id >= FIRST_TEMPORARY_ID;
}
