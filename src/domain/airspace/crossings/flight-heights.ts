/** A flight in columns of equal length, with the heights that limits of airspaces are measured by. */
export interface FlightWithHeights {
  readonly length: number;
  /** Unix seconds, ascending. */
  readonly time: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  /** Metres above the sea, by satellite; null when not known. */
  readonly altitude: Float32Array | null;
  /** Metres by pressure, from 1013.25 hPa; null when not recorded. */
  readonly pressureAltitude: Float32Array | null;
  /** Metres of the ground above the sea; null when not known. */
  readonly ground: Float32Array | null;
}
