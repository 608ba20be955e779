/** The form of a flight. */
export const FLIGHT_FORM = {
  likeLast: 'Like the last flight',
  newGlider: 'New glider',
  deleteQuestion: 'Delete this flight?',
  sledRide: 'Sled ride',
};
