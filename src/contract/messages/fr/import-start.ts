import type { IMPORT_START as EN } from '../en/import-start.ts';

export const IMPORT_START: typeof EN = {
  title: 'Import',
  lead: 'Les traces de vos instruments, autant que vous voulez\u00a0: fichiers IGC, GPX, KML, FIT et TCX, fichiers ZIP et dossiers. Les tableaux d’autres carnets\u00a0: CSV et XLSX, quelles que soient leurs colonnes, et la base de données de LogFly. Les carnets complets téléchargés ici. Rien n’est enregistré avant que vous ayez tout vu.',
  drop: 'Déposez ici des fichiers ou des dossiers',
  chooseFiles: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  files: 'Fichiers à importer',
  folder: 'Dossier à importer',
  tableHint: 'Un fichier CSV aux colonnes de Wingbook peut aussi être importé directement\u00a0:',
  unreadableFolder: 'Un dossier n’a pas pu être lu. Choisissez plutôt les fichiers.',
};
