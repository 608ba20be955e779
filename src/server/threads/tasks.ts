import { readDemo } from '#server/demo/read-demo';
import type { TaskTable } from './task.ts';
import { computeFindings } from './tasks/compute-findings.ts';
import { nearestPlaces } from './tasks/nearest-places.ts';
import { packAirspaces } from './tasks/pack-airspaces.ts';
import { packArchiveFiles } from './tasks/pack-archive-files.ts';
import { packLoad } from './tasks/pack-load.ts';
import { prepareTrack } from './tasks/prepare-track.ts';
import { readFlightsFile } from './tasks/read-flights-file.ts';
import { analyseAgain } from './tasks/stored-analysis.ts';
import { timeZones } from './tasks/time-zones.ts';

/** The tasks of the thread pool. */
export const TASKS = {
  prepareTrack,
  readFlightsFile,
  packLoad,
  packArchiveFiles,
  packAirspaces,
  analyseAgain,
  computeFindings,
  timeZones,
  nearestPlaces,
  readDemo,
} as const satisfies TaskTable;

/** The type of the table. */
export type Tasks = typeof TASKS;
