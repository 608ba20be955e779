import { type Catalogue, entriesOf, isContainer, loadCatalogue } from './catalogue.ts';
import { limitOf } from './faults.ts';
import { type Kept, type Limit, type Limits, stretch } from './stretch.ts';

/** Returns the limits of all texts in an export, by their keys within it. */
export function limitsIn(english: Catalogue): (exported: unknown) => Limits {
  const known = new Map<unknown, Map<string, Limit>>();
  for (const entry of entriesOf(english)) {
    const limit = limitOf(entry);
    const holder = entry.path.slice(0, -1).reduce<unknown>(partOf, english[entry.file]);
    if (limit) known.set(holder, (known.get(holder) ?? new Map()).set(entry.path.at(-1) ?? '', limit));
  }
  const find = (value: unknown, key: string): readonly (readonly [string, Limit])[] => {
    if (!isContainer(value)) return [];
    return Object.entries(value).flatMap(([name, part]) => {
      const path = key === '' ? name : `${key}.${name}`;
      const limit = known.get(value)?.get(name);
      return limit ? [[path, limit] as const] : find(part, path);
    });
  };
  return (exported) => Object.fromEntries(find(exported, ''));
}

function partOf(value: unknown, name: string): unknown {
  return isContainer(value) ? value[name] : undefined;
}

/** Returns all that English texts can be in the stretched language. */
export async function stretchedTexts(): Promise<ReadonlyMap<string, readonly string[]>> {
  const english = await loadCatalogue('en');
  const limits = limitsIn(english);
  const left: Kept['left'] = new Set([english['formats.ts']?.DATES]);
  const texts = new Map<string, readonly string[]>();
  const add = (from: unknown, to: unknown): void => {
    if (typeof from === 'string') texts.set(from, [...(texts.get(from) ?? []), String(to)]);
    if (isContainer(from)) for (const [name, part] of Object.entries(from)) add(part, partOf(to, name));
  };
  for (const exports of Object.values(english)) {
    for (const value of Object.values(exports)) add(value, stretch(value, { limits: limits(value), left }));
  }
  return texts;
}
