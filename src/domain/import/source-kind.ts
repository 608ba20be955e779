/**
 * What a file is, told by its content: a track (`igc`, `gpx`, `kml`), a ZIP of files, a table (CSV or XLSX), the database of
 * LogFly, a JSON of another logbook, Wingbook's archive.
 */
export type SourceKind = 'igc' | 'gpx' | 'kml' | 'zip' | 'table' | 'logfly' | 'json' | 'archive' | 'unknown';
