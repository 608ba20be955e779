import type { ReadProblem } from '#domain/import/read-problem';

/** Why a file of an import is not read. */
export const READ_PROBLEM_TEXTS: Readonly<Record<ReadProblem, string>> = {
  notFlightFile: 'This is no file with a flight.',
  empty: 'The file is empty.',
  tooLarge: 'The file is larger than 2 MB, the most that one track may have.',
  gone: 'The file could not be read: it was moved or changed.',
  notReadable: 'The track cannot be read.',
  noFixes: 'The track has no positions.',
  noTimes: 'The track has no times, so it cannot be a flight.',
  noTrack: 'The file has no track.',
  unevenTrack: 'The track has not as many times as positions, so they cannot be told apart.',
  badXml: 'The file is damaged: it is not valid XML.',
  doctype: 'The file declares XML entities, which are not read.',
  tooDeep: 'The file is nested too deeply.',
  badJson: 'The file is damaged: it is not valid JSON.',
  noFlights: 'The file has no flights.',
  encrypted: 'The file is protected by a password.',
  badZip: 'The ZIP file is damaged.',
  unknownCompression: 'The file is packed in a way that cannot be read.',
  wrongLength: 'The file is damaged: its length is wrong.',
  wrongChecksum: 'The file is damaged: its checksum is wrong.',
  overlapping: 'The ZIP file is damaged: its files overlap.',
  tooManyEntries: 'The ZIP file has more than 20 000 files.',
  tooMuchContent: 'The ZIP file has more than 4 GB of content.',
  zipTooDeep: 'ZIP files are nested too deeply.',
  tooManyRows: 'The table has more than 20 000 rows.',
};
