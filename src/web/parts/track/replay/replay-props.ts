import type { Map as LibreMap } from 'maplibre-gl';
import type { FlightPageMessages } from '#contract/messages/pages/flight-page-messages';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { TrackData } from '../track-data.ts';

/** The texts of the replay, given by the page that has loaded them. */
export type ReplayWords = FlightPageMessages['replay'];

/** A flight to fly again. */
export interface ReplayProps {
  readonly map: LibreMap;
  readonly track: TrackData;
  /** Shared with charts and readout. */
  readonly cursor: Cursor;
  readonly words: ReplayWords;
}
