/** The track of a flight: map, readout and charts. */
export const TRACKS = {
  loading: 'Loading the track',
  place: 'Place on the track',
  launch: 'Launch',
  landing: 'Landing',
  sinceLaunch: 'Since launch',
  climb: 'Climb',
  distance: 'Distance',
  glide: 'Glide',
  lift: 'Lift',
  distanceFromLaunch: 'Distance from launch',
  glideRatio: 'Glide ratio to landing spot',
  range: (from: string, to: string, unit: string): string => `${from} to ${to} ${unit}`,
  /** Of the glide ratio: the flight was never above its landing spot. */
  noHeightToLose: 'no height to lose',
  upTo: (value: string, unit: string): string => `up to ${value} ${unit}`,
  spoken: {
    altitude: (value: string): string => `altitude ${value}`,
    climb: (value: string): string => `climb ${value}`,
    distance: (value: string): string => `${value} from launch`,
    glide: (value: string): string => `glide ratio to landing ${value}`,
    noGlide: 'no glide ratio to landing',
  },
};
