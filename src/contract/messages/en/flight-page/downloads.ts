/** The track in formats of other programs. */
export const DOWNLOADS = {
  others: 'Other formats',
  gpx: 'GPX',
  kml: 'KML',
  geoJson: 'GeoJSON',
};
