/** What was found in a track: figures, and why some are missing. */
export const FINDINGS = {
  figures: 'Figures',
  charts: 'Charts',
  proposedName: (name: string): string => `Could be called “${name}”`,
  aboveGround: { narrow: 'AGL', wide: 'Above ground' },
  /** For screen readers: `840 m above ground`. */
  heightAboveGround: (height: string): string => `${height} above ground`,
  noFlight: 'No launch was found in this file: it is shown from its first fix to its last.',
  noAltitude: 'No altitudes in this file',
  noTimeCharts: 'All fixes have the same time: there is nothing to draw over it.',
  noHeightCharts: 'The file has no altitudes: there is nothing to draw of altitude, lift and glide ratio.',
  waiting: 'The flight is still being analysed …',
  missing: 'The analysis is not there yet. A later visit may show it.',
  failed: 'This track cannot be analysed.',
  maxClimb: 'Max climb, 10 s',
  maxSink: 'Max sink, 10 s',
  meanSpeed: 'Mean speed',
  maxSpeed: 'Max speed, 10 s',
  trackLength: 'Track length',
  straightDistance: 'Launch to landing',
  farthest: 'Farthest from launch',
  heightGained: 'Height gained',
  bestGlide: 'Best glide, 1 km',
  /** `1.1 km, 92 m down`: the stretch of the best glide. */
  glideOver: (distance: string, height: string): string => `${distance}, ${height} down`,
  highest: 'Highest point',
  launch: 'Launch',
  landing: 'Landing',
  /** `2 640 m at 14:25`. */
  highestAt: (time: string): string => `at ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};
