import { expect, it } from 'vitest';
import { filesOfBulkArchive } from './bulk-archive.ts';

const STRAVA = ['activities.csv', 'activities/1.gpx.gz', 'activities/22.fit.gz', 'activities/3.tcx'];

it.each(['', 'export_1/'])('Strava’s archive has its list and the files that it names, in the folder %j', (folder) => {
  const inFolder = (paths: readonly string[]) => paths.map((path) => `${folder}${path}`);
  const others = inFolder(['bikes.csv', 'comments.csv', 'media/1.jpg', 'routes/1.gpx']);
  expect(filesOfBulkArchive([...inFolder(STRAVA), ...others])).toEqual(new Set(inFolder(STRAVA)));
});

it('Garmin’s archive has the files of watches', () => {
  const tracks = 'DI_CONNECT/DI-Connect-Fitness-Uploaded-Files/UploadedFiles_0-_Part1.zip';
  expect(filesOfBulkArchive([tracks, 'DI_CONNECT/DI-Connect-Wellness/sleep.json', 'customer_data/x.json'])).toEqual(
    new Set([tracks]),
  );
});

it.each([[['activities.csv', 'a.igc']], [['activities/1.gpx']], [['2025/activities.csv', 'activities/1.gpx']], [[]]])(
  'other files are none: %j',
  (paths) => {
    expect(filesOfBulkArchive(paths)).toBeNull();
  },
);
