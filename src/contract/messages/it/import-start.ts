import type { IMPORT_START as EN } from '../en/import-start.ts';

export const IMPORT_START: typeof EN = {
  title: 'Importazione',
  lead: 'Tracce dei tuoi strumenti, quante ne vuoi: file IGC, GPX, KML, FIT e TCX, file ZIP e cartelle che ne contengono. Tabelle di altri diari di volo: CSV e XLSX, con qualsiasi colonna, e il database di LogFly. Interi diari di volo scaricati da qui. Vedi tutto prima di salvare.',
  drop: 'Trascina qui file o cartelle',
  chooseFiles: 'Scegli file',
  chooseFolder: 'Scegli una cartella',
  files: 'File da importare',
  folder: 'Cartella da importare',
  tableHint: 'Un file CSV con le colonne di Wingbook si può anche caricare direttamente:',
  unreadableFolder: 'Una cartella non si è potuta leggere. Scegli direttamente i file.',
};
