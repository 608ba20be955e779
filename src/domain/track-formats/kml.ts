import { eachFix, isoTimeAt, type NamedTrack, positionAt } from './named-track.ts';
import { xmlText } from './xml-text.ts';

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
