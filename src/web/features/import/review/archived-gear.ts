import type { ArchivedLogbook } from '#contract/import/archive';
import { blankOf } from '#domain/fields/entity';
import { omitted } from '#domain/fields/field';
import type { GearInput } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import type { HandlingInput } from '#domain/fields/handling';
import { fitText, MAX_NAME, MAX_REMARKS, nameKey } from '#domain/text';
import type { Logbook } from '#web/store/logbook.ts';
import type { ReadArchive, ReadHandling } from '../parse/readings.ts';

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
}

type ArchivedGlider = ArchivedLogbook['gliders'][number];
type Own = Pick<Logbook, 'gliders' | 'gear' | 'handlings'>;

/** Returns the gear of archives whose names the logbook does not have, once each. */
export function newGearIn(archives: readonly ReadArchive[], own: Own): readonly NewGear[] {
  const known = new Set([...own.gear.values()].map(({ name }) => nameKey(name)));
  const found = new Map<string, NewGear>();
  for (const archive of archives) {
    const gliderIn = gliderFinder(archive, own);
    for (const gear of archive.gear) {
      const key = nameKey(fitText(gear.name, MAX_NAME));
      if (key === '' || known.has(key) || found.has(key)) continue;
      const gliders = gear.gliderIds.map(gliderIn);
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

/** Returns the ground handling of archives that the logbook does not have; equal entries are as many as the archive has more of. */
export function newHandlingsIn(archives: readonly ReadArchive[], own: Own): readonly NewHandling[] {
  const held = countsOf([...own.handlings.values()].map(keyOf));
  return archives.flatMap((archive, index) => {
    const gliderIn = gliderFinder(archive, own);
    return archive.handlings.flatMap((handling): readonly NewHandling[] => {
      const { id: gliderId, ref: gliderRef } = gliderIn(handling.gliderId ?? 0);
      const createdAt = sentTime(handling.createdAt);
      const fields = { ...omitted(handling, ['id']), createdAt, gliderId: gliderRef === null ? gliderId : null };
      const left = held.get(keyOf(fields)) ?? 0;
      if (gliderRef === null && left > 0) {
        held.set(keyOf(fields), left - 1);
        return [];
      }
      return [{ ...fields, ref: `${index} ${handling.id}`, gliderRef }];
    });
  });
}

/** Returns gliders that rows of ground handling name, as an archive has them; those that the logbook has are left out later. */
export function glidersOfRows(rows: readonly ReadHandling[]): readonly ArchivedGlider[] {
  return rows.flatMap(({ gliderName }) =>
    gliderName === '' ? [] : { ...blankOf(GLIDER), id: 0, createdAt: '', name: gliderName },
  );
}

/** Returns the ground handling in the rows of tables that the logbook does not have. */
export function newHandlingsOf(rows: readonly ReadHandling[], own: Own): readonly NewHandling[] {
  const ownIds = new Map([...own.gliders.values()].map(({ id, name }) => [nameKey(name), id]));
  const held = countsOf([...own.handlings.values()].map(keyOf));
  return rows.flatMap(({ key: ref, date, duration, gliderName, remarks }): readonly NewHandling[] => {
    const key = nameKey(gliderName);
    const gliderId = ownIds.get(key) ?? null;
    const fields = { date, duration, gliderId, remarks: fitText(remarks, MAX_REMARKS, 'several') };
    const left = held.get(keyOf(fields)) ?? 0;
    if (left === 0) return [{ ...fields, ref, gliderRef: gliderId === null && key !== '' ? key : null }];
    held.set(keyOf(fields), left - 1);
    return [];
  });
}

function keyOf({ date, duration, gliderId, remarks }: HandlingInput): string {
  return JSON.stringify([date, duration, gliderId, remarks]);
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Where a glider of an archive is: in the logbook by its id, or in the import by its ref; neither for one that is in none. */
interface FoundGlider {
  readonly id: number | null;
  readonly ref: string | null;
}

function gliderFinder({ gliders }: ReadArchive, own: Own): (id: number) => FoundGlider {
  const ownIds = new Map([...own.gliders.values()].map(({ id, name }) => [nameKey(name), id]));
  const names = new Map(gliders.map(({ id, name }) => [id, nameKey(fitText(name, MAX_NAME))]));
  return (archivedId) => {
    const key = names.get(archivedId);
    if (key === undefined) return { id: null, ref: null };
    const id = ownIds.get(key) ?? null;
    return { id, ref: id === null ? key : null };
  };
}

const SENT_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** Returns when an item was made; undefined where that cannot be sent: then it is now. */
export function sentTime(createdAt: string): string | undefined {
  return SENT_TIME.test(createdAt) ? createdAt : undefined;
}
