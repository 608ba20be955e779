import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { location, type SiteProposal } from '#contract/places';
import { formatCoordinates } from '#domain/coordinates';
import type { SiteFacts } from '#domain/site';
import type { SiteEntry } from '#domain/site-entry';
import { altitudeIn, type Metres, metres } from '#domain/units';
import { callAsPilot } from '#web/store/store.ts';
import { type Layer, useLayer } from '#web/ui/use-layer.ts';
import { lookedUp } from './look-up.ts';
import type { Picked } from './picker/picker-state.ts';
import { type SiteProposals, useProposals } from './proposals/use-proposals.ts';

type SiteFormState = UseFormReturn<SiteEntry, unknown, SiteFacts>;

/** What is being told about the location beside its field. */
export type LocationNews =
  | { readonly state: 'none' }
  | { readonly state: 'asked' }
  | { readonly state: 'found' }
  | { readonly state: 'failed'; readonly message: string };

/** How the form's place is found: on the map, or by sites that are known nearby. */
export interface SitePlace {
  readonly known: SiteProposals;
  readonly locationNews: LocationNews;
  /** The picker's map: Back closes it. */
  readonly map: Layer;
  readonly apply: (picked: Picked) => void;
  readonly adopt: (site: SiteProposal) => void;
}

/** Fills a site's form from the map and from known sites. */
export function useSitePlace(form: SiteFormState): SitePlace {
  const coordinates = useWatch({ control: form.control, name: 'coordinates' });
  const known = useProposals(coordinates, () => form.getValues('name'));
  const map = useLayer();
  const [locationNews, setLocationNews] = useState<LocationNews>({ state: 'none' });

  const findAddress = async (latLngString: string): Promise<void> => {
    const before = textsOf(form);
    setLocationNews({ state: 'asked' });
    const answer = await lookedUp(callAsPilot(location, { query: { latLngString } }));
    // The pilot has gone on: to another place, or by typing an address.
    if (textsOf(form) !== before) return setLocationNews({ state: 'none' });
    if (answer.state === 'failed') return setLocationNews(answer);
    if (answer.value.formatted === '') return setLocationNews({ state: 'none' });
    put(form, { location: answer.value.formatted });
    setLocationNews({ state: 'found' });
  };
  return {
    known,
    locationNews,
    map: {
      ...map,
      open: () => {
        known.hide();
        map.open();
      },
    },
    apply: (picked) => {
      map.close();
      putPicked(form, picked);
      if (picked.address !== undefined) setLocationNews({ state: 'found' });
    },
    adopt: (site) => {
      known.hide();
      putProposal(form, site);
      const [lng, lat] = site.geometry.coordinates;
      findAddress(`${lat},${lng}`);
    },
  };
}

/** Puts texts into fields as if they were typed. */
function put(
  form: SiteFormState,
  texts: Partial<Record<'name' | 'coordinates' | 'location' | 'launchAltitude', string>>,
): void {
  for (const field of ['name', 'coordinates', 'location', 'launchAltitude'] as const) {
    const text = texts[field];
    if (text !== undefined) form.setValue(field, text, { shouldDirty: true, shouldValidate: true });
  }
}

function putPicked(form: SiteFormState, { address, elevation, coordinates }: Picked): void {
  put(form, {
    ...(address !== undefined && { location: address }),
    ...(elevation !== undefined && { launchAltitude: altitudeText(form, elevation) }),
    ...(coordinates !== undefined && { coordinates }),
  });
}

function putProposal(form: SiteFormState, { properties, geometry }: SiteProposal): void {
  const [lng, lat] = geometry.coordinates;
  const altitude = properties.takeoff_altitude;
  put(form, {
    name: properties.name,
    coordinates: formatCoordinates({ lat, lng }),
    ...(altitude !== null && { launchAltitude: altitudeText(form, altitude) }),
  });
}

/** In the unit that the form is filled in with; ground below the sea counts as 0, the least a launch can be. */
function altitudeText(form: SiteFormState, altitude: Metres): string {
  return String(altitudeIn(metres(Math.max(0, altitude)), form.getValues('altitudeUnit')));
}

function textsOf(form: SiteFormState): string {
  return form.getValues(['coordinates', 'location']).join('\n');
}
