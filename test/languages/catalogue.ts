import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MESSAGES = join(import.meta.dirname, '../../src/contract/messages');
/** Stays English: licences and sources name what others have written. */
const ENGLISH_ONLY = 'licences.ts';

/** A catalogue by its files, each with what it exports. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A text, or a function that makes one, where it is defined. */
export interface Entry {
  /** Begins with the name of an export: `TERMS.flight`. */
  readonly key: string;
  readonly file: string;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Returns the tags of all languages beside English: those that have a folder. */
export function otherLanguages(): readonly string[] {
  const folders = readdirSync(MESSAGES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== 'en');
}

/** Loads the files of a language: a folder beside English, or one anywhere. */
export async function loadCatalogue(tag: string, messages = MESSAGES): Promise<Catalogue> {
  const folder = join(messages, tag);
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file) && file !== ENGLISH_ONLY);
  const loaded = files.toSorted().map(async (file) => [file, { ...(await import(join(folder, file))) }] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Returns every text once, where it is defined: objects that only gather those of other exports are left out. */
export function entriesOf(catalogue: Catalogue): readonly Entry[] {
  const exported = new Set(Object.values(catalogue).flatMap((exports) => Object.values(exports).filter(isContainer)));
  const seen = new Set<unknown>();
  const visit = (file: string, path: readonly string[], value: unknown): readonly Entry[] => {
    if (typeof value !== 'string' && seen.has(value)) return [];
    seen.add(value);
    if (!isContainer(value)) return [{ key: path.join('.'), file, path, value }];
    const parts = Object.entries(value).filter(([, part]) => !isContainer(part) || !exported.has(part));
    return parts.flatMap(([name, part]) => visit(file, [...path, name], part));
  };
  return Object.entries(catalogue).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => visit(file, [name], value)),
  );
}

/** Returns what another catalogue has in the place of an entry. */
export function counterpart(catalogue: Catalogue, { file, path }: Entry): unknown {
  return path.reduce<unknown>((value, name) => (isContainer(value) ? value[name] : undefined), catalogue[file]);
}

export function isContainer(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the texts in a value by their places in it: a string, or the strings of what a function returns. */
export function textsIn(value: unknown, key: string): readonly (readonly [key: string, text: string])[] {
  if (typeof value === 'string') return [[key, value]];
  return isContainer(value) ? Object.entries(value).flatMap(([name, part]) => textsIn(part, `${key}.${name}`)) : [];
}
