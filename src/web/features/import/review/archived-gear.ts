import type { ArchivedLogbook } from '#contract/import/archive';
import { blankOf } from '#domain/fields/entity';
import { omitted } from '#domain/fields/field';
import type { GearInput } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import type { HandlingInput } from '#domain/fields/handling';
import { fitText, MAX_NAME, MAX_REMARKS, nameKey } from '#domain/text';
import type { ReadArchive, ReadHandling } from '#formats/readings';
import type { Logbook } from '#web/store/logbook.ts';
import type { Answers } from './answers.ts';
import { type Choice, NO_CHOICE } from './choice.ts';
import type { RefusedFile } from './review.ts';

/** A piece of gear that an import brings; its gliders are by their ids in the logbook, and by their refs in the import. */
export interface NewGear extends GearInput {
  readonly ref: string;
  /** Undefined for now. */
  readonly createdAt?: string | undefined;
  readonly gliderRefs: readonly string[];
}

/** Ground handling that an import brings. */
export interface NewHandling extends HandlingInput {
  readonly ref: string;
  /** Undefined for now. */
  readonly createdAt?: string | undefined;
  /** A glider of the import, instead of `gliderId`. */
  readonly gliderRef: string | null;
  /** Where it is from, for the pilot. */
  readonly source: Pick<RefusedFile, 'path' | 'row'>;
}

type ArchivedGlider = ArchivedLogbook['gliders'][number];
type Own = Pick<Logbook, 'gliders' | 'gear' | 'handlings'>;

/** Which gliders the names of an import mean. */
export class GliderNames {
  readonly #ownIds: ReadonlyMap<string, number>;
  readonly #answers: Answers['gliderTexts'];
  readonly #asked = new Map<string, string>();

  constructor({ gliders }: Pick<Own, 'gliders'>, answers: Answers['gliderTexts']) {
    this.#ownIds = new Map([...gliders.values()].map(({ id, name }) => [nameKey(name), id]));
    this.#answers = answers;
  }

  /** The names, by their keys, that gear or ground handling has and the logbook does not; an empty one for ground handling that names no glider. */
  get asked(): ReadonlyMap<string, string> {
    return this.#asked;
  }

  /** Returns the glider of a name: as the pilot has answered, or else the own one of that name, or a new one. */
  find(name: string): FoundGlider {
    const text = fitText(name, MAX_NAME);
    const key = nameKey(text);
    if (key === '') return NO_GLIDER;
    const own = this.#ownIds.get(key);
    if (own === undefined && !this.#asked.has(key)) this.#asked.set(key, text);
    const answer = this.#answers.get(key);
    if (answer) return foundBy(answer);
    if (own !== undefined) return { id: own, ref: null };
    return { id: null, ref: key };
  }

  /** Like {@link find}, for what cannot be without a glider: where it names none, the pilot is asked, too. */
  findNeeded(name: string): FoundGlider {
    if (nameKey(fitText(name, MAX_NAME)) !== '') return this.find(name);
    this.#asked.set('', '');
    return foundBy(this.#answers.get('') ?? NO_CHOICE);
  }
}

const NO_GLIDER: FoundGlider = { id: null, ref: null };

function foundBy(choice: Choice): FoundGlider {
  return { id: choice.kind === 'own' ? choice.id : null, ref: choice.kind === 'new' ? choice.ref : null };
}

/** Returns the gear of archives whose names the logbook does not have, once each. */
export function newGearIn(archives: readonly ReadArchive[], own: Own, names: GliderNames): readonly NewGear[] {
  const known = new Set([...own.gear.values()].map(({ name }) => nameKey(name)));
  const found = new Map<string, NewGear>();
  for (const archive of archives) {
    const namesById = gliderNamesIn(archive);
    for (const gear of archive.gear) {
      const key = nameKey(fitText(gear.name, MAX_NAME));
      if (key === '' || known.has(key) || found.has(key)) continue;
      const gliders = gear.gliderIds.map((id) => names.find(namesById.get(id) ?? ''));
      found.set(key, {
        ...omitted(gear, ['id']),
        createdAt: sentTime(gear.createdAt),
        ref: key,
        gliderIds: gliders.flatMap(({ id, ref }) => (ref === null ? [id ?? 0] : [])),
        gliderRefs: gliders.flatMap(({ ref }) => ref ?? []),
      });
    }
  }
  return [...found.values()];
}

/**
 * Returns the ground handling of archives, and then of the rows of tables, that the logbook does not have. Several archives, or tables, may be of
 * the same days: of equal entries there are as many as the one has that has the most, less those of the logbook. One without a glider is equal to one on any,
 * since the pilot may have chosen that in an earlier import.
 */
export function newHandlings(
  archives: readonly ReadArchive[],
  rows: readonly ReadHandling[],
  own: Own,
  names: GliderNames,
): readonly NewHandling[] {
  const sources = [
    ...archives.map((archive, index) => handlingsOfArchive(archive, index, names)),
    ...byTable(rows).map((table) => table.map((row) => handlingOfRow(row, names))),
  ];
  const held = { same: new Map<string, number>(), onAny: new Map<string, number>() };
  const hold = (handling: Compared): void => {
    countOne(held.same, keyOf(handling));
    countOne(held.onAny, keyOnAnyGlider(handling));
  };
  for (const handling of own.handlings.values()) hold({ ...handling, gliderRef: null });
  return sources.flatMap((source) => {
    const left = { same: new Map(held.same), onAny: new Map(held.onAny) };
    const known = new Set(source.filter((one) => hasGlider(one) && isTaken(left.same, keyOf(one))));
    for (const handling of known) isTaken(left.onAny, keyOnAnyGlider(handling));
    const added = source.filter(
      (one) => !known.has(one) && (hasGlider(one) || !isTaken(left.onAny, keyOnAnyGlider(one))),
    );
    for (const handling of added) hold(handling);
    return added;
  });
}

/** Whether ground handling has a glider, of the logbook or of the import. */
export function hasGlider({ gliderId, gliderRef }: Pick<NewHandling, 'gliderId' | 'gliderRef'>): boolean {
  return gliderId !== null || gliderRef !== null;
}

type Compared = Omit<NewHandling, 'ref' | 'createdAt' | 'source'>;

/** Whether there is one more of a key, which is taken then. */
function isTaken(left: Map<string, number>, key: string): boolean {
  const count = left.get(key) ?? 0;
  if (count > 0) left.set(key, count - 1);
  return count > 0;
}

/** The key of a row is that of its table, and its number. */
function byTable(rows: readonly ReadHandling[]): readonly (readonly ReadHandling[])[] {
  const tables = new Map<string, ReadHandling[]>();
  for (const row of rows) {
    const table = row.key.slice(0, row.key.lastIndexOf(':'));
    const known = tables.get(table);
    if (known) known.push(row);
    else tables.set(table, [row]);
  }
  return [...tables.values()];
}

function handlingsOfArchive(archive: ReadArchive, index: number, names: GliderNames): readonly NewHandling[] {
  const namesById = gliderNamesIn(archive);
  return archive.handlings.map((handling) => {
    const { id: gliderId, ref: gliderRef } = names.findNeeded(namesById.get(handling.gliderId ?? 0) ?? '');
    const createdAt = sentTime(handling.createdAt);
    const [ref, source] = [`${index} ${handling.id}`, { path: archive.path }];
    return { ...omitted(handling, ['id']), createdAt, gliderId, ref, gliderRef, source };
  });
}

function handlingOfRow(
  { key: ref, path, row, date, duration, gliderName, remarks: written }: ReadHandling,
  names: GliderNames,
): NewHandling {
  const { id: gliderId, ref: gliderRef } = names.findNeeded(gliderName);
  const remarks = fitText(written, MAX_REMARKS, 'several');
  return { date, duration, gliderId, remarks, ref, gliderRef, source: { path, row } };
}

/** Returns gliders that rows of ground handling name, as an archive has them; those that the logbook has are left out later. */
export function glidersOfRows(rows: readonly ReadHandling[]): readonly ArchivedGlider[] {
  return rows.flatMap(({ gliderName }) =>
    gliderName === '' ? [] : { ...blankOf(GLIDER), id: 0, createdAt: '', name: gliderName },
  );
}

function keyOf({ gliderId, gliderRef, ...handling }: Compared): string {
  return JSON.stringify([gliderId, gliderRef, keyOnAnyGlider(handling)]);
}

function keyOnAnyGlider({ date, duration, remarks }: Pick<Compared, 'date' | 'duration' | 'remarks'>): string {
  return JSON.stringify([date, duration, remarks]);
}

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Where a glider of an archive is: in the logbook by its id, or in the import by its ref; neither for one that is in none. */
interface FoundGlider {
  readonly id: number | null;
  readonly ref: string | null;
}

function gliderNamesIn({ gliders }: ReadArchive): ReadonlyMap<number, string> {
  return new Map(gliders.map(({ id, name }) => [id, name]));
}

const SENT_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Returns when an item was made; undefined where that cannot be sent: then it is now. */
export function sentTime(createdAt: string): string | undefined {
  return SENT_TIME.test(createdAt) ? createdAt : undefined;
}
