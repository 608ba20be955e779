/** Why a file of an import is not read. */
export const READ_PROBLEMS = [
  /** None of the kinds that can be imported. */
  'notFlightFile',
  /** A spreadsheet that is no XLSX: OpenDocument, Numbers, an older Excel. */
  'otherSpreadsheet',
  /** Files beside flights: waypoints, airspaces, the log of a receiver, a track that cannot be read. */
  'waypoints',
  'airspaces',
  'nmea',
  'otherTrack',
  'empty',
  /** A track. */
  'tooLarge',
  /** A file of another format. */
  'tooLargeFile',
  /** A file of tracks that is no IGC. */
  'tooManyTracks',
  /** The file itself could not be read: it was moved or changed since it was chosen. */
  'gone',
  /** An IGC file that is not one, or has no date. */
  'notReadable',
  'noFixes',
  /** A file of tracks without times. */
  'noTimes',
  'noTrack',
  /** A file with waypoints, a route or a course alone. */
  'onlyPlaces',
  /** A KML file whose times and places are not of equal number. */
  'unevenTrack',
  'badXml',
  'doctype',
  'tooDeep',
  'badJson',
  'noFlights',
  'encrypted',
  'badZip',
  /** A file in a ZIP. */
  'badEntry',
  'unknownCompression',
  'wrongLength',
  'wrongChecksum',
  'overlapping',
  'tooManyEntries',
  'tooMuchContent',
  'zipTooDeep',
  /** The files of a Strava or Garmin archive beside activities. */
  'otherFilesOfArchive',
  /** LogFly's database: more than is read, or than the browser has memory for. */
  'databaseTooLarge',
  /** A flight without a day, or with one that cannot be read. */
  'noDate',
  /** No SQLite database with LogFly's table of flights. */
  'notLogfly',
  /** Damaged, or reading it takes more time or memory than any logbook needs. */
  'badDatabase',
  'tooManyFlights',
  /** The code that reads the file could not be loaded: the device is offline, or a new version was installed. */
  'notLoaded',
  /** A table with more rows than are read. */
  'tooManyRows',
  /** An archive of a later version of Wingbook. */
  'newerArchive',
  /** The list of an archive's files, or its logbook, is not valid. */
  'badArchive',
  /** An archive names a file that it does not have. */
  'missingFile',
] as const;

/** One of {@link READ_PROBLEMS}. */
export type ReadProblem = (typeof READ_PROBLEMS)[number];
