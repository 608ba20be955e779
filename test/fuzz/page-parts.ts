import type { Airspace, Datum } from '#domain/airspace/airspace';
import { airspacesCrossed } from '#domain/airspace/airspaces-crossed';
import { heightsOfTrack } from '#domain/airspace/flight-heights';
import { figuresOf } from '#domain/figures/flight-figures';
import { proposedName } from '#domain/findings/proposed-name';
import { groundBelow, heightsOfGround, levelledGround, storedGround } from '#domain/ground/ground';
import { isOneLandscape, placesBelow, type TerrainPicture, terrainHeights } from '#domain/ground/terrain-heights';
import type { ConvertibleTrack } from '#domain/igc/write-igc';
import { phasesOf } from '#domain/phases/phases-of';
import { RULE_SETS } from '#domain/score/rule-sets';
import { scoreFlight } from '#domain/score/score-flight';
import type { FlownTrack } from '#domain/track/flown-track';
import { geoJsonOf, gpxOf, kmlOf, type NamedTrack } from '#domain/track-formats';
import { readGpx } from '#formats/read-gpx';
import { readKml } from '#formats/read-kml';
import { type Some, seededRandom, wholeBetween } from '#test/builders/random';
import { airspaceWith, rectangle } from '../builders/airspaces.ts';
import { only } from '../builders/only.ts';
import { expectThat, type FuzzedTrack } from './fuzz-track.ts';

const NAME = `a <b> & "c" 'd' ]]> \u0000\ud800 🪂`;
const DATUMS: readonly Datum[] = ['ground', 'msl', 'standard'];
/** Seeds of one turn: a run of each tenth seed has all turns, too, also of a part that takes every third track. */
const TURN_SEEDS = 30;
/** Half the side of an airspace, in degrees. */
const AROUND = 0.02;

/** Returns which of so many turns a seed has. */
export function turnOf(seed: number, count: number): number {
  return Math.floor(seed / TURN_SEEDS) % count;
}

/** Returns the score of a flight by one of the leagues, in turn, and the name that is proposed by it: there is one when it takes a minute. */
export function scoredAndNamed({ seed, flown, track }: FuzzedTrack): unknown {
  const leagues = Object.values(RULE_SETS);
  const score = scoreFlight(flown, leagues[turnOf(seed, leagues.length)] ?? RULE_SETS.xcontest);
  const { altitude } = flown;
  const { airtime } = track.analysis;
  const heightLostM = altitude && (altitude[0] ?? 0) - (altitude.at(-1) ?? 0);
  const findings = { figures: figuresOf(flown), phases: phasesOf(flown), scores: [] };
  const name = proposedName(findings, { site: NAME, landingSite: null, airtime, heightLostM, score });
  expectThat((name === null) === airtime <= 0, 'a flight has a name');
  return { score, name };
}

/** Returns what a flight crosses of airspaces at its middle, over the date line and at a pole, with limits by each datum. */
export function crossedAirspaces({ track, flown }: FuzzedTrack): unknown {
  const crossings = airspacesCrossed(heightsOfTrack(track), airspacesAround(flown));
  for (const { from, to, seconds, deepest } of crossings) {
    expectThat(from >= 0 && from <= deepest.index && deepest.index <= to && to < flown.length, 'fixes of a crossing');
    expectThat(seconds === (flown.time[to] ?? 0) - (flown.time[from] ?? 0), 'seconds of a crossing');
  }
  return crossings;
}

function airspacesAround({ lat, lng, length }: FlownTrack): readonly Airspace[] {
  const middle = length >> 1;
  const [north, east] = [lat[middle] ?? 0, lng[middle] ?? 0];
  const box = rectangle([north - AROUND, east - AROUND], [north + AROUND, east + AROUND]);
  const limited = DATUMS.map((datum) =>
    airspaceWith({ polygon: [box], lower: { heightM: 300, datum }, upper: { heightM: 2500, datum } }),
  );
  const hole = rectangle([north, east], [north + AROUND / 2, east + AROUND / 2]);
  const rings = [[box, hole], [rectangle([-80, 179], [80, -179])], [rectangle([89, -180], [90, 180])]];
  return [...limited, ...rings.map((polygon) => airspaceWith({ polygon }))];
}

/** Returns the ground below a flight as the page makes it: from terrain, stored and read again; null where the terrain has a hole. */
export function groundBelowFlight({ seed, flown, track }: FuzzedTrack): unknown {
  const { launchTime } = track.analysis;
  const seconds = flown.time.map((time) => time - launchTime);
  const places = placesBelow({ seconds, lat: flown.lat, lng: flown.lng });
  const heights = terrainHeights(places, [terrainOf(seed)], -500);
  if (heights === null) return { ...places, isWhole: false };
  const read = heightsOfGround(storedGround(track.analysis, heights));
  expectThat(read !== null && Buffer.from(read.buffer).equals(Buffer.from(heights.buffer)), 'stored heights are read');
  const below = groundBelow(seconds, heights);
  expectThat(below.length === flown.length, 'each fix has its ground');
  return {
    ...places,
    below,
    isOne: isOneLandscape(places, heights),
    level: flown.altitude && levelledGround(flown.altitude, below),
  };
}

/** The whole earth as one tile of 16 pixels; one of eight has a pixel without a height. */
function terrainOf(seed: number): TerrainPicture {
  const random = seededRandom(seed);
  const pixels = Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, i) =>
    i % 4 === 0 ? 128 + wholeBetween(random, 0, 20) : 0,
  );
  if (seed % 8 === 0) pixels.fill(0, 0, 4 * wholeBetween(random, 1, 256));
  return { tile: { z: 0, x: 0, y: 0 }, size: 16, pixels };
}

/** Writes a flight in one of the formats, in turn, and reads it again: each fix must be there. */
export function writtenInTurn({ seed, flown }: FuzzedTrack): unknown {
  const { write, read } = FORMATS[turnOf(seed, FORMATS.length)] ?? FORMATS[0];
  const { time, lat, lng } = read(write({ name: NAME, flown }));
  expectThat(time.length === flown.length, 'each fix is written');
  for (let i = 0; i < flown.length; i += 1) {
    expectThat(time[i] === flown.time[i], 'times are written');
    const isThere = isSame(lat[i], flown.lat[i]) && isSame(lng[i], flown.lng[i]);
    expectThat(isThere, 'places are written');
  }
  return { lat, lng };
}

type WrittenTrack = Pick<ConvertibleTrack, 'time' | 'lat' | 'lng'>;

const FORMATS: Some<{
  readonly write: (track: NamedTrack) => string;
  readonly read: (text: string) => WrittenTrack;
}> = [
  { write: gpxOf, read: (text) => only(readGpx(text)) },
  { write: kmlOf, read: (text) => only(readKml(text)) },
  { write: geoJsonOf, read: readGeoJson },
];

/** A feature is a line, or a point where the flight has one fix. */
function readGeoJson(text: string): WrittenTrack {
  const { geometry, properties } = JSON.parse(text);
  const positions: readonly number[][] = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
  const times: readonly string[] = properties.coordinateProperties.times;
  return {
    time: times.map((time) => Date.parse(time) / 1000),
    lat: positions.map(([, lat = Number.NaN]) => lat),
    lng: positions.map(([lng = Number.NaN]) => lng),
  };
}

/** Whether a coordinate is the other one, rounded to six digits. */
function isSame(written = Number.NaN, flown = 0): boolean {
  return Math.abs(written - flown) < 1e-6;
}
