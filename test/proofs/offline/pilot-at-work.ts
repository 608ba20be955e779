import { ENTITIES } from '#domain/fields/entities';
import { blankOf } from '#domain/fields/entity';
import { uncheckedFromEntries } from '#domain/fields/field';
import type { Flight } from '#domain/flight';
import { sha256 } from '#domain/import/sha256';
import { pick, type Random, type Some, wholeBetween } from '#test/builders/random';
import { igcNumber } from '#test/servers/import-calls';
import { callErrorOf } from '#web/api/call-error.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import type { Logbook } from '#web/store/logbook.ts';
import type { LogbookStore } from '#web/store/logbook-store.ts';
import {
  type Choice,
  type ChosenSides,
  choiceOf,
  savedAsNew,
  sentAgain,
  withChoice,
} from '#web/store/pending/choices.ts';
import { discardOf } from '#web/store/pending/discard.ts';
import {
  changesOf,
  FIRST_TEMPORARY_ID,
  knownId,
  needOf,
  type PendingChange,
  pendingTrackIn,
  type Values,
} from '#web/store/pending/pending-change.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { type History, type ItemHistory, TOKEN_FIELD, tokenIn, tokenOf, tokensIn, wordOf } from './history.ts';

type Kind = ItemHistory['kind'];

/** A page in a tab, as a pilot works with it. */
export interface WorkingPage {
  readonly tab: { readonly name: string; readonly isDead: boolean };
  readonly store: Pick<LogbookStore, 'state' | 'base' | 'queue' | 'load' | 'saveItem' | 'decide'>;
  /** Resolves after some milliseconds. */
  readonly wait: (ms: number) => Promise<unknown>;
}

/** What a pilot needs to work: what was done is remembered in `history`; `words` counts what was typed. */
export interface Work {
  readonly random: Random;
  readonly history: History;
  words: number;
  /** The numbers of the tracks that were chosen. */
  readonly tracks: number[];
  /** Saves that were rejected with an open form. */
  rejected: number;
  /** Operations after which something waited. */
  waited: number;
}

const KINDS: Some<Kind> = ['flight', 'flight', 'flight', 'flight', 'site', 'glider'];
/** How many new flights have a track, and how many names are those of other items. */
const [TRACK_RATE, CLASH_RATE] = [0.2, 0.1];
/** The more changes need the pilot, the sooner one is decided about: so many at once are never left. */
const MOST_NEEDING = 50;
const LISTS = { flight: 'flights', site: 'sites', glider: 'gliders' } as const;

/** Does something with the logbook, as a page does it. */
export async function doSomething(page: WorkingPage, work: Work): Promise<void> {
  const { random } = work;
  const logbook = logbookIn(page.store.state);
  const needing = page.store.queue.changes.filter((change) => needOf(change) !== null).length;
  if (random() < needing / MOST_NEEDING) return decideOne(page, work);
  const what = random();
  if (!logbook || what < 0.15) return page.store.load();
  if (what < 0.5) return saveNew(page, work, logbook);
  if (what < 0.85) return edit(page, work, logbook);
  if (what < 0.92) return remove(page, work, logbook);
  if (what < 0.95) return discardPending(page, work);
  await decideOne(page, work);
}

async function saveNew(page: WorkingPage, work: Work, logbook: Logbook): Promise<void> {
  const { random } = work;
  const kind = pick(random, KINDS);
  const word = wordBy(work, kind);
  const remarks = `${word} 0`;
  const data = {
    ...blankOf(ENTITIES[kind]),
    ...(kind === 'flight' ? { date: '2026-05-03', ...referencesBy(random, logbook) } : { name: word }),
    remarks,
  };
  work.history.begin(kind, word, { value: remarks, replaced: null });
  const track =
    kind === 'flight' && random() < TRACK_RATE ? newTrack(work, word, null) : { igc: null, igcFileName: null };
  const chosen = kind === 'flight' ? track : {};
  await saved(page, work, { word, kind, value: remarks, data: { id: 0, ...data, ...chosen }, logbook });
}

async function edit(page: WorkingPage, work: Work, logbook: Logbook): Promise<void> {
  const { random } = work;
  const kind = pick(random, KINDS);
  const opened = oneOf(random, itemsOf(logbook, kind));
  if (!opened) return;
  const word = wordOf(opened.remarks);
  const value = random() < 0.7 ? `${word} ${++work.words}` : opened.remarks;
  const before = { ...picked(kind, opened), ...(kind === 'flight' && openedTrack(page, opened)) };
  if (random() < 0.2) await page.wait(wholeBetween(random, 0, 20)); // The form is open.
  if (value !== opened.remarks) work.history.begin(kind, word, { value, replaced: opened.remarks });
  const others = kind === 'flight' ? flightEdits(work, opened, logbook) : namedEdits(work, itemsOf(logbook, kind));
  const data = { id: opened.id, ...picked(kind, opened), ...others, remarks: value };
  await saved(page, work, { word, kind, value, data, before, logbook });
}

function flightEdits(work: Work, opened: Item, logbook: Logbook): object {
  const { random } = work;
  const { igcFileName = null } = opened;
  const isTrackNew = random() < TRACK_RATE / 2;
  return {
    ...(random() < 0.4 && referencesBy(random, logbook)),
    ...(isTrackNew ? newTrack(work, wordOf(opened.remarks), igcFileName) : { igcFileName }),
  };
}

/** Some names are those of others by now. */
function namedEdits({ random }: Work, items: ReadonlyMap<number, Item>): object {
  const name = random() < CLASH_RATE ? oneOf(random, items)?.name : undefined;
  return name === undefined ? {} : { name };
}

/** Returns a track for a flight, whose name tells it apart. Some files of new flights are those of other flights, too. */
function newTrack(work: Work, word: string, replaced: string | null) {
  const { random, tracks } = work;
  const known = replaced === null && random() < CLASH_RATE ? tracks.at(-wholeBetween(random, 1, 5)) : undefined;
  const number = known ?? ++work.words;
  tracks.push(number);
  const igcFileName = `${word} track ${number}`;
  work.history.begin('flight', word, { value: igcFileName, replaced });
  return { igc: trackNamed(igcFileName), igcFileName };
}

/** Returns the text of the track with a name. */
export function trackNamed(igcFileName: string): string {
  return igcNumber(Number(igcFileName.split(' ').at(-1)));
}

/** Returns what the form of a flight knows of its track. */
function openedTrack({ store }: Pick<WorkingPage, 'store'>, { id, igcFileName = null }: Item): object {
  if (igcFileName === null) return { igcFileName, track: null };
  const file = sha256(new TextEncoder().encode(trackNamed(igcFileName)));
  return { igcFileName, track: pendingTrackIn(store.queue, id) ?? { file, range: null } };
}

interface Saving {
  readonly kind: Kind;
  readonly word: string;
  readonly value: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly before?: Values;
  /** What the form was opened with: by now its site may be gone. */
  readonly logbook: Logbook;
}

async function saved({ tab, store }: WorkingPage, work: Work, saving: Saving): Promise<void> {
  const { kind, word, value, data, before, logbook } = saving;
  const values = typedIn(saving);
  work.history.chooseSite(word, logbook.sites.get(Number(data.siteId)));
  const takeBackName = work.history.name(word, data.name);
  if (data.name !== before?.name) work.history.note(word, `${tab.name} names it ${data.name}`);
  try {
    await store.saveItem(
      uncheckedFromEntries<ItemSave>(Object.entries({ dataType: kind, data, ...(before && { before }) })),
    );
    if (tab.isDead) return;
    for (const token of values) work.history.acknowledge(token);
    work.history.keep(word);
    work.history.note(value, `${tab.name} '${values.join(' and ')}' acknowledged`);
  } catch (thrown) {
    const { code, type } = callErrorOf(thrown);
    work.rejected += 1; // Nobody was told that it is saved.
    if (!hasPending(store, word)) takeBackName(); // When it has repaired a pending change, it takes its place.
    work.history.note(value, `${tab.name} '${value}' rejected: ${type} ${code}`);
  }
}

/** Returns the values that a form saves: one that it had shown is not among them. */
function typedIn({ value, data, before }: Saving): readonly string[] {
  const typed = before && tokenIn({ ...before }) === value ? [] : [value];
  return typeof data.igc === 'string' ? [...typed, String(data.igcFileName)] : typed;
}

function hasPending({ queue }: WorkingPage['store'], word: string): boolean {
  return queue.changes.some((change) => wordOf(tokenOf(change)) === word);
}

async function remove({ tab, store }: WorkingPage, work: Work, logbook: Logbook): Promise<void> {
  const kind = pick(work.random, KINDS);
  const opened = oneOf(work.random, itemsOf(logbook, kind));
  if (!opened) return;
  const word = wordOf(opened.remarks);
  const before = { ...picked(kind, opened), ...(kind === 'flight' && openedTrack({ store }, opened)) };
  work.history.beginDeletion(word, tokensIn({ ...opened }));
  const removal = { dataType: kind, data: { id: opened.id, see: false }, before };
  try {
    await store.saveItem(uncheckedFromEntries<ItemSave>(Object.entries(removal)));
    if (!tab.isDead) work.history.acknowledgeDeletion(word);
    work.history.note(word, `deleted ${tab.isDead ? 'unheard' : ''}`);
  } catch {
    work.rejected += 1;
  }
}

/** Decides about a change that needs the pilot, as the page of pending changes does, or repairs it in its form. */
export async function decideOne(page: WorkingPage, work: Work): Promise<void> {
  const { store } = page;
  const { random } = work;
  await store.load(); // The page shows both values of a conflict.
  const needing = store.queue.changes.filter((change) => needOf(change) !== null);
  const change = needing[Math.floor(random() * needing.length)];
  if (!change) return;
  const repair = random() < 0.3 ? null : choiceOf(change);
  return repair === 'open' ? repairInForm(page, work, change) : decide(page, work, { change, repair });
}

interface Decision {
  readonly change: PendingChange;
  /** Null to discard it. */
  readonly repair: Exclude<Choice, 'open'> | null;
}

async function decide(
  { tab, store }: WorkingPage,
  { random, history }: Work,
  { change, repair }: Decision,
): Promise<void> {
  const stored = tokensIn({ ...savedOf(store, change) });
  const decided = decisionOf(change, repair, { store, random, history });
  const isDeletion = discardOf(store.queue, change) === 'deleted';
  const value = tokenOfItem({ store }, change);
  // What a tab that is killed has decided may count or not.
  if (decided === null) history.beginDiscard(change, { value, stored, isDeletion });
  const isDecided = await store.decide(change, decided).catch(() => false);
  if (decided === null && isDecided && !tab.isDead) history.discard(change, { value, isDeletion });
  const how = `${repair ?? 'discarded'}${isDecided ? '' : ' in vain'}`;
  history.note(
    value,
    `${tab.name} ${needOf(change)?.reason ?? 'waiting'} '${value}' (${change.opKey.slice(0, 4)}): ${how}`,
  );
}

/** Discards a change that would be sent, and may have been, as the page of pending changes does. */
async function discardPending(page: WorkingPage, work: Work): Promise<void> {
  const { queue } = page.store;
  const waiting = queue.changes.filter((change) => needOf(change) === null && discardOf(queue, change) !== null);
  const change = oneOf(work.random, new Map(waiting.map((one) => [one.n, one])));
  if (change) await decide(page, work, { change, repair: null });
}

/** The form of a change that was rejected asks for another name. */
async function repairInForm(page: WorkingPage, work: Work, change: PendingChange): Promise<void> {
  const { dataType, id } = change;
  const logbook = logbookIn(page.store.state);
  if (!logbook || !isKind(dataType)) return;
  const opened = itemsOf(logbook, dataType).get(knownId(page.store.queue, id));
  if (!opened) return;
  work.history.noteRepair(change);
  const { igcFileName = null } = opened;
  const before = { ...picked(dataType, opened), ...(dataType === 'flight' && openedTrack(page, opened)) };
  const [word, value] = [wordOf(opened.remarks), opened.remarks];
  const changed = dataType === 'flight' ? { igcFileName } : { name: wordBy(work, dataType) };
  const data = { id: opened.id, ...picked(dataType, opened), ...changed };
  await saved(page, work, { word, kind: dataType, value, data, before, logbook });
}

function decisionOf(
  change: PendingChange,
  repair: Exclude<Choice, 'open'> | null,
  { store, random, history }: Pick<WorkingPage, 'store'> & Pick<Work, 'random' | 'history'>,
): PendingChange | null {
  switch (repair) {
    case 'saveAsNew':
      history.saveAsNew(change);
      return savedAsNew(change);
    case 'sendAgain':
    case 'keepBoth':
      return sentAgain(change, Date.now());
    case 'choose':
      return chosen(change, { store, random, history });
    case null:
      return null;
  }
}

/** Returns a change with one value of each that another device has changed, too; null where the server has its item no more. */
function chosen(
  change: PendingChange,
  { store, random, history }: Pick<WorkingPage, 'store'> & Pick<Work, 'random' | 'history'>,
): PendingChange | null {
  const theirs = savedOf(store, change);
  if (!theirs || !isKind(change.dataType)) return null;
  const fields = needOf(change)?.fields ?? [];
  const sides: ChosenSides = new Map(fields.map((field) => [field, pick(random, ['mine', 'theirs'])]));
  history.choose(tokenIn(change.data), theirs.remarks, sides.get(TOKEN_FIELD) ?? 'mine');
  const track = sides.get('igc');
  if (track) history.choose(String(change.data.igcFileName), theirs.igcFileName ?? '', track);
  return withChoice(change, picked(change.dataType, theirs), sides);
}

/** Returns a value of the item of a change: a deletion that was decided does not say any more of what it is. */
function tokenOfItem({ store }: Pick<WorkingPage, 'store'>, change: PendingChange): string {
  const others = changesOf(store.queue, change).map(tokenOf);
  const held = tokenIn({ ...savedOf(store, change) });
  return [tokenOf(change), held, ...others].find((value) => value !== '') ?? '';
}

/** Returns the item of a change as the server has it. */
function savedOf({ base, queue }: WorkingPage['store'], { dataType, id }: PendingChange) {
  return base && isKind(dataType) ? itemsOf(base, dataType).get(knownId(queue, id)) : undefined;
}

interface Item {
  readonly id: number;
  readonly remarks: string;
  /** Of a site or glider. */
  readonly name?: string;
  /** Of a flight. */
  readonly igcFileName?: string | null;
}

/** The pilot of these proofs has neither gear nor ground handling. */
function isKind(dataType: PendingChange['dataType']): dataType is Kind {
  return KINDS.some((kind) => kind === dataType);
}

function itemsOf(logbook: Logbook, kind: Kind): ReadonlyMap<number, Item> {
  return logbook[LISTS[kind]];
}

function wordBy(work: Work, kind: Kind): string {
  work.words += 1;
  return `${kind}${work.words}`;
}

function referencesBy(random: Random, { sites, gliders }: Logbook): Pick<Flight, 'siteId' | 'gliderId'> {
  return { siteId: oneOf(random, sites)?.id ?? null, gliderId: oneOf(random, gliders)?.id ?? null };
}

/** The newest ones more often: pending ones, and those that two devices change at once. */
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
