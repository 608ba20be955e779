import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/pages/pages';
import type { TimeRange } from '#domain/track/flight/time-range';
import { proposeFlight } from '#domain/track/proposal';
import type { SaidDay } from '#domain/track/read-track';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import { altitudeText } from '#web/parts/form/altitude-field.tsx';
import { markAwaitingSite, type SiteRequest, stateOfSiteRequest } from '#web/parts/form/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { knownIdOf } from '#web/store/store.ts';
import type { OnTrack } from '../igc/use-part-reading.ts';
import type { AltitudeFields } from './flight-draft.ts';
import {
  type CopiedFlight,
  type FilledFields,
  fieldsOfLast,
  fieldsOfProposal,
  fieldsOfSledRide,
  mayBeAt,
  whenOfProposal,
} from './proposed-fields.ts';
import type { FlightItemForm } from './use-flight-form.ts';

/** Handlers that fill fields of a flight form. */
export interface FillHandlers extends Omit<AltitudeFilling, 'followSite'> {
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
}

/** Fills fields from a track, and from the site on a sled ride. */
export function useFilling(itemForm: FlightItemForm, logbook: Logbook): FillHandlers {
  const { form, igc, handedTrack, changeExtras, fill } = itemForm;
  const { sites } = logbook;
  const [, navigate] = useLocation();
  const { followSite, ...altitudeFilling } = useAltitudeFilling(itemForm, logbook);
  const isSiteChosen = useRef(itemForm.extras.isSiteChosen);

  const fillFromTrack: OnTrack = (analysis, zone) => {
    const timeZoneId = zone.state === 'found' ? zone.timeZoneId : null;
    const proposal = proposeFlight(analysis, { timeZoneId, sites: sites.values() });
    if (zone.state !== 'asking') return fill(whenOfProposal(proposal));
    const origin = proposal.altitude !== null && { origin: proposal.altitude };
    changeExtras({ isSled: false, beforeSled: null, ...origin, isSiteRejected: false });
    const { siteId, altitudeUnit } = form.getValues();
    // Else a default that contradicts the track would be saved unnoticed.
    if (!isSiteChosen.current && !mayBeAt(sites.get(knownIdOf(Number(siteId))))) fill(NO_SITE);
    return fill(fieldsOfProposal(proposal, altitudeUnit));
  };
  const begin = useEffectEvent(() => {
    if (handedTrack === null || trackForForm.get()?.file !== handedTrack) return igc.resume(fillFromTrack);
    trackForForm.set(null);
    return igc.choose(handedTrack, fillFromTrack);
  });
  useEffect(() => {
    void begin();
  }, []);
  const changeSite = (siteId: string): void => {
    isSiteChosen.current = true;
    changeExtras({ isSiteChosen: true });
    followSite(siteId);
  };

  return {
    ...altitudeFilling,
    chooseFile: (file) => void igc.choose(file, fillFromTrack),
    giveDay: (day) => void igc.giveDay(day, fillFromTrack),
    choosePart: (range) => void igc.choosePart(range, fillFromTrack),
    changeSite,
    createSite: (request) => {
      markAwaitingSite();
      navigate(pathTo('siteForm', 0), { state: stateOfSiteRequest(request) });
    },
    declineSite: () => {
      changeExtras({ isSiteRejected: true });
      fill(NO_SITE);
      changeSite('');
    },
  };
}

const NO_SITE: FilledFields = { siteId: '' };

/** Handlers that fill the altitude of a flight form. */
interface AltitudeFilling {
  readonly tickSled: (isSled: boolean) => void;
  /** Sets the altitude to that of the site with this id, on a sled ride. */
  readonly followSite: (siteId: string) => void;
  /** Sets the fields to those of another flight. */
  readonly copyFlight: (flight: CopiedFlight) => void;
  /** The pilot typed an altitude. */
  readonly typeAltitude: () => void;
  /** The pilot chose another unit of altitude. */
  readonly changeUnit: () => void;
}

/** Fills the altitude from the site on a sled ride, and converts it when the unit changes. */
export function useAltitudeFilling(
  { form, extras, changeExtras, fill }: FlightItemForm,
  { pilot, sites }: Logbook,
): AltitudeFilling {
  const fillAltitude = ({ origin, ...fields }: AltitudeFields): void => {
    changeExtras({ origin });
    fill(fields);
  };
  /** Where no launch altitude is known, the values from before the sled ride are restored. */
  const fillFromSite = (siteId: string, before: AltitudeFields | null): void => {
    const site = sites.get(knownIdOf(Number(siteId)));
    const fields = (site && fieldsOfSledRide(site, pilot.altitudeUnit)) ?? before;
    if (fields) fillAltitude(fields);
  };
  return {
    tickSled: (isSled) => {
      const { altitude, altitudeUnit, siteId } = form.getValues();
      const now = { altitude, altitudeUnit, origin: extras.origin };
      changeExtras({ isSled, beforeSled: isSled ? now : null });
      if (isSled) fillFromSite(siteId, now);
      else if (extras.beforeSled) fillAltitude(extras.beforeSled);
    },
    followSite: (siteId) => {
      if (extras.isSled) fillFromSite(siteId, extras.beforeSled);
    },
    copyFlight: (flight) => {
      changeExtras({ isSled: false, beforeSled: null, origin: flight.altitude });
      fill(fieldsOfLast(flight, form.getValues('altitudeUnit')));
    },
    typeAltitude: () => changeExtras({ origin: null }),
    changeUnit: () => {
      if (extras.origin !== null) fill({ altitude: altitudeText(extras.origin, form.getValues('altitudeUnit')) });
    },
  };
}
