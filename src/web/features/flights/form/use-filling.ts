import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { TimeRange } from '#domain/track/flight/time-range';
import { proposeFlight } from '#domain/track/proposal';
import type { SaidDay } from '#domain/track/read-track';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { markAwaitingSite, type SiteRequest, stateOfSiteRequest } from '#web/parts/form/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { knownIdOf } from '#web/store/store.ts';
import type { OnTrack } from '../igc/use-part-reading.ts';
import {
  type CopiedFlight,
  type FlightSurroundings,
  inChosenUnit,
  likeLast,
  withSite,
  withSled,
  withTimeOfTrack,
  withTrack,
  withTypedAltitude,
} from './flight-editing.ts';
import type { FlightItemForm } from './use-flight-form.ts';

/** Handlers that fill fields of a flight form. */
export interface FillHandlers {
  /** Reads a file and fills the fields from its track. */
  readonly chooseFile: (file: File) => void;
  /** Reads the file on the day that the pilot says, and fills the fields from its track. */
  readonly giveDay: (day: SaidDay) => void;
  /** Makes another part of the file the flight, and fills the fields from it. */
  readonly choosePart: (range: TimeRange | null) => void;
  /** The pilot selected another site. */
  readonly changeSite: (siteId: string) => void;
  /** Opens the form of a new site; it returns to this form. */
  readonly createSite: (request: SiteRequest) => void;
  /** Clears the site and hides the offer to create one. */
  readonly declineSite: () => void;
  readonly tickSled: (isSled: boolean) => void;
  /** Sets the fields to those of another flight. */
  readonly copyFlight: (flight: CopiedFlight) => void;
  readonly typeAltitude: () => void;
  readonly changeUnit: () => void;
}

/** Fills fields from a track, from the last flight, and from the site on a sled ride. */
export function useFilling({ igc, handedTrack, change }: FlightItemForm, { pilot, sites }: Logbook): FillHandlers {
  const [, navigate] = useLocation();
  const around: FlightSurroundings = {
    siteOf: (siteId) => sites.get(knownIdOf(Number(siteId))),
    altitudeUnit: pilot.altitudeUnit,
  };
  const fillFromTrack: OnTrack = (analysis, zone) => {
    const timeZoneId = zone.state === 'found' ? zone.timeZoneId : null;
    const proposal = proposeFlight(analysis, { timeZoneId, sites: sites.values() });
    change((flight) =>
      zone.state === 'asking' ? withTrack(flight, proposal, around) : withTimeOfTrack(flight, proposal),
    );
  };
  const begin = useEffectEvent(() => {
    if (handedTrack === null || trackForForm.get()?.file !== handedTrack) return igc.resume(fillFromTrack);
    trackForForm.set(null);
    return igc.choose(handedTrack, fillFromTrack);
  });
  useEffect(() => {
    void begin();
  }, []);
  return {
    chooseFile: (file) => void igc.choose(file, fillFromTrack),
    giveDay: (day) => void igc.giveDay(day, fillFromTrack),
    choosePart: (range) => void igc.choosePart(range, fillFromTrack),
    changeSite: (siteId) => change((flight) => withSite(flight, siteId, around)),
    createSite: (request) => {
      markAwaitingSite();
      navigate(pathTo('siteForm', 0), { state: stateOfSiteRequest(request) });
    },
    declineSite: () => change((flight) => ({ ...withSite(flight, '', around), isSiteRejected: true })),
    tickSled: (isSled) => change((flight) => withSled(flight, isSled, around)),
    copyFlight: (last) => change((flight) => likeLast(flight, last)),
    typeAltitude: () => change(withTypedAltitude),
    changeUnit: () => change(inChosenUnit),
  };
}
