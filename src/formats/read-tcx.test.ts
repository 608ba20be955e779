import { expect, it } from 'vitest';
import { ReadError } from './read-error.ts';
import { readTcx } from './read-tcx.ts';

const T = Date.parse('2026-05-03T10:00:00Z') / 1_000;

function point(
  time: string,
  place = '<LatitudeDegrees>46.69</LatitudeDegrees><LongitudeDegrees>7.86</LongitudeDegrees>',
) {
  return `<Trackpoint><Time>2026-05-03T${time}</Time><Position>${place}</Position><AltitudeMeters>1600.5</AltitudeMeters></Trackpoint>`;
}

const lap = (points: string): string => `<Lap><Track>${points}</Track></Lap>`;
const tcx = (content: string): string =>
  `<?xml version="1.0"?><TrainingCenterDatabase>${content}</TrainingCenterDatabase>`;
const activities = (...laps: readonly string[]): string =>
  tcx(`<Activities>${laps.map((each) => `<Activity Sport="Other">${each}</Activity>`).join('')}</Activities>`);

function problemOf(text: string): string {
  try {
    readTcx(text);
  } catch (error) {
    if (error instanceof ReadError) return error.problem;
    throw error;
  }
  return 'none';
}

it('a TCX file is a track for each activity, with its laps joined', () => {
  const first = lap(point('10:00:00Z')) + lap(point('10:30:00Z'));
  const [track, second, ...others] = readTcx(activities(first, lap(point('15:00:00Z'))));
  expect(others).toEqual([]);
  expect(track).toMatchObject({
    time: [T, T + 1_800],
    lat: [46.69, 46.69],
    lng: [7.86, 7.86],
    altitude: [1600.5, 1600.5],
  });
  expect(second?.time).toEqual([T + 18_000]);
});

it('its sport and its times may not be those of a flight', () => {
  const [track] = readTcx(tcx(`<Activity Sport="Biking">${lap(point('10:00:00'))}</Activity>`));
  expect(track).toMatchObject({ isOtherSport: true, timesNote: 'noZone' });
  expect(readTcx(activities(lap(point('10:00:00Z'))))[0]).toMatchObject({ isOtherSport: false, timesNote: null });
});

it.each([
  ['without positions', activities(lap(point('10:00:00Z', ''))), 'noFixes'],
  [
    'with a course alone, whose times are plans',
    tcx(`<Course><Track>${point('10:00:00Z')}</Track></Course>`),
    'noTimes',
  ],
  ['without a track', activities(''), 'noTrack'],
])('a TCX file %s is refused', (_, text, problem) => {
  expect(problemOf(text)).toBe(problem);
});
