import type { IMPORT_START as EN } from '../en/import-start.ts';

export const IMPORT_START: typeof EN = {
  title: 'Import',
  lead: 'Importiere Tracks deiner Geräte, so viele du magst: IGC-, GPX-, KML-, FIT- und TCX-Dateien, ZIP-Dateien und Ordner davon. Dazu Tabellen anderer Flugbücher: CSV und XLSX mit beliebigen Spalten und die Datenbank von LogFly. Und ganze Flugbücher, die hier heruntergeladen wurden. Du siehst alles, bevor etwas gespeichert wird.',
  drop: 'Dateien oder Ordner hierher ziehen',
  chooseFiles: 'Dateien wählen',
  chooseFolder: 'Ordner wählen',
  files: 'Dateien zum Importieren',
  folder: 'Ordner zum Importieren',
  tableHint: 'Eine CSV-Datei mit Wingbooks eigenen Spalten lässt sich auch als Ganzes übernehmen:',
  unreadableFolder: 'Ein Ordner ließ sich nicht lesen. Wähle stattdessen die Dateien.',
};
