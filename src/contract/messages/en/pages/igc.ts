/** The track in the form of a flight. */
export const IGC = {
  title: 'IGC track',
  file: 'IGC file',
  choose: 'Choose IGC file',
  orDrop: 'or drop it here',
  replace: 'Replace',
  reading: (name: string): string => `Reading ${name}`,
  knownTrack: 'You have this track already',
  knownTrackOf: (flight: string): string => `You have this track already: flight of ${flight}`,
  open: 'Open',
  addAnyway: 'Add anyway',
  noSiteNear: (place: string): string => `No site near takeoff coordinates (${place}) found. Create new site?`,
  createSite: 'Create new',
  nearestSite: 'Nearest site',
  utc: (time: string): string => `${time} UTC`,
};
