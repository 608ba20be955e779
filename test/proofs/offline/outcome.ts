import { isDeepStrictEqual } from 'node:util';
import type { LoadResponse } from '#contract/data';
import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { nothingOf, type Proof, type ProofOptions } from '#test/proofs/proof';
import { applyResponse, type Logbook } from '#web/store/logbook.ts';
import { nextToSend } from '#web/store/pending/next-to-send.ts';
import { overlay } from '#web/store/pending/overlay.ts';
import { needOf, type PendingChange, type Queue } from '#web/store/pending/pending-change.ts';
import { logbookIn } from '#web/store/store-state.ts';
import { type History, type ItemHistory, savedBy, tokensIn, wordOf } from './history.ts';
import { isTemporaryId, trackNamed, type Work, type WorkingPage } from './pilot-at-work.ts';

/** What a pilot's devices and the server have once everything is sent. */
interface End {
  readonly work: Work;
  readonly pages: readonly Pick<WorkingPage, 'store'>[];
  /** The whole logbook, as the server sends it. */
  readonly body: LoadResponse;
  /** Requests that named what only a device knows. */
  readonly temporaryIdsSent: number;
  /** Returns the track of a flight, as the server has it. */
  readonly igcOf: (flightId: number) => Promise<string>;
}

/** Returns what is claimed of devices without a connection, and whether it holds. What has happened to an item that is wrong is logged. */
export async function proofsOf(
  { work, pages, body, temporaryIdsSent, igcOf }: End,
  { during, log }: Pick<ProofOptions, 'log'> & { readonly during: string },
): Promise<readonly Proof[]> {
  const whole = applyResponse(null, body, null);
  if (!whole) throw new Error('The logbook could not be loaded');
  const acknowledged = acknowledgedIn(work);
  const waiting = pages.map(({ store }) => store.queue);
  const left = waiting.flatMap(({ changes }) => changes);
  log(
    `${during}: ${acknowledged} acknowledged saves of ${work.history.items.size} items; ${left.length} still need the pilot; ${work.rejected} saves rejected, ${work.waited} times something waited`,
  );
  for (const { kind, dataType, status } of left) log(`left: ${kind} ${dataType}, ${JSON.stringify(status)}`);
  const found = findings(work.history, whole, left.flatMap(typedIn));
  for (const line of found.lines) log(line);
  const ids = [...whole.flights.values()].flatMap(({ id, siteId, gliderId }) => [id, siteId, gliderId]);
  const unequal = pages.filter(
    ({ store }) => !isDeepStrictEqual(logbookIn(store.state), overlay(whole, store.queue)),
  ).length;
  return [
    nothingOf(`of ${acknowledged} acknowledged saves: lost without being seen, ${during}`, found.lost),
    nothingOf(`items that were saved twice, ${during}`, found.doubled),
    nothingOf(`acknowledged deletions undone, ${during}`, found.undone),
    nothingOf(`values and sites that nobody chose, ${during}`, found.foreign),
    nothingOf(`tracks with other bytes, ${during}`, await wrongTracks(igcOf, whole)),
    nothingOf(`temporary ids sent or stored, ${during}`, temporaryIdsSent + ids.filter(isTemporaryId).length),
    nothingOf(
      `devices with changes that could be sent and were not, or wait for nothing, ${during}`,
      waiting.filter((queue) => nextToSend(queue) || isStuck(queue)).length,
    ),
    nothingOf(`devices whose logbook differs from a full load, ${during}`, unequal),
  ];
}

/** Returns how many values pilots were told to be saved. */
export function acknowledgedIn({ history }: Pick<Work, 'history'>): number {
  const writes = [...history.items.values()].flatMap(({ writes: all }) => [...all.values()]);
  return writes.filter(({ isAcknowledged }) => isAcknowledged).length;
}

async function wrongTracks(igcOf: End['igcOf'], { flights }: Logbook): Promise<number> {
  let wrong = 0;
  for (const { id, igcFileName } of flights.values())
    if (igcFileName !== null && (await igcOf(id)) !== trackNamed(igcFileName)) wrong += 1;
  return wrong;
}

/** Whether changes wait, and the pilot can do nothing about it. */
function isStuck({ changes }: Queue): boolean {
  return changes.length > 0 && changes.every((change) => needOf(change) === null);
}

/** Returns the values of a change that are told apart; of a deletion, those that it is of. */
function typedIn(change: PendingChange): readonly string[] {
  return change.kind === 'delete' ? tokensIn(change.before ?? {}) : savedBy(change);
}

interface Findings {
  readonly lost: number;
  readonly doubled: number;
  readonly undone: number;
  readonly foreign: number;
  /** What is wrong, in words. */
  readonly lines: readonly string[];
}

/** What is wrong with a logbook after what the pilot has done; `waiting` are the values that are still pending on a device. */
function findings(history: History, logbook: Logbook, waiting: readonly string[]): Findings {
  const stored = byWord([...logbook.flights.values(), ...logbook.sites.values(), ...logbook.gliders.values()]);
  const known = history.knownTo([...[...stored.values()].flat(2), ...waiting]);
  const found = [...history.items].map(([word, item]) => {
    const own = waiting.filter((value) => wordOf(value) === word);
    const same = [...history.sameAs(word)].flatMap((one) => history.items.get(one) ?? []);
    return findingsOf(item, { copies: stored.get(word) ?? [], waiting: own, known, same });
  });
  const sum = (of: 'lost' | 'doubled' | 'undone' | 'foreign'): number => found.reduce((all, one) => all + one[of], 0);
  const strangers = [...logbook.flights.values()].filter((flight) => !isChosen(flight, history, logbook));
  return {
    lost: sum('lost'),
    doubled: sum('doubled'),
    undone: sum('undone'),
    foreign: sum('foreign') + strangers.length,
    lines: [
      ...found.flatMap(({ lines }) => lines),
      ...strangers.flatMap((flight) => strangerLines(flight, history, logbook)),
    ],
  };
}

/** A flight at a site that nobody chose for it, in words, and what has happened to all of them. */
function strangerLines({ siteId, remarks }: Flight, history: History, { sites }: Logbook): readonly string[] {
  const site = sites.get(siteId ?? 0);
  const flight = wordOf(remarks);
  const chosen = [...(history.items.get(flight)?.sites ?? [])];
  const words = new Set([flight, wordOf(site?.remarks ?? ''), ...chosen]);
  const notes = [...words].flatMap((word) => history.items.get(word)?.notes.map((note) => `  ${word}: ${note}`) ?? []);
  return [`'${remarks}' is at ${site?.name} ('${site?.remarks}'); chosen were ${chosen.join()}`, ...notes];
}

function byWord(items: readonly (Flight | Site | Glider)[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const words = new Map<string, (readonly string[])[]>();
  for (const item of items) {
    const word = wordOf(item.remarks);
    words.set(word, [...(words.get(word) ?? []), tokensIn({ ...item })]);
  }
  return words;
}

/** What is left of an item. */
interface Left {
  readonly copies: readonly (readonly string[])[];
  readonly waiting: readonly string[];
  /** What those knew who typed what is left of all items. */
  readonly known: ReadonlySet<string>;
  /** The item itself, and those that it may have become. */
  readonly same: readonly ItemHistory[];
}

function findingsOf(item: ItemHistory, { copies, waiting, known, same }: Left): Findings {
  const stored = copies.flat();
  const isGone = stored.length === 0 && waiting.length === 0;
  const lost = lostOf(item, { isGone, known, same });
  // Of an item that was saved as new, the older one may have been deleted.
  const isOne = item.savedAsNew === 0;
  const isUndone = isOne && stored.length > 0 && item.isDeleted && !item.isUndone && waiting.length === 0;
  const counts = {
    lost: lost.length,
    doubled: Math.max(0, copies.length - 1 - item.savedAsNew),
    undone: isUndone ? 1 : 0,
    foreign: stored.filter((value) => !item.writes.has(value)).length,
  };
  const isRight = Object.values(counts).every((times) => times === 0);
  const writes = [...item.writes].map(([value, { replaced }]) => `${value} for ${[...replaced].join(' and ')}`);
  const line = `stored ${stored.join()}; waits ${waiting.join()}; lost ${lost.join()}; ${item.deletions} deletions; ${writes.join(', ')}`;
  return { ...counts, lines: isRight ? [] : [line, ...same.flatMap(({ notes }) => notes.map((note) => `  ${note}`))] };
}

/**
 * Whether the site of a flight is one that was chosen for it, or one with a name that it or that one had: a new one with the name of
 * another becomes that, and after a restore a lost one is found by its name.
 */
function isChosen({ siteId, remarks }: Flight, history: History, { sites }: Logbook): boolean {
  if (siteId === null) return true;
  const { name = '', remarks: words = '' } = sites.get(siteId) ?? {};
  const chosen = history.namesChosen(wordOf(remarks));
  return [name, wordOf(words), ...(history.items.get(wordOf(words))?.names ?? [])].some((one) => chosen.has(one));
}

/** Returns the acknowledged values of an item that nobody has replaced knowingly, and that are nowhere. */
function lostOf(
  item: ItemHistory,
  { isGone, known, same }: Pick<Left, 'known' | 'same'> & { readonly isGone: boolean },
): readonly string[] {
  const isDeleted = same.some(({ deletions, deletionsDiscarded }) => deletions > deletionsDiscarded);
  // Saved as new by a change that did not know its deletion, it has what that change had.
  if (isDeleted && (isGone || item.savedAsNew > 0)) return [];
  if (isGone && item.isDiscarded) return [];
  return [...item.writes].flatMap(([value, { isAcknowledged, isDiscarded }]) =>
    !isAcknowledged || isDiscarded || known.has(value) ? [] : [value],
  );
}
