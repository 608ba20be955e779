import { packAirspaces } from '#server/airspace/pack-airspaces';
import { readDemo } from '#server/demo/read-demo';
import { nearestPlaces } from '#server/places/nearest-place';
import { timeZones } from '#server/places/timezones';
import { packArchiveFiles } from '#server/services/export/pack-archive';
import { packInboxFile } from '#server/services/inbox/pack-inbox-file';
import { readInboxFile } from '#server/services/inbox/read-inbox-file';
import { packLoad } from '#server/services/logbook/pack-load';
import { readFlightsFile } from '#server/services/logbook/read-flights-file';
import { computeFindings } from '#server/services/tracks/compute-findings';
import { analyseAgain, prepareTrack } from '#server/services/tracks/prepare-track';
import type { TaskTable } from '#server/threads/task';

/** The tasks of the thread pool. */
export const TASKS = {
  prepareTrack,
  readFlightsFile,
  packLoad,
  packInboxFile,
  readInboxFile,
  packArchiveFiles,
  packAirspaces,
  analyseAgain,
  computeFindings,
  timeZones,
  nearestPlaces,
  readDemo,
} as const satisfies TaskTable;

export type Tasks = typeof TASKS;
