import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { location, type SiteProposal } from '#contract/places/places';
import { formatCoordinates, parseCoordinates } from '#domain/coordinates';
import type { SiteEntry, SiteInput } from '#domain/fields/site';
import { type Metres, metres } from '#domain/units';
import { readCoordinates } from '#domain/written-coordinates';
import { AS_TYPED } from '#web/parts/form/use-entry-form.ts';
import { callAsPilot } from '#web/store/store.ts';
import { type Layer, useLayer } from '#web/ui/overlay/use-layer.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import { lookUpResult } from './look-up.ts';
import type { Picked } from './picker/picker-state.ts';
import { type SiteProposals, useProposals } from './use-proposals.ts';

type SiteFormState = UseFormReturn<SiteEntry, unknown, SiteInput>;

/** State of the address lookup, shown under the location field. */
export type LocationStatus =
  | { readonly state: 'none' }
  | { readonly state: 'pending' }
  | { readonly state: 'found' }
  | { readonly state: 'failed'; readonly message: string };

/** How the form is filled with a place: from the map, or from known sites nearby. */
export interface SitePlace {
  readonly known: SiteProposals;
  readonly locationStatus: LocationStatus;
  /** The picker's map: Back closes it. */
  readonly map: Layer;
  readonly apply: (picked: Picked) => void;
  readonly adopt: (site: SiteProposal) => void;
  /** Takes a pasted link or another notation as decimal degrees; false for what may stand in the field as it is. */
  readonly paste: (text: string) => boolean;
}

/** Fills the form of a site from the map and from known sites; the launch altitude through `putAltitude`. */
export function useSitePlace(form: SiteFormState, putAltitude: (altitude: Metres) => void): SitePlace {
  const coordinates = useWatch({ control: form.control, name: 'coordinates' });
  const known = useProposals(coordinates, () => form.getValues('name'));
  const map = useLayer();
  const { status: locationStatus, show: showStatus, find: findAddress } = useAddressLookup(form);
  return {
    known,
    locationStatus,
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
      if (address !== undefined) showStatus({ state: 'found' });
    },
    adopt: (site) => {
      known.hide();
      const { name, takeoff_altitude: altitude } = site.properties;
      const [lng, lat] = site.geometry.coordinates;
      put(form, { name, coordinates: formatCoordinates({ lat, lng }) });
      if (altitude !== null) putAltitude(aboveSea(altitude));
      findAddress(`${lat},${lng}`);
    },
    paste: (text) => {
      const place = parseCoordinates(text) === null ? readCoordinates(text) : null;
      if (place !== null) put(form, { coordinates: formatCoordinates(place) });
      return place !== null;
    },
  };
}

/** The address lookup of a site form. */
interface AddressLookup {
  readonly status: LocationStatus;
  readonly show: (status: LocationStatus) => void;
  /** Looks up the address of coordinates and fills it in. Never rejects. */
  readonly find: (latLngString: string) => Promise<void>;
}

function useAddressLookup(form: SiteFormState): AddressLookup {
  const [status, show] = useState<LocationStatus>({ state: 'none' });
  const begin = useLatest();
  const find = async (latLngString: string): Promise<void> => {
    const [isLatest, before] = [begin(), textsOf(form)];
    show({ state: 'pending' });
    const result = await lookUpResult(callAsPilot(location, { query: { latLngString } }));
    if (!isLatest()) return;
    // The pilot has moved the site or typed an address meanwhile.
    if (textsOf(form) !== before) return show({ state: 'none' });
    if (result.state === 'failed') return show(result);
    if (result.value.formatted === '') return show({ state: 'none' });
    put(form, { location: result.value.formatted });
    show({ state: 'found' });
  };
  return { status, show, find };
}

/** Sets texts of fields as if they were typed. */
function put(form: SiteFormState, texts: Partial<Record<'name' | 'coordinates' | 'location', string>>): void {
  for (const field of ['name', 'coordinates', 'location'] as const) {
    const text = texts[field];
    if (text !== undefined) form.setValue(field, text, AS_TYPED);
  }
}

/** Ground below sea level counts as 0, the minimum of a launch altitude. */
function aboveSea(altitude: Metres): Metres {
  return metres(Math.max(0, altitude));
}

function textsOf(form: SiteFormState): string {
  return form.getValues(['coordinates', 'location']).join('\n');
}
