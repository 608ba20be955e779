import { displayCoordinates } from '#domain/coordinates';
import type { SiteInput } from '#domain/fields/site';
import { fitText, MAX_LOCATION, MAX_NAME } from '#domain/text';
import { metres } from '#domain/units';
import { importTexts } from '../../import-texts.ts';
import type { Answers, FoundSiteDetails } from '../answers.ts';
import type { NewSite } from './propose-sites.ts';

/** Returns the name of a new site: as typed, else as the file has it, as a look-up found it, or by its coordinates. */
export function nameOfNewSite(site: NewSite, answers: Pick<Answers, 'siteNames' | 'siteDetails'>): string {
  const typed = answers.siteNames.get(site.ref);
  const names = [typed, site.name, answers.siteDetails.get(site.ref)?.name, coordinatesName(site)];
  return fitText(names.find((name) => name !== undefined && name.trim() !== '') ?? importTexts.sites.unnamed, MAX_NAME);
}

/** Returns the text of a new site's name field: what is typed, empty or not, else its name. */
export function typedNameOf(site: NewSite, answers: Pick<Answers, 'siteNames' | 'siteDetails'>): string {
  return answers.siteNames.get(site.ref) ?? nameOfNewSite(site, answers);
}

function coordinatesName({ place }: NewSite): string | undefined {
  return place ? importTexts.sites.at(displayCoordinates(place)) : undefined;
}

/** Returns the fields of a new site, as they are saved. */
export function fieldsOfNewSite(site: NewSite, answers: Pick<Answers, 'siteNames' | 'siteDetails'>): SiteInput {
  if (site.archived) {
    const { id: _, createdAt: __, ...fields } = site.archived;
    return { ...fields, name: nameOfNewSite(site, answers) };
  }
  const { location, coordinates, launchAltitude } = answers.siteDetails.get(site.ref) ?? NOT_LOOKED_UP;
  const { lat, lng } = coordinates ?? site.place ?? { lat: null, lng: null };
  return {
    name: nameOfNewSite(site, answers),
    location: fitText(location, MAX_LOCATION),
    lat,
    lng,
    launchAltitude: launchAltitude ?? metres(0),
    remarks: '',
  };
}

const NOT_LOOKED_UP: FoundSiteDetails = { name: '', location: '', coordinates: null, launchAltitude: null };
