import type { Logbook } from '#web/store/logbook.ts';
import type { Answers } from '../answers.ts';
import type { Choice } from '../choice.ts';
import type { GliderText } from './propose-gliders.ts';
import type { NewSite } from './propose-sites.ts';
import { nameOfNewSite } from './site-names.ts';

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
  readonly newSites: readonly NewSite[];
  readonly gliderTexts: readonly GliderText[];
  readonly answers: Pick<Answers, 'siteNames' | 'siteDetails'>;
}

/** Returns the names of all sites and gliders that a flight of the review may have. */
export function itemNames({ logbook, newSites, gliderTexts, answers }: NamesInput): ItemNames {
  const sites = new Map(newSites.map((site) => [site.ref, nameOfNewSite(site, answers)]));
  const gliders = new Map(gliderTexts.map(({ key, text }) => [key, text]));
  return {
    site: (choice) => nameIn(choice, logbook.sites, sites),
    glider: (choice) => nameIn(choice, logbook.gliders, gliders),
  };
}

function nameIn(
  choice: Choice,
  own: ReadonlyMap<number, { readonly name: string }>,
  added: ReadonlyMap<string, string>,
): ItemName | null {
  if (choice.kind === 'none') return null;
  const name = choice.kind === 'own' ? own.get(choice.id)?.name : added.get(choice.ref);
  return name === undefined ? null : { name, isNew: choice.kind === 'new' };
}
