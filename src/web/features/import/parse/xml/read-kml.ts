import type { ConvertibleTrack } from '#domain/igc/write-igc';
import { trackTime } from '#domain/import/track-time';
import { ReadError } from '../read-error.ts';
import { addLine, type TimedLine } from './kml-line.ts';
import { parseXml, type XmlReader } from './parse-xml.ts';
import { numberIn, PointColumns } from './point-columns.ts';
import { addTrackTo, timedTracks } from './timed-tracks.ts';

const ABSOLUTE = 'absolute';
/** As SkyDrop writes it at the head of its files. */
const GLIDER_COMMENT = /^\s*Glider type:(.*)$/;

/** A `Track` while it is read: its times and its places follow each other, or alternate. */
interface KmlTrack {
  readonly times: number[];
  readonly places: string[];
  altitudeMode: string;
}

/** What has been read of a file. Changed in place. */
interface KmlReading {
  readonly tracks: PointColumns[];
  track: KmlTrack | null;
  line: TimedLine | null;
  isInMultiTrack: boolean;
  gliderName: string;
}

/**
 * Returns the tracks of a KML file: `gx:Track` or `Track`, the parts of a `MultiTrack` joined, and the lines of SkyDrop, which
 * have the times of their beginning and end. Other lines have no times.
 */
export function readKml(text: string): readonly ConvertibleTrack[] {
  const reading: KmlReading = { tracks: [], track: null, line: null, isInMultiTrack: false, gliderName: '' };
  parseXml(text, {
    open: (name) => handlerOf(OPEN, name)?.(reading),
    close: (name, content, parents) => handlerOf(CLOSE, name)?.(reading, content, parents),
    comment: (comment) => {
      reading.gliderName ||= GLIDER_COMMENT.exec(comment)?.[1]?.trim() ?? '';
    },
  } satisfies XmlReader);
  for (const track of reading.tracks) track.gliderName = reading.gliderName;
  return timedTracks(reading.tracks);
}

const OPEN: Readonly<Record<string, (reading: KmlReading) => void>> = {
  MultiTrack: (reading) => {
    reading.isInMultiTrack = true;
    addTrackTo(reading.tracks, new PointColumns());
  },
  Track: (reading) => {
    reading.track = { times: [], places: [], altitudeMode: ABSOLUTE };
    if (!reading.isInMultiTrack) addTrackTo(reading.tracks, new PointColumns());
  },
  LineString: (reading) => {
    reading.line = { begin: Number.NaN, end: Number.NaN, altitudeMode: ABSOLUTE };
  },
};

const CLOSE: Readonly<Record<string, (reading: KmlReading, content: string, parents: readonly string[]) => void>> = {
  when: ({ track }, content, [parent]) => {
    if (parent === 'Track') track?.times.push(trackTime(content));
  },
  coord: ({ track }, content) => track?.places.push(content),
  altitudeMode: ({ track, line }, content) => {
    const read = track ?? line;
    if (read) read.altitudeMode = content.trim();
  },
  begin: ({ line }, content) => {
    if (line) line.begin = trackTime(content);
  },
  end: ({ line }, content) => {
    if (line) line.end = trackTime(content);
  },
  coordinates: ({ tracks, line }, content) => {
    if (line) addTrackTo(tracks, addLine(line, content));
  },
  LineString: (reading) => {
    reading.line = null;
  },
  Track: (reading) => {
    if (reading.track) addTrack(reading.tracks.at(-1), reading.track);
    reading.track = null;
  },
  MultiTrack: (reading) => {
    reading.isInMultiTrack = false;
  },
};

/** An element may have any name, also one that every object has. */
function handlerOf<Handler>(handlers: Readonly<Record<string, Handler>>, name: string): Handler | undefined {
  return Object.hasOwn(handlers, name) ? handlers[name] : undefined;
}

/** Times and places belong together by their position; empty places are pauses. Throws when one has no other. */
function addTrack(columns: PointColumns | undefined, { times, places, altitudeMode }: KmlTrack): void {
  if (times.length > 0 && times.length !== places.length) throw new ReadError('unevenTrack');
  for (const [i, place] of places.entries()) {
    const [lng, lat, altitude] = place.trim().split(/\s+/).map(numberIn);
    columns?.add({
      lat: lat ?? Number.NaN,
      lng: lng ?? Number.NaN,
      altitude: altitudeMode === ABSOLUTE ? (altitude ?? Number.NaN) : Number.NaN,
      time: times[i] ?? Number.NaN,
    });
  }
}
