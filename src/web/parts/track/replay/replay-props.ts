import type { Map as LibreMap } from 'maplibre-gl';
import type { FLIGHT_PAGE } from '#contract/messages/en/flight-page';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { TrackData } from '../track-data.ts';

/** The texts of the replay, given by the page that has loaded them. */
export type ReplayWords = (typeof FLIGHT_PAGE)['replay'];

/** A flight to fly again. */
export interface ReplayProps {
  readonly map: LibreMap;
  readonly track: TrackData;
  /** Shared with charts and readout. */
  readonly cursor: Cursor;
  readonly words: ReplayWords;
}
