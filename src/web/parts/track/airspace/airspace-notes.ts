import { texts } from '#web/texts.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude, type TrackData } from '../track-data.ts';
import type { FoundAirspaces } from './airspace-table.ts';

/** Returns what must be said below the crossings of a flight: how sure they are, and what the data lacks. */
export function airspaceNotes({ response, crossings }: FoundAirspaces, track: TrackData): readonly string[] {
  const words = flightPageTexts.airspace;
  const { airspaces, isCut, leftOut, unread, date, attribution } = response;
  const isKnown = hasAltitude(track);
  const isSomeUnknown = crossings.some(({ state }) => state === 'unknown');
  const notes: readonly (string | false)[] = [
    crossings.length > 0 && words.caution,
    isKnown && isSomeUnknown && words.heightNotKnown,
    !isKnown && words.noAltitudes,
    isCut && words.cut(airspaces.length),
    leftOut > 0 && words.leftOut(leftOut),
    unread > 0 && words.unread,
    date !== null && words.dataOf(texts.dates.day(date)),
    attribution,
  ];
  return notes.filter((note) => note !== false && note !== '').map(String);
}
