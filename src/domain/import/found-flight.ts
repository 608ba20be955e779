import type { Coordinates } from '../geo.ts';
import type { LocalDate, LocalTime } from '../local-date.ts';
import type { FlightTimes, TimeRange } from '../track/flight/time-range.ts';
import type { Metres, Minutes } from '../units.ts';
import type { ConvertedKind } from './source-kind.ts';

/** The place in the files where a flight was found. */
export interface FlightSource {
  /** The file, as shown. */
  readonly path: string;
  /** The number of a table's row, from 1. */
  readonly row?: number;
  /** Which of the archives of an import it is in: there each flight is one of its own, however like another it is. */
  readonly archive?: number;
}

/** The details of a site in a table, beside its name and its place. */
export interface SiteDetails {
  /** Empty when not known. */
  readonly location: string;
  /** Null when not known. */
  readonly launchAltitude: Metres | null;
}

/** Which flight it is of a row of a table that stands for several. */
export interface PartOfRow {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  /** The airtime of all of them; null when not known. */
  readonly airtime: Minutes | null;
}

/** A flight found in a file that the pilot has chosen. */
export interface FoundFlight {
  /** Unique within an import. */
  readonly key: string;
  readonly source: FlightSource;
  readonly date: LocalDate;
  /** Local time of the launch; null when not known. */
  readonly time: LocalTime | null;
  /** Null when not known, as is the altitude. */
  readonly airtime: Minutes | null;
  /** Maximum altitude above sea level. */
  readonly altitude: Metres | null;
  /** Empty when not known, as are the next two. */
  readonly siteName: string;
  readonly gliderName: string;
  readonly remarks: string;
  /** The remarks without the columns that have no field and are kept in them; left out where it has none. */
  readonly ownRemarks?: string;
  /** Left out without any. */
  readonly tags?: readonly string[];
  /** The details of the site in a table; left out without a name or without details. */
  readonly siteDetails?: SiteDetails;
  /** Null when not known. */
  readonly launch: Coordinates | null;
  /** Left out for a row that is one flight. */
  readonly part?: PartOfRow;
  /** Null for a flight without a track. */
  readonly track: FoundTrack | null;
}

/**
 * Why the times of a track are not sure: the file does not say their zone, and they were taken for UTC, or only those of the ends, and
 * the others were spread evenly between them.
 */
export type TimesNote = 'noZone' | 'spread';

/** The track of a {@link FoundFlight}; its times are Unix seconds. */
export interface FoundTrack extends FlightTimes {
  /** SHA-256 of the IGC file, in hexadecimal digits. */
  readonly sha256: string;
  /** The part of the file; null for the only flight in it. */
  readonly range: TimeRange | null;
  readonly landing: Coordinates;
  /** Whether it may be something else than a flight: a run, a way down on skis, a drive. Left out where it surely is one. */
  readonly isDoubtful?: boolean;
  /** Days that its file's name may mean where the file does not say its day: the pilot is asked. Its times are of any day until then. */
  readonly daysAsked?: readonly LocalDate[];
  /** The time zone of its launch where the day may change; left out or null when not known. */
  readonly timeZoneId?: string | null;
  /** Left out when its times are sure. */
  readonly timesNote?: TimesNote;
  /** Whether its recording begins in the air: its launch is no site. Left out otherwise. */
  readonly beginsInAir?: boolean;
  /** Whether its recording ends in the air. Left out otherwise. */
  readonly endsInAir?: boolean;
  /** A small barogram, as packed by `track/profile`. */
  readonly profile: string;
  /** The format that the IGC file was made from; null or left out for one of a recorder, which is preferred. */
  readonly convertedFrom?: ConvertedKind | null;
}

/** A flight of the logbook, as matching needs it; an airtime or altitude of 0 is not known. */
export interface KnownFlight {
  readonly id: number;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
  readonly airtime: Minutes;
  readonly altitude: Metres;
  /** Empty without a site, and likewise for the glider. */
  readonly siteName: string;
  readonly siteCoordinates: Coordinates | null;
  readonly gliderName: string;
  readonly remarks: string;
  readonly tags: readonly string[];
  /** Null for an entry without a track. */
  readonly track: KnownTrack | null;
}

/** The track of a {@link KnownFlight}; its times are Unix seconds. */
export interface KnownTrack extends FlightTimes {
  readonly sha256: string;
  readonly launch: Coordinates;
}

/** The relation of a found flight to the logbook and the other flights of the import, certain or as a question to the pilot. */
export type Match =
  /**
   * `known`: the logbook has it already. `sameFlight`: the logbook has its track by another recorder. `fills`: an entry
   * without a track, or with fewer values, whose empty fields it fills.
   */
  | { readonly kind: 'known' | 'fills'; readonly flightId: number; readonly certainty: 'sure' }
  | {
      readonly kind: 'sameFlight';
      readonly flightId: number;
      readonly certainty: 'sure';
      /** Whether the track of the logbook begins the same and ends earlier: it may have been cut off. Left out otherwise. */
      readonly isLonger?: true;
    }
  /** Another file of the import has the same flight, under the key `sameAs`, and that one is matched with the logbook. */
  | { readonly kind: 'repeated'; readonly sameAs: string; readonly certainty: 'sure' }
  | { readonly kind: 'new'; readonly certainty: 'sure' }
  /** The pilot decides: new, or one of these flights of the logbook, the likeliest first. */
  | { readonly kind: 'question'; readonly candidates: readonly number[]; readonly certainty: 'question' };
