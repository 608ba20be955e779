import { flightNameText } from '#contract/messages/flight-name-text';
import { proposedName } from '#domain/findings/proposed-name';
import type { Flight } from '#domain/flight';
import type { FlightScore } from '#domain/score/flight-score';
import { nearestSite } from '#domain/track/nearest-site';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude, type TrackData } from '../track-data.ts';
import type { BrowserFindings } from './follow-findings.ts';

/** A flight of a logbook with what is known of its track. */
export interface FlightToName {
  readonly flight: Flight;
  readonly logbook: Logbook;
  readonly track: TrackData;
  readonly found: BrowserFindings;
  /** In the home league; null for none. */
  readonly score: FlightScore | null;
}

/** Returns the name that the findings of a flight propose; null when there is none. */
export function proposedNameText({ flight, logbook, track, found, score }: FlightToName): string | null {
  const { sites, pilot } = logbook;
  const site = flight.siteId === null ? undefined : sites.get(flight.siteId);
  const { airtime, landing } = track.analysis;
  const { altitude } = track;
  const name = proposedName(
    { ...found, scores: [] },
    {
      site: site?.name ?? null,
      landingSite: nearestSite(landing, sites.values())?.name ?? null,
      airtime,
      heightLostM: hasAltitude(track) ? (altitude[0] ?? 0) - (altitude.at(-1) ?? 0) : null,
      score,
    },
  );
  return name && flightNameText({ all: texts, names: flightPageTexts.names }, name, pilot.distanceUnit);
}
