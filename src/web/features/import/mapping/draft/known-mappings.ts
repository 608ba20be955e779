import type { TableMapping } from '#domain/import/table/table-mapping';
import { fitText, MAX_NAME, nameKey } from '#domain/text';

/** The mappings that a table can be read with: the pilot's own first, and those of other logbooks. */
export interface KnownMappings {
  readonly own: readonly TableMapping[];
  readonly presets: readonly TableMapping[];
}

/** Returns all known mappings, the pilot's own first. */
export function allKnown({ own, presets }: KnownMappings): readonly TableMapping[] {
  return [...own, ...presets];
}

/** Returns the known mappings of a name: the pilot's own, else those of a logbook, which may be one for each language. */
export function knownNamed({ own, presets }: KnownMappings, name: string): readonly TableMapping[] {
  const ofPilot = own.filter((mapping) => mapping.name === name);
  return ofPilot.length > 0 ? ofPilot : presets.filter((mapping) => mapping.name === name);
}

/** Returns whether the pilot keeps a mapping of this name. */
export function isOwn({ own }: KnownMappings, name: string): boolean {
  return own.some((mapping) => nameKey(mapping.name) === nameKey(name));
}

/** Returns the name that a mapping of a file is proposed to be kept under: that of the file, without folders and its ending. */
export function proposedName(path: string): string {
  const file = path.split('/').at(-1) ?? path;
  return fitText(file.replace(/\.[^.]+$/, ''), MAX_NAME / 2); // Of pairs of surrogates as many are allowed.
}
