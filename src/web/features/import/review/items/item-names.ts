import type { Logbook } from '#web/store/logbook.ts';
import type { Choice } from '../choice.ts';
import type { GliderText } from './propose-gliders.ts';
import type { NewSiteName } from './site-names.ts';

/** The name of a site or glider. */
export interface ItemName {
  readonly name: string;
  /** The import adds it. */
  readonly isNew: boolean;
}

/** Looks up the names of choices; null for none. */
export interface ItemNames {
  readonly site: (choice: Choice) => ItemName | null;
  readonly glider: (choice: Choice) => ItemName | null;
}

interface NamesInput {
  readonly logbook: Pick<Logbook, 'sites' | 'gliders'>;
  readonly siteNames: ReadonlyMap<string, NewSiteName>;
  readonly gliderTexts: readonly GliderText[];
}

/** Returns the names of all sites and gliders that a flight of the review may have. */
export function itemNames({ logbook, siteNames, gliderTexts }: NamesInput): ItemNames {
  const sites = new Map([...siteNames].map(([ref, { name, joins }]) => [ref, { name, isNew: joins !== 'own' }]));
  const gliders = new Map(gliderTexts.map(({ key, text }) => [key, { name: text, isNew: true }]));
  return {
    site: (choice) => nameIn(choice, logbook.sites, sites),
    glider: (choice) => nameIn(choice, logbook.gliders, gliders),
  };
}

function nameIn(
  choice: Choice,
  own: ReadonlyMap<number, { readonly name: string }>,
  added: ReadonlyMap<string, ItemName>,
): ItemName | null {
  if (choice.kind === 'none') return null;
  if (choice.kind === 'new') return added.get(choice.ref) ?? null;
  const name = own.get(choice.id)?.name;
  return name === undefined ? null : { name, isNew: false };
}
