/** The form of a flight. */
export const FLIGHT_FORM = {
  likeLast: 'Like the last flight',
  newGlider: 'New glider',
  newSite: 'New site',
  atLaunch: (place: string): string => `At the launch of the track (${place})`,
  siteOnMap: 'Place it on a map, and more',
  deleteQuestion: 'Delete this flight?',
  sledRide: 'Sled ride',
};
