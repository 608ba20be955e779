import { MAX_FILE_NAME } from '#domain/file';

const ENDING = '.igc';

/** Returns the name that the track of a source file is stored under: `flight.igc`; with a number from the second track on. */
export function igcFileName(path: string, index: number): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.replace(/\.(igc|gpx|kml|xml|txt)$/i, '');
  const ending = `${index === 0 ? '' : `-${index + 1}`}${ENDING}`;
  return (
    Array.from(stem)
      .slice(0, MAX_FILE_NAME - ending.length)
      .join('') + ending
  );
}
