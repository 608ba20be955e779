/** Maps. */
export const MAPS = {
  ofAllSites: 'Map of all sites',
  ofSite: (name: string): string => `Map of ${name}`,
  ofTrack: 'Map of the track',
  toChoose: 'Map to choose a place',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
};
