/** The start of the import, where files are chosen: also without a connection. */
export const IMPORT_START = {
  /** Title of the page, a noun; buttons that lead there are in every-page.ts. */
  title: 'Import',
  lead: 'Tracks from your instruments, as many as you like: IGC, GPX, KML, FIT and TCX files, ZIP files and folders of them. Tables of other logbooks: CSV and XLSX, whatever their columns, and the database of LogFly. Whole logbooks that were downloaded here. You see everything before anything is saved.',
  drop: 'Drop files or folders here',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  // Names of the two buttons that choose, for screen readers.
  files: 'Files to import',
  folder: 'Folder to import',
  tableHint: 'A CSV file in Wingbook’s own columns can also be taken over as a whole:',
  unreadableFolder: 'A folder could not be read. Please choose the files instead.',
};
