import { formatCoordinates } from '#domain/coordinates';
import { type Coordinates, distanceBetween } from '#domain/geo';
import type { FoundFlight, SiteDetails } from '#domain/import/found-flight';
import { areOneSite } from '#domain/import/site-name';
import { coordinatesOfSite, type Site } from '#domain/site';
import { fitText, MAX_NAME, nameKey } from '#domain/text';
import { nearestSite, SITE_RADIUS_M } from '#domain/track/nearest-site';
import { degrees } from '#domain/units';
import type { ReadArchive } from '#formats/readings';
import { type Choice, NO_CHOICE } from './choice.ts';
import type { ReviewItem } from './review.ts';

type ArchivedSite = ReadArchive['sites'][number];

/** Launches closer than this share a new site, in metres. */
const SAME_SITE_M = 500;

/** A site that the import may add, for all launches around a place or with a name. */
export interface NewSite {
  readonly ref: string;
  /** The middle of its launches; null when only its name is known. */
  readonly place: Coordinates | null;
  /** As a file names it; empty when none does. */
  readonly name: string;
  /** What tables say of it; left out where they say nothing. */
  readonly details?: SiteDetails;
  /** What an archive says of it; left out for one that is in none. */
  readonly archived?: ArchivedSite;
  /** Whether a flight of an archive has it; left out for one that is in none. */
  readonly isFlown?: boolean;
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
  name: string;
  readonly launches: Coordinates[];
  details: SiteDetails | null;
  readonly archived: ArchivedSite | null;
}

/**
 * Proposes the site of each flight: the pilot's own, by the name in the file where it is near enough, or else the nearest to the
 * launch; otherwise a new one, for launches within {@link SAME_SITE_M} or, of one name, within the radius of a site; none for one that begins in the air. A flight of an
 * archive has the site of its name there, or none. The sites of archives are there from the start, in their order, also those
 * without flights.
 */
export function proposeFlightSites(
  items: readonly ReviewItem[],
  sites: ReadonlyMap<number, Site>,
  archives: readonly Pick<ReadArchive, 'sites'>[] = [],
): ProposedSites {
  const own = new Map([...sites.values()].map((site) => [nameKey(site.name), site]));
  const { gathered, siteOf } = gatherArchived(
    archives.flatMap((archive) => archive.sites),
    own,
  );
  const choices = new Map<string, Choice>();
  for (const { found, archived } of items) {
    const launch = archived === null ? knownLaunch(found) : null;
    const named = { name: fitText(found.siteName, MAX_NAME), launch, details: found.siteDetails ?? null };
    const choice =
      (archived && siteOf(named.name, found.launch)) ??
      ownChoice(named, own, sites.values()) ??
      choiceAmong(gathered, named);
    choices.set(found.key, choice);
  }
  const flown = new Set(items.flatMap(({ found, archived }) => (archived ? refOfChoice(choices.get(found.key)) : [])));
  return { choices, newSites: gathered.map((site) => newSiteOf(site, flown.has(site.ref))) };
}

/** A place in the air is no site. */
function knownLaunch({ launch, track }: FoundFlight): Coordinates | null {
  return track?.beginsInAir ? null : launch;
}

function refOfChoice(choice: Choice | undefined): readonly string[] {
  return choice?.kind === 'new' ? [choice.ref] : [];
}

/** A site of an archive, and what a flight of it gets. */
interface ArchivedChoice {
  readonly site: ArchivedSite;
  readonly choice: Choice;
}

/** The new sites of archives, and how a flight of an archive finds its site: by name, of several archives the nearest. */
function gatherArchived(archived: readonly ArchivedSite[], own: ReadonlyMap<string, Site>) {
  const gathered: Gathering[] = [];
  const choices = new Map<string, ArchivedChoice[]>();
  for (const site of archived) {
    const name = fitText(site.name, MAX_NAME);
    const key = nameKey(name);
    if (key === '') continue;
    const known = choices.get(key) ?? [];
    choices.set(key, known);
    if (known.some((one) => areOneSite(one.site, site))) continue;
    known.push({ site, choice: choiceOfArchived({ ...site, name }, own.get(key), known.length) });
    const { choice } = known.at(-1) ?? { choice: NO_CHOICE };
    if (choice.kind === 'new')
      gathered.push({ ref: choice.ref, name: site.name, launches: [], details: null, archived: site });
  }
  const siteOf = (name: string, launch: Coordinates | null): Choice | null => {
    const distance = ({ site }: ArchivedChoice): number => distanceTo(coordinatesOfSite(site), launch);
    const [nearest] = (choices.get(nameKey(name)) ?? []).toSorted((a, b) => distance(a) - distance(b));
    return nearest?.choice ?? null;
  };
  return { gathered, siteOf };
}

function choiceOfArchived(site: ArchivedSite, own: Site | undefined, others: number): Choice {
  if (own && areOneSite(own, site)) return { kind: 'own', id: own.id };
  const isOnly = own === undefined && others === 0;
  return { kind: 'new', ref: isOnly ? nameKey(site.name) : refOf(site.name, coordinatesOfSite(site)) };
}

/** What a flight says of its site: a name that may be empty, a launch that may not be known. */
interface NamedLaunch {
  readonly name: string;
  readonly launch: Coordinates | null;
  readonly details: SiteDetails | null;
}

function ownChoice(
  { name, launch }: NamedLaunch,
  own: ReadonlyMap<string, Site>,
  sites: Iterable<Site>,
): Choice | null {
  const ofName = own.get(nameKey(name));
  const site = ofName && isAt(ofName, launch) ? ofName : launch && nearestSite(launch, sites);
  return site ? { kind: 'own', id: site.id } : null;
}

function choiceAmong(gathered: Gathering[], named: NamedLaunch): Choice {
  const { name, launch, details } = named;
  if (name === '' && launch === null) return NO_CHOICE;
  const known = siteOfName(gathered, named) ?? siteAround(gathered, named);
  const site = known ?? { ref: refOf(name, launch), name, launches: [], details, archived: null };
  if (!known) gathered.push(site);
  if (site.name === '') site.name = name;
  if (details) site.details = withDetails(site.details, details);
  if (launch) site.launches.push(launch);
  return { kind: 'new', ref: site.ref };
}

/** The first one counts, others fill what it leaves open. */
function withDetails(known: SiteDetails | null, again: SiteDetails): SiteDetails {
  return {
    location: known?.location || again.location,
    launchAltitude: known?.launchAltitude ?? again.launchAltitude,
  };
}

/** The same files have the same refs, so that an import that is continued means the same site, and never another one of its name. */
function refOf(name: string, launch: Coordinates | null): string {
  return [nameKey(name), launch ? formatCoordinates(launch) : ''].filter((part) => part !== '').join(' ');
}

function siteOfName(gathered: readonly Gathering[], { name, launch }: NamedLaunch): Gathering | undefined {
  const key = nameKey(name);
  if (key === '') return undefined;
  return gathered.find((site) => nameKey(site.name) === key && isAt(placeOf(site) ?? NO_PLACE, launch));
}

/** The nearest new site around a launch, unless the files have two names for them. */
function siteAround(gathered: readonly Gathering[], { name, launch }: NamedLaunch): Gathering | undefined {
  const away = (site: Gathering): number => distanceTo(placeOf(site), launch);
  return gathered
    .filter((site) => name === '' || site.name === '')
    .filter((site) => away(site) <= (site.archived ? SITE_RADIUS_M : SAME_SITE_M))
    .toSorted((a, b) => away(a) - away(b))[0];
}

const NO_PLACE = { lat: null, lng: null };

function isAt(site: Pick<Site, 'lat' | 'lng'>, launch: Coordinates | null): boolean {
  return areOneSite(site, launch ?? NO_PLACE);
}

function placeOf({ archived, launches: [first] }: Gathering): Coordinates | null {
  return archived ? coordinatesOfSite(archived) : (first ?? null);
}

/** Metres; infinite where a place is not known. */
function distanceTo(place: Coordinates | null, launch: Coordinates | null): number {
  return place && launch ? distanceBetween(place, launch) : Number.POSITIVE_INFINITY;
}

function newSiteOf({ ref, name, launches, details, archived }: Gathering, isFlown: boolean): NewSite {
  if (archived) return { ref, name, place: coordinatesOfSite(archived), archived, isFlown };
  return { ref, name, place: launches.length === 0 ? null : middleOf(launches), ...(details && { details }) };
}

/** The launches are close together: degrees can be averaged, but around the antimeridian, where the first one stands. */
function middleOf(launches: readonly Coordinates[]): Coordinates {
  const [first] = launches;
  const lngs = launches.map(({ lng }) => lng);
  if (first && launches.every(({ lat, lng }) => lat === first.lat && lng === first.lng)) return first;
  if (first && Math.max(...lngs) - Math.min(...lngs) > 1) return first;
  return { lat: degrees(mean(launches.map(({ lat }) => lat))), lng: degrees(mean(lngs)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
