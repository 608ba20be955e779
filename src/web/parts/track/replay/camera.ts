import { type AirPlace, turnBetween } from './motion.ts';

/** A view of the map: its centre, metres above the map's zero, and its angles in degrees. */
export interface View {
  readonly center: [lng: number, lat: number];
  readonly elevation: number;
  readonly bearing: number;
  readonly pitch: number;
  readonly zoom: number;
}

/** Seconds in which the camera makes two thirds of a turn. */
const EASE_S = 1.2;

/** What the camera follows. */
export interface Followed {
  readonly place: AirPlace;
  /** The altitude of the map's zero in metres. */
  readonly baseM: number;
  /** The direction to look in; null to keep the view's. */
  readonly course: number | null;
  /** Seconds of the page's time since the view before. */
  readonly elapsedS: number;
}

/** Returns the view from behind the glider, turned towards its course; zoom and pitch stay as they are. */
export function followingView(view: View, { place, baseM, course, elapsedS }: Followed): View {
  const turn = course === null ? 0 : turnBetween(view.bearing, course);
  return {
    ...view,
    center: [place.lng, place.lat],
    elevation: place.altitude - baseM,
    bearing: view.bearing + turn * (1 - Math.exp(-elapsedS / EASE_S)),
  };
}
