import { isolated, isolatedList } from '#domain/isolated';
import { minutes } from '#domain/units';
import { PENDING as pendingTexts } from '#texts/pending';
import { conflictRows } from '#web/parts/form/conflict-values.ts';
import { handlingNameOf } from '#web/parts/item/handling-name.ts';
import { problemsByField } from '#web/parts/pending/rejection-of.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { unitsChangedBy } from '#web/store/pending/join.ts';
import {
  knownId,
  type NeedsPilot,
  needOf,
  type PendingChange,
  type Queue,
  type Values,
} from '#web/store/pending/pending-change.ts';
import { glidersIn, REFERENCES } from '#web/store/pending/references.ts';
import { texts } from '#web/texts.ts';
import type { Detail } from '#web/ui/text/detail-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';

/** Returns a change in words: 'New flight · May 3, 2026 · Kandel · with track.igc'. */
export function describedChange(change: PendingChange, logbook: Logbook, queue: Queue): string {
  const { dataType, kind, clientKey, data, before } = change;
  const what = pendingTexts.kinds[dataType][kind === 'save' && clientKey !== null ? 'add' : kind];
  const values = kind === 'delete' ? (before ?? {}) : data;
  const words = wordsOf(dataType, values)(logbook, queue);
  const track = change.file !== null && pendingTexts.withTrack(isolated(textOf(data.igcFileName) || texts.terms.track));
  return [what, ...words, track].filter((word) => word !== false && word !== '').join(DOT);
}

type Words = (logbook: Logbook, queue: Queue) => readonly string[];

/** Returns what tells an item from others of its kind, in words. */
function wordsOf(dataType: PendingChange['dataType'], values: Values): Words {
  if (dataType === 'flight') return (logbook, queue) => flightWords(values, logbook, queue);
  if (dataType === 'handling') return (logbook, queue) => [handlingWords(values, logbook, queue)];
  return () => [textOf(values.name)];
}

function handlingWords({ date, duration, gliderId }: Values, { gliders }: Logbook, queue: Queue): string {
  if (typeof date !== 'string' || typeof duration !== 'number') return '';
  const glider = typeof gliderId === 'number' ? gliders.get(knownId(queue, gliderId)) : undefined;
  return handlingNameOf({ date, duration: minutes(duration) }, glider?.name);
}

/** Returns the altered values of an item, field by field; none for a new one, whose form shows all. */
export function changedDetails(change: PendingChange, logbook: Logbook, queue: Queue): readonly Detail[] {
  const { dataType: subject, kind, clientKey, data: mine, before: theirs } = change;
  if (kind === 'delete' || clientKey !== null || theirs === null) return [];
  const rows = conflictRows({ subject, fields: unitsChangedBy(queue, change).flat(), mine, theirs }, logbook);
  return rows.map(({ name, mine: value }) => ({ label: name, value: value === '' ? '–' : value }));
}

/** Returns another device's changes of an item that was deleted here, field by field. */
export function changedElsewhere(change: PendingChange, theirs: Values, logbook: Logbook): readonly Detail[] {
  const need = needOf(change);
  if (change.kind !== 'delete' || need?.reason !== 'conflict') return [];
  const { dataType: subject, before } = change;
  const rows = conflictRows({ subject, fields: need.fields, mine: before ?? {}, theirs }, logbook);
  return rows.map(({ name, theirs: value }) => ({ label: name, value: value === '' ? '–' : value }));
}

/** Returns why a change needs the pilot, in sentences; none for a save in conflict, whose values are shown instead. */
export function reasonTexts(change: PendingChange): readonly string[] {
  const need = needOf(change);
  if (need === null) return [];
  const { reasons } = pendingTexts;
  if (need.reason === 'rejected') return rejectionTexts(change, need);
  const names = isolatedList(need.names ?? []);
  return [
    need.reason === 'restoredReference' && names !== '' ? pendingTexts.namedNotInBackup(names) : reasons[need.reason],
  ];
}

/** The server's problems: sites and gliders that were deleted elsewhere by their names, all else field by field. */
function rejectionTexts(change: PendingChange, need: NeedsPilot): readonly string[] {
  const byField = problemsByField(need);
  const gone = REFERENCE_FIELDS.flatMap((field) => (need.fields.includes(field) ? goneText(change, field) : []));
  const others = Object.entries(byField).flatMap(([field, text]) =>
    gone.length > 0 && isReference(field) ? [] : text,
  );
  return [...gone, ...others, pendingTexts.reasons.rejected];
}

/** The fields that name a site, a glider, or the gliders of a piece of gear. */
const REFERENCE_FIELDS = [...REFERENCES, 'gliderIds'] as const;

function goneText({ data, named = {} }: PendingChange, field: (typeof REFERENCE_FIELDS)[number]): readonly string[] {
  const kind = field === 'siteId' ? 'site' : 'glider';
  const ids = field === 'gliderIds' ? glidersIn(data) : [data[field]];
  const names = ids.map((id) => named[`${kind} ${id}`]?.name ?? '').filter((name) => name !== '');
  return names.length === 0 ? [] : [pendingTexts.deletedElsewhere[kind](isolatedList(names))];
}

function isReference(field: string): boolean {
  return REFERENCE_FIELDS.some((reference) => reference === field);
}

/** Returns the other flight that has the track of a change, in words, and its id; null when the logbook does not have it. */
export function otherFlightOf(change: PendingChange, logbook: Logbook, queue: Queue) {
  const flight = logbook.flights.get(needOf(change)?.flightId ?? 0);
  if (!flight || change.epoch !== logbook.epoch) return null;
  const words = flightWords({ ...flight }, logbook, queue);
  return { id: flight.id, name: words.filter((word) => word !== '').join(DOT) };
}

function flightWords({ date, siteId }: PendingChange['data'], logbook: Logbook, queue: Queue): readonly string[] {
  const site = typeof siteId === 'number' ? logbook.sites.get(knownId(queue, siteId)) : undefined;
  return [typeof date === 'string' ? texts.dates.day(date) : '', site?.name ?? ''];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
