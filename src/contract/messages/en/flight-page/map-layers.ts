/** What the map of a track can show. */
export const MAP_LAYERS = {
  title: 'Map layers',
  colour: 'Colour',
  colourings: { climb: 'Climb', height: 'Height', speed: 'Speed' },
  thermals: 'Thermals',
  route: 'Scored route',
  airspace: 'Airspace',
  others: 'Other flights from here',
};
