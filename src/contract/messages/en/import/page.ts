import { NUMBERS } from '../formats/numbers.ts';
import { plural } from '../formats/plural.ts';

const { whole } = NUMBERS;
const megabytes = (bytes: number): string => whole(Math.ceil(bytes / 2 ** 20));

/** The import page: choosing and reading files. */
export const IMPORT_PAGE = {
  title: 'Import',
  lead: 'Tracks of your recorders, as many as you like: IGC, GPX and KML files, ZIP files and folders of them. Tables of other logbooks: CSV and XLSX, whatever their columns, and the database of LogFly. Whole logbooks that were downloaded here. You see everything before anything is saved.',
  drop: 'Drop files or folders here',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  files: 'Files to import',
  folder: 'Folder to import',
  tableHint: 'A CSV file in Wingbook’s own columns can also be taken over as a whole:',
  source: (first: string, others: number): string => `${first} and ${whole(others)} more`,
  unreadableFolder: 'A folder could not be read. Please choose the files instead.',
  reading: 'Reading your files',
  readOf: (read: number, files: number): string => `${whole(read)} of ${whole(files)} files`,
  found: (flights: number): string => `${whole(flights)} ${plural(flights, 'flight', 'flights')} found`,
  sendingDatabase: (path: string, sent: number, size: number): string =>
    `${path}: ${megabytes(sent)} of ${megabytes(size)} MB sent to the server`,
  readingDatabase: (path: string): string => `${path} is being read by the server …`,
  readOfDatabase: (path: string, read: number, all: number): string =>
    `${path}: ${whole(read)} of ${whole(all)} flights`,
  comparing: 'Comparing with your logbook …',
  stop: 'Stop',
  nothing: 'There is no flight in these files.',
  otherFiles: 'Choose other files',
  readingFailed: 'The files could not be read.',
};
