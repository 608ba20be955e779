import { ENTITIES } from '#domain/fields/entities';
import { type FieldTable, omitted, picked } from '#domain/fields/field';
import { mergeFields } from '#domain/fields/merge';
import {
  attemptOf,
  FIRST_TEMPORARY_ID,
  needOf,
  type PendingChange,
  type Reason,
  sendable,
  type Values,
  WAITING,
} from './pending-change.ts';

/**
 * What helps a change: its form (`open`), a choice between the values of two devices (`choose`), or one tap. `keepBoth` sends a flight
 * although another one has its track. Every change can be exported and discarded as well (`discard.ts`).
 */
export type Choice = 'open' | 'choose' | 'sendAgain' | 'saveAsNew' | 'keepBoth';

/** The choices that a state, or a reason to need the pilot, allows. */
interface Rule {
  /** Whether the server may have saved the change; `byAttempt`: if an attempt of unknown outcome is noted. */
  readonly mayBeSaved: 'no' | 'yes' | 'byAttempt';
  /** The choice for a save, and for a deletion; null when it can only be discarded. */
  readonly save: Choice;
  readonly delete: Choice | null;
  /** Which later change of the same item takes its place, if that one's form has shown it. About a conflict the pilot decides. */
  readonly replacedBy: 'none' | 'save' | 'saveOrDeletion';
  /**
   * How a new item that may be saved is discarded: sent once more under its keys, and then deleted; `once`: unless its deletion is pending
   * already; `never`: its keys may be forgotten, so it could be added again.
   */
  readonly sentToBeDeleted: 'always' | 'once' | 'never';
}

const RULES: Readonly<Record<'waiting' | 'attempted' | Reason, Rule>> = {
  waiting: rule('no', ['open', null], 'none', 'always'),
  attempted: rule('yes', ['open', null], 'none', 'always'),
  rejected: rule('no', ['open', 'sendAgain'], 'saveOrDeletion', 'always'),
  conflict: rule('no', ['choose', 'sendAgain'], 'none', 'always'),
  gone: rule('no', ['saveAsNew', 'sendAgain'], 'saveOrDeletion', 'always'),
  refused: rule('no', ['sendAgain', 'sendAgain'], 'saveOrDeletion', 'always'),
  failedAlone: rule('yes', ['sendAgain', 'sendAgain'], 'saveOrDeletion', 'once'),
  old: rule('yes', ['sendAgain', 'sendAgain'], 'none', 'never'),
  fileLost: rule('byAttempt', ['open', 'sendAgain'], 'saveOrDeletion', 'always'),
  known: rule('no', ['keepBoth', 'sendAgain'], 'saveOrDeletion', 'always'),
  restored: rule('byAttempt', ['sendAgain', 'sendAgain'], 'none', 'once'),
  restoredNew: rule('byAttempt', ['saveAsNew', 'sendAgain'], 'none', 'once'),
  restoredReference: rule('byAttempt', ['open', 'sendAgain'], 'save', 'once'),
};

function rule(
  mayBeSaved: Rule['mayBeSaved'],
  [save, deletion]: readonly [save: Choice, deletion: Choice | null],
  replacedBy: Rule['replacedBy'],
  sentToBeDeleted: Rule['sentToBeDeleted'],
): Rule {
  return { mayBeSaved, save, delete: deletion, replacedBy, sentToBeDeleted };
}

/** Returns the choices in the state of a change. */
export function ruleOf({ status }: Pick<PendingChange, 'status'>): Rule {
  return RULES[status.state === 'needsPilot' ? status.reason : status.state];
}

/** Returns what helps a change; null when it only has to be sent. A pending save can be opened. */
export function choiceOf(change: PendingChange): Choice | null {
  return ruleOf(change)[change.kind];
}

/** Whether the server may have saved a change. */
export function mayBeSaved(change: PendingChange): boolean {
  const known = ruleOf(change).mayBeSaved;
  return known === 'byAttempt' ? attemptOf(change) !== null : known === 'yes';
}

/** Which of two values the pilot keeps of a field that another device has changed, too. */
export type ChosenSides = ReadonlyMap<string, 'mine' | 'theirs'>;

/** Returns a save of a deleted item as one of a new item. */
export function savedAsNew(change: PendingChange): PendingChange {
  const id = FIRST_TEMPORARY_ID + change.n; // The server's is that of the deleted item.
  return { ...asAnotherSave(change), id, clientKey: crypto.randomUUID(), before: null };
}

/**
 * Returns a change to be sent again. The same save keeps its key, since it may have reached the server, unless that has refused it: the
 * key may be what it does not take (decision 083). A deletion whose item another device has changed is decided, whatever the item has become; so is a track that another flight has. `now` is in Unix milliseconds,
 * by the server's clock if that is known.
 */
export function sentAgain(change: PendingChange, now: number): PendingChange {
  const reason = needOf(change)?.reason;
  if (change.kind === 'delete' && reason === 'conflict') return { ...asAnotherSave(change), before: null };
  const { knownFlights, ...unasked } = sendable(change);
  const again: PendingChange = knownFlights && reason !== 'known' ? { ...unasked, knownFlights } : unasked;
  if (reason === 'refused') return { ...again, opKey: crypto.randomUUID() };
  // The pilot has compared it with the logbook: its age counts anew.
  return reason === 'old' ? { ...again, status: { state: 'attempted', since: now } } : again;
}

/** Returns a save in conflict with the chosen values, and the others as a merge has them. `theirs` are the item's values on the server; where nothing was chosen, the pilot's own stay. */
export function withChoice(change: PendingChange, theirs: Values, sides: ChosenSides): PendingChange {
  const fields: FieldTable = ENTITIES[change.dataType].fields;
  const mine = picked(change.data, Object.keys(fields));
  const { values, conflicts } = mergeFields(fields, { before: change.before ?? {}, mine, stored: theirs });
  const chosen = picked(
    mine,
    conflicts.filter((field) => sides.get(field) !== 'theirs'),
  );
  const { data, ...track } = trackAfterChoice(change, theirs, sides.get('igc'));
  return { ...asAnotherSave(change), ...track, data: { ...data, ...values, ...chosen } };
}

function asAnotherSave(change: PendingChange): PendingChange {
  return { ...change, opKey: crypto.randomUUID(), status: WAITING };
}

const TRACK_FIELDS = ['igc', 'igcFileName', 'igcRange'];

/** Where the track is no conflict, it is compared again as it was opened; where it is, the choice counts. */
function trackAfterChoice(change: PendingChange, theirs: Values, side: 'mine' | 'theirs' | undefined) {
  const { data, file, before } = change;
  const opened = picked(before ?? {}, ['track', 'igcFileName']);
  if (!needOf(change)?.fields.includes('igc')) return { data, file, before: { ...opened, ...theirs } };
  if (side !== 'theirs') return { data, file, before: theirs };
  return { data: omitted(data, TRACK_FIELDS), file: null, before: theirs };
}
