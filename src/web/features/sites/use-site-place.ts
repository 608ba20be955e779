import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { location, type SiteProposal } from '#contract/places';
import { formatCoordinates } from '#domain/coordinates';
import type { SiteFacts } from '#domain/site';
import type { SiteEntry } from '#domain/site-entry';
import { type Metres, metres } from '#domain/units';
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

/** Fills a site's form from the map and from known sites; the launch altitude by `putAltitude`. */
export function useSitePlace(form: SiteFormState, putAltitude: (altitude: Metres) => void): SitePlace {
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
      const { address, elevation, coordinates: place } = picked;
      put(form, {
        ...(address !== undefined && { location: address }),
        ...(place !== undefined && { coordinates: place }),
      });
      if (elevation !== undefined) putAltitude(aboveSea(elevation));
      if (address !== undefined) setLocationNews({ state: 'found' });
    },
    adopt: (site) => {
      known.hide();
      const { name, takeoff_altitude: altitude } = site.properties;
      const [lng, lat] = site.geometry.coordinates;
      put(form, { name, coordinates: formatCoordinates({ lat, lng }) });
      if (altitude !== null) putAltitude(aboveSea(altitude));
      findAddress(`${lat},${lng}`);
    },
  };
}

/** Puts texts into fields as if they were typed. */
function put(form: SiteFormState, texts: Partial<Record<'name' | 'coordinates' | 'location', string>>): void {
  for (const field of ['name', 'coordinates', 'location'] as const) {
    const text = texts[field];
    if (text !== undefined) form.setValue(field, text, { shouldDirty: true, shouldValidate: true });
  }
}

/** Ground below the sea counts as 0, the least a launch can be. */
function aboveSea(altitude: Metres): Metres {
  return metres(Math.max(0, altitude));
}

function textsOf(form: SiteFormState): string {
  return form.getValues(['coordinates', 'location']).join('\n');
}
