import type { FlownTrack } from './track/flown-track.ts';

/** A track to be written in a format of other programs. */
export interface NamedTrack {
  readonly name: string;
  /** Its altitude in metres above sea level; null to leave it out. */
  readonly flown: FlownTrack;
}

/** Digits of coordinates: a tenth of a metre. */
const COORDINATE_DIGITS = 6;
const ALTITUDE_DIGITS = 1;

/** Returns the position of a fix: longitude, latitude and, where it is known, altitude. */
export function positionAt({ lat, lng, altitude }: FlownTrack, index: number): readonly number[] {
  const place = [rounded(lng[index], COORDINATE_DIGITS), rounded(lat[index], COORDINATE_DIGITS)];
  return altitude === null ? place : [...place, rounded(altitude[index], ALTITUDE_DIGITS)];
}

/** Returns the time of a fix: `2025-05-31T10:00:00Z`. */
export function isoTimeAt({ time }: FlownTrack, index: number): string {
  return `${new Date((time[index] ?? 0) * 1000).toISOString().slice(0, -5)}Z`;
}

export function eachFix<Made>(
  { flown }: NamedTrack,
  make: (flown: FlownTrack, index: number) => Made,
): readonly Made[] {
  return Array.from({ length: flown.length }, (_, index) => make(flown, index));
}

function rounded(value = 0, digits = 0): number {
  return Number(value.toFixed(digits));
}

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

/**
 * Returns a track as a KML 2.2 file with a `gx:Track`: its times, then its positions. It lies on the ground where
 * altitudes are not known.
 */
export function kmlOf(track: NamedTrack): string {
  const name = `<name>${xmlText(track.name)}</name>`;
  const altitudeMode = track.flown.altitude === null ? 'clampToGround' : 'absolute';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">',
    `<Document>${name}<Placemark>${name}<gx:Track>`,
    `<altitudeMode>${altitudeMode}</altitudeMode>`,
    ...eachFix(track, (flown, index) => `<when>${isoTimeAt(flown, index)}</when>`),
    ...eachFix(track, (flown, index) => `<gx:coord>${positionAt(flown, index).join(' ')}</gx:coord>`),
    '</gx:Track></Placemark></Document>',
    '</kml>',
    '',
  ].join('\n');
}

/**
 * Returns a track as a GeoJSON feature (RFC 7946): a line with its times in the properties, one for each position. A
 * single fix is a point, as a line has two positions at least.
 */
export function geoJsonOf(track: NamedTrack): string {
  const coordinates = eachFix(track, positionAt);
  const times = eachFix(track, isoTimeAt);
  return JSON.stringify({
    type: 'Feature',
    properties: { name: track.name, coordinateProperties: { times } },
    geometry: geometryOf(coordinates),
  });
}

function geometryOf(coordinates: readonly (readonly number[])[]): object | null {
  if (coordinates.length > 1) return { type: 'LineString', coordinates };
  return coordinates[0] ? { type: 'Point', coordinates: coordinates[0] } : null;
}

/** Characters with a meaning in XML. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** All but the characters that XML 1.0 allows: most control characters, halves of pairs, two non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Returns a text as the content of an XML element: with escapes, and without the characters that XML cannot hold. */
export function xmlText(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
