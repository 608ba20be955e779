/** Strava's list of activities, and the files that it names, with the folder that they are in. */
const STRAVA_LIST = /^(.*\/)?activities\.csv$/i;
const STRAVA_TRACK = /^(.*\/)?activities\/\d+\.(?:gpx|fit|tcx)(?:\.gz)?$/i;
/** Garmin's archive has all files of watches in ZIPs of this folder, whose name begins otherwise from year to year. */
const GARMIN_TRACKS = /(?:^|\/)DI_CONNECT\/[^/]*Uploaded-Files\//i;

/**
 * Returns the files with activities in the archive of a whole account of Strava or Garmin: beside them there are a hundred tables and
 * lists of something else. Null for any other files.
 */
export function filesOfBulkArchive(paths: readonly string[]): ReadonlySet<string> | null {
  const lists = new Set(paths.flatMap((path) => folderOf(path, STRAVA_LIST) ?? []));
  const isOfStrava = (path: string): boolean =>
    [STRAVA_LIST, STRAVA_TRACK].some((pattern) => lists.has(folderOf(path, pattern) ?? '\0'));
  if (paths.some((path) => STRAVA_TRACK.test(path) && isOfStrava(path))) return new Set(paths.filter(isOfStrava));
  const ofGarmin = paths.filter((path) => GARMIN_TRACKS.test(path));
  return ofGarmin.length > 0 ? new Set(ofGarmin) : null;
}

function folderOf(path: string, pattern: RegExp): string | null {
  const found = pattern.exec(path);
  return found && (found[1] ?? '');
}
