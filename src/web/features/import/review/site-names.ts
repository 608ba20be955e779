import type { SiteInput } from '#domain/fields/site';
import { siteNameFor } from '#domain/import/site-name';
import type { Site } from '#domain/site';
import { fitText, MAX_LOCATION, MAX_NAME, nameKey } from '#domain/text';
import { metres } from '#domain/units';
import { IMPORT as importTexts } from '#texts/import';
import type { Answers, FoundSiteDetails, NearPlace } from './answers.ts';
import type { NewSite } from './propose-sites.ts';

/** The name that a new site gets. */
export interface NewSiteName {
  readonly name: string;
  /** The site of this name that it becomes a part of: the pilot's own, or another new one; null for a site of its own. */
  readonly joins: 'own' | 'new' | null;
}

type NamingAnswers = Pick<Answers, 'siteNames' | 'siteDetails' | 'siteInstead' | 'nearPlaces'>;

/**
 * Returns the names of all new sites by their refs, as the server will give them: a wanted name that another site has is joined where both
 * may be one place, and numbered elsewhere.
 */
export function namesOfNewSites(
  newSites: readonly NewSite[],
  own: ReadonlyMap<number, Site>,
  answers: NamingAnswers,
): ReadonlyMap<string, NewSiteName> {
  const taken = new Map<string, TakenName>(
    [...own.values()].map((site) => [nameKey(site.name), { ...site, by: 'own' }]),
  );
  const names = new Map<string, NewSiteName>();
  for (const site of newSites) {
    const fields = fieldsOfNewSite(site, answers);
    if (answers.siteInstead.has(site.ref)) {
      names.set(site.ref, { name: fields.name, joins: null });
      continue;
    }
    const { name, joined } = siteNameFor(fields, taken);
    names.set(site.ref, { name, joins: joined?.by ?? null });
    if (joined === null) taken.set(nameKey(name), { ...fields, by: 'new' });
  }
  return names;
}

interface TakenName extends Pick<SiteInput, 'lat' | 'lng'> {
  readonly by: 'own' | 'new';
}

/** Returns the wanted name of a new site: as typed, else as the file has it, as a look-up found it, or by the nearest town. */
export function nameOfNewSite(
  site: NewSite,
  answers: Pick<Answers, 'siteNames' | 'siteDetails' | 'nearPlaces'>,
): string {
  const typed = answers.siteNames.get(site.ref);
  const names = [
    typed,
    site.name,
    answers.siteDetails.get(site.ref)?.name,
    nameNear(answers.nearPlaces?.get(site.ref)),
  ];
  return fitText(names.find((name) => name !== undefined && name.trim() !== '') ?? importTexts.sites.unnamed, MAX_NAME);
}

/** A launch is in sight of a town, or it is said how far away that is. */
function nameNear(near: NearPlace | undefined): string | undefined {
  if (near === undefined) return undefined;
  const km = Math.round(near.distance / 1_000);
  return km <= IN_SIGHT_KM ? importTexts.sites.launchAt(near.name) : importTexts.sites.launchNear(near.name, km);
}

const IN_SIGHT_KM = 20;

/** Returns the fields of a new site with the wanted name. */
export function fieldsOfNewSite(
  site: NewSite,
  answers: Pick<Answers, 'siteNames' | 'siteDetails' | 'nearPlaces'>,
): SiteInput {
  if (site.archived) {
    const { id: _, createdAt: __, ...fields } = site.archived;
    return { ...fields, name: nameOfNewSite(site, answers) };
  }
  const found = answers.siteDetails.get(site.ref) ?? NOT_LOOKED_UP;
  const { location, launchAltitude } = site.details ?? NOT_LOOKED_UP;
  return {
    name: nameOfNewSite(site, answers),
    location: fitText(location || found.location, MAX_LOCATION),
    ...placeOf(site, found),
    launchAltitude: launchAltitude ?? found.launchAltitude ?? metres(0),
    remarks: '',
  };
}

/** The coordinates in a file that names the site, else those found for its launches. */
function placeOf({ name, place }: NewSite, found: FoundSiteDetails): Pick<SiteInput, 'lat' | 'lng'> {
  const { lat, lng } = (name === '' ? (found.coordinates ?? place) : (place ?? found.coordinates)) ?? NO_PLACE;
  return { lat, lng };
}

const NO_PLACE = { lat: null, lng: null };
const NOT_LOOKED_UP: FoundSiteDetails = { name: '', location: '', coordinates: null, launchAltitude: null };
