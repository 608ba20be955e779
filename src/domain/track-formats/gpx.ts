import type { FlownTrack } from '../track/flown-track.ts';
import { eachFix, isoTimeAt, type NamedTrack, positionAt } from './named-track.ts';
import { xmlText } from './xml-text.ts';

/** Returns a track as a GPX 1.1 file: one track of one segment, with times, and altitudes where they are known. */
export function gpxOf(track: NamedTrack): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="Wingbook">',
    `<trk><name>${xmlText(track.name)}</name><trkseg>`,
    ...eachFix(track, trackPoint),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n');
}

function trackPoint(flown: FlownTrack, index: number): string {
  const [lng, lat, altitude] = positionAt(flown, index);
  const elevation = altitude === undefined ? '' : `<ele>${altitude}</ele>`;
  return `<trkpt lat="${lat}" lon="${lng}">${elevation}<time>${isoTimeAt(flown, index)}</time></trkpt>`;
}
