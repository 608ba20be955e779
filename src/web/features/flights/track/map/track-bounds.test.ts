import { describe, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import { airspaceBox, boundsOfTrack, nearestFix } from './track-bounds.ts';

it('returns the bounding box of a track', () => {
  const track = trackData({ lat: [46.6, 46.4, 46.5], lng: [7.2, 7.1, 7.4] });
  expect(boundsOfTrack(track)).toEqual([7.1, 46.4, 7.4, 46.6]);
});

it('returns that of a track beyond 180° on its side', () => {
  expect(boundsOfTrack(trackData({ lat: [-16, -16, -16], lng: [180.1, 180.2, 180.3] }))).toEqual([
    180.1, -16, 180.3, -16,
  ]);
  expect(boundsOfTrack(trackData({ lat: [-16, -16, -16], lng: [179.9, 180, 180.2] }))).toEqual([
    179.9, -16, 180.2, -16,
  ]);
});

describe('nearestFix', () => {
  const track = trackData({ lat: [46, 46, 46, 46], lng: [7, 7.1, 7.2, 7.3], line: [0, 2, 3] });

  it('returns the nearest fix of the drawn line', () => {
    expect(nearestFix(track, { lat: 46.001, lng: 7.21 }, 0.05)).toBe(2);
  });

  it('finds a place beyond 180° by either of its longitudes', () => {
    const pacific = trackData({ lat: [-16, -16, -16], lng: [179.9, 180, 180.1] });
    for (const lng of [180.09, -179.91]) expect(nearestFix(pacific, { lat: -16, lng }, 0.05)).toBe(2);
  });

  it('returns null out of reach', () => {
    expect(nearestFix(track, { lat: 46.2, lng: 7.2 }, 0.05)).toBeNull();
  });

  it('reaches as far east as north on the ground', () => {
    const northern = trackData({ lat: [60, 60, 60], lng: [10, 10, 10] });
    expect(nearestFix(northern, { lat: 60, lng: 10.09 }, 0.05)).toBe(0);
    expect(nearestFix(northern, { lat: 60, lng: 10.11 }, 0.05)).toBeNull();
  });
});

it('airspaces are asked for in a box somewhat larger than the flight', () => {
  expect(airspaceBox([7, 46, 7, 46])).toEqual({ west: 6.9, south: 45.9, east: 7.1, north: 46.1 });
  expect(airspaceBox([7.123_4, 46, 8.123_4, 46.5])).toEqual({ west: 6.87, south: 45.82, east: 8.38, north: 46.68 });
});
