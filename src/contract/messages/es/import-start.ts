import type { IMPORT_START as EN } from '../en/import-start.ts';

export const IMPORT_START: typeof EN = {
  title: 'Importar',
  lead: 'Tracks de tus instrumentos, tantos como quieras: archivos IGC, GPX, KML, FIT y TCX, archivos ZIP y carpetas con ellos. Tablas de otros libros de vuelo: CSV y XLSX, sean cuales sean sus columnas, y la base de datos de LogFly. Copias completas que se descargaron aquí. Lo ves todo antes de que se guarde nada.',
  drop: 'Suelta aquí archivos o carpetas',
  chooseFiles: 'Elegir archivos',
  chooseFolder: 'Elegir carpeta',
  files: 'Archivos para importar',
  folder: 'Carpeta para importar',
  tableHint: 'Un archivo CSV con las columnas propias de Wingbook también se puede importar tal cual:',
  unreadableFolder: 'No se ha podido leer una carpeta. Elige los archivos en su lugar.',
};
