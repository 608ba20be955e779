/** Why a file of an import is not read. */
export const READ_PROBLEMS = [
  /** None of the kinds that can be imported. */
  'notFlightFile',
  'empty',
  'tooLarge',
  /** The file itself could not be read: it was moved or changed since it was chosen. */
  'gone',
  /** An IGC file that is not one, or has no date. */
  'notReadable',
  'noFixes',
  /** A GPX or KML file without times. */
  'noTimes',
  'noTrack',
  /** A KML file whose times and places are not of equal number. */
  'unevenTrack',
  'badXml',
  'doctype',
  'tooDeep',
  'badJson',
  'noFlights',
  'encrypted',
  'badZip',
  'unknownCompression',
  'wrongLength',
  'wrongChecksum',
  'overlapping',
  'tooManyEntries',
  'tooMuchContent',
  'zipTooDeep',
  /** A table with more rows than are read. */
  'tooManyRows',
] as const;

/** One of {@link READ_PROBLEMS}. */
export type ReadProblem = (typeof READ_PROBLEMS)[number];
