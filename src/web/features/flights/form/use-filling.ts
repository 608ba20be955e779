import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/pages';
import type { FlightEntry } from '#domain/flight-entry';
import type { Coordinates } from '#domain/geo';
import { proposeFlight } from '#domain/track/proposal';
import { siteRequest } from '#web/parts/site-request/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import type { OnTrack } from '../igc/use-igc.ts';
import { type FilledFields, fieldsOfProposal, fieldsOfSledRide, whenOfProposal } from './proposed-fields.ts';
import type { FlightItemForm } from './use-flight-form.ts';

/** What fills fields of a flight form for the pilot. */
export interface Filling {
  /** Reads a file and fills in what it says. */
  readonly chooseFile: (file: File) => void;
  readonly tickSled: (isSled: boolean) => void;
  /** The pilot chose another site. */
  readonly changeSite: (siteId: string) => void;
  /** Opens the new-site form at a takeoff; this form is there again afterwards. */
  readonly askForSite: (takeoff: Coordinates) => void;
}

/** Fills fields from a track, and from the site on a sled ride. */
export function useFilling({ form, igc, isSled, setSled, isSiteGiven }: FlightItemForm, logbook: Logbook): Filling {
  const [, navigate] = useLocation();
  const isSiteTheirs = useRef(isSiteGiven);
  const beforeSled = useRef<FilledFields>({});
  const { pilot, sites } = logbook;

  const fill = (fields: FilledFields): void => {
    for (const name of FIELDS) {
      const value = fields[name];
      if (value !== undefined) form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const fillFromTrack: OnTrack = (analysis, zone) => {
    const timeZoneId = zone.state === 'found' ? zone.timeZoneId : null;
    const proposal = proposeFlight(analysis, { timeZoneId, sites: sites.values() });
    if (zone.state !== 'asking') return fill(whenOfProposal(proposal));
    setSled(false);
    if (!isSiteTheirs.current) fill(NO_SITE); // A default that the track belies would be saved unseen.
    return fill(fieldsOfProposal(proposal, form.getValues('altitudeUnit')));
  };
  const resume = useEffectEvent(() => igc.resume(fillFromTrack));
  useEffect(() => {
    void resume();
  }, []);
  /** Without a site there is no launch altitude: what stood there before the sled ride does again. */
  const fillFromSite = (siteId: string): void => {
    const site = sites.get(Number(siteId));
    fill(site ? fieldsOfSledRide(site, pilot.altitudeUnit) : beforeSled.current);
  };

  return {
    chooseFile: (file) => void igc.choose(file, fillFromTrack),
    tickSled: (ticked) => {
      setSled(ticked);
      if (!ticked) return fill(beforeSled.current);
      const { altitude, altitudeUnit, siteId } = form.getValues();
      beforeSled.current = { altitude, altitudeUnit };
      fillFromSite(siteId);
    },
    changeSite: (siteId) => {
      isSiteTheirs.current = true;
      if (isSled) fillFromSite(siteId);
    },
    askForSite: (takeoff) => navigate(pathTo('siteForm', 0), { state: siteRequest(takeoff) }),
  };
}

const NO_SITE: FilledFields = { siteId: '' };
const FIELDS = [
  'date',
  'time',
  'siteId',
  'altitude',
  'altitudeUnit',
  'hours',
  'minutes',
] as const satisfies readonly (keyof FlightEntry)[];
