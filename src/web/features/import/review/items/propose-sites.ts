import { formatCoordinates } from '#domain/coordinates';
import { type Coordinates, distanceBetween } from '#domain/geo';
import { coordinatesOfSite, type Site } from '#domain/site';
import { fitText, MAX_NAME, nameKey } from '#domain/text';
import { nearestSite } from '#domain/track/nearest-site';
import { degrees } from '#domain/units';
import type { ReadArchive } from '../../parse/readings.ts';
import { type Choice, NO_CHOICE } from '../choice.ts';
import type { ReviewItem } from '../review.ts';
import { type ArchivedSite, newByName } from './archived-items.ts';

/** Launches closer than this share a new site, in metres. */
const SAME_SITE_M = 500;

/** A site that the import may add, for all launches around a place or with a name. */
export interface NewSite {
  readonly ref: string;
  /** The middle of its launches; null when only its name is known. */
  readonly place: Coordinates | null;
  /** As a file names it; empty when none does. */
  readonly name: string;
  /** What an archive says of it; left out for one that is in none. */
  readonly archived?: ArchivedSite;
}

/** The sites of the flights, as proposed. */
export interface ProposedSites {
  /** By the flights' keys. */
  readonly choices: ReadonlyMap<string, Choice>;
  readonly newSites: readonly NewSite[];
}

/** A new site while its launches are collected. */
interface Gathering {
  readonly ref: string;
  readonly name: string;
  readonly launches: Coordinates[];
  readonly archived: ArchivedSite | null;
}

/**
 * Proposes the site of each flight: the pilot's own, by the name in the file or else the nearest to the launch; otherwise
 * a new one, which all launches within {@link SAME_SITE_M} of its first one share. A flight of an archive has the site of its
 * name, or none. The sites of archives are there from the start, in their order, also those without flights.
 */
export function proposeFlightSites(
  items: readonly ReviewItem[],
  sites: ReadonlyMap<number, Site>,
  archives: readonly Pick<ReadArchive, 'sites'>[] = [],
): ProposedSites {
  const byName = new Map([...sites.values()].map((site) => [nameKey(site.name), site]));
  const brought = new Map(
    newByName(
      archives.flatMap((archive) => archive.sites),
      byName,
    ),
  );
  const gathered = [...brought].map(
    ([ref, archived]): Gathering => ({ ref, name: archived.name, launches: [], archived }),
  );
  const choices = new Map<string, Choice>();
  for (const { found, archived } of items) {
    const launch = archived === null ? found.launch : null;
    const name = fitText(found.siteName, MAX_NAME);
    const key = nameKey(name);
    const own = byName.get(key) ?? (launch && nearestSite(launch, sites.values()));
    if (own) choices.set(found.key, { kind: 'own', id: own.id });
    else if (brought.has(key)) choices.set(found.key, { kind: 'new', ref: key });
    else choices.set(found.key, choiceAmong(gathered, name, launch));
  }
  return { choices, newSites: gathered.map(newSiteOf) };
}

function choiceAmong(gathered: Gathering[], name: string, launch: Coordinates | null): Choice {
  if (name === '' && launch === null) return NO_CHOICE;
  const known = gathered.find((site) => isSame(site, name, launch));
  const site = known ?? { ref: refOf(name, launch), name, launches: [], archived: null };
  if (!known) gathered.push(site);
  if (launch) site.launches.push(launch);
  return { kind: 'new', ref: site.ref };
}

/** The same for the same files: an import that is continued names the same site. */
function refOf(name: string, launch: Coordinates | null): string {
  return name === '' && launch ? formatCoordinates(launch) : nameKey(name);
}

function isSame(site: Gathering, name: string, launch: Coordinates | null): boolean {
  if (site.name !== '' || name !== '') return nameKey(site.name) === nameKey(name);
  const [first] = site.launches;
  return first !== undefined && launch !== null && distanceBetween(first, launch) <= SAME_SITE_M;
}

function newSiteOf({ ref, name, launches, archived }: Gathering): NewSite {
  if (archived) return { ref, name, place: coordinatesOfSite(archived), archived };
  return { ref, name, place: launches.length === 0 ? null : middleOf(launches) };
}

/** The launches are close together: degrees can be averaged, but around the antimeridian, where the first one stands. */
function middleOf(launches: readonly Coordinates[]): Coordinates {
  const [first] = launches;
  const lngs = launches.map(({ lng }) => lng);
  if (first && Math.max(...lngs) - Math.min(...lngs) > 1) return first;
  return { lat: degrees(mean(launches.map(({ lat }) => lat))), lng: degrees(mean(lngs)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
