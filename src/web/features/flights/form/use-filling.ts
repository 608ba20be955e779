import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { pathTo } from '#contract/pages';
import { proposeFlight } from '#domain/track/proposal';
import { markAskingPlace } from '#web/parts/site-request/asking-place.ts';
import { siteRequest, type Takeoff } from '#web/parts/site-request/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import type { OnTrack } from '../igc/use-igc.ts';
import { type FilledFields, fieldsOfProposal, mayBeAt, whenOfProposal } from './proposed-fields.ts';
import { type AltitudeFilling, useAltitudeFilling } from './use-altitude-filling.ts';
import type { FlightItemForm } from './use-flight-form.ts';

/** What fills fields of a flight form for the pilot. */
export interface Filling extends Omit<AltitudeFilling, 'followSite'> {
  /** Reads a file and fills in what it says. */
  readonly chooseFile: (file: File) => void;
  /** The pilot chose another site. */
  readonly changeSite: (siteId: string) => void;
  /** Opens the new-site form at a takeoff; this form is there again afterwards. */
  readonly askForSite: (takeoff: Takeoff) => void;
  /** The flight has no site, and none is asked for. */
  readonly refuseSite: () => void;
}

/** Fills fields from a track, and from the site on a sled ride. */
export function useFilling(itemForm: FlightItemForm, logbook: Logbook): Filling {
  const { form, igc, changeExtras, fill } = itemForm;
  const { sites } = logbook;
  const [, navigate] = useLocation();
  const { followSite, ...altitudeFilling } = useAltitudeFilling(itemForm, logbook);
  const isSiteTheirs = useRef(itemForm.extras.isSiteChosen);

  const fillFromTrack: OnTrack = (analysis, zone) => {
    const timeZoneId = zone.state === 'found' ? zone.timeZoneId : null;
    const proposal = proposeFlight(analysis, { timeZoneId, sites: sites.values() });
    if (zone.state !== 'asking') return fill(whenOfProposal(proposal));
    const origin = proposal.altitude !== null && { origin: proposal.altitude };
    changeExtras({ isSled: false, beforeSled: null, ...origin, isSiteRefused: false });
    const { siteId, altitudeUnit } = form.getValues();
    // A default that the track belies would be saved unseen.
    if (!isSiteTheirs.current && !mayBeAt(sites.get(Number(siteId)))) fill(NO_SITE);
    return fill(fieldsOfProposal(proposal, altitudeUnit));
  };
  const resume = useEffectEvent(() => igc.resume(fillFromTrack));
  useEffect(() => {
    void resume();
  }, []);
  const changeSite = (siteId: string): void => {
    isSiteTheirs.current = true;
    changeExtras({ isSiteChosen: true });
    followSite(siteId);
  };

  return {
    ...altitudeFilling,
    chooseFile: (file) => void igc.choose(file, fillFromTrack),
    changeSite,
    askForSite: (takeoff) => {
      markAskingPlace();
      navigate(pathTo('siteForm', 0), { state: siteRequest(takeoff) });
    },
    refuseSite: () => {
      changeExtras({ isSiteRefused: true });
      fill(NO_SITE);
      changeSite('');
    },
  };
}

const NO_SITE: FilledFields = { siteId: '' };
