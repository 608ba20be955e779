import type { UPLOAD as EN } from '../en/upload.ts';
import { NUMBERS, plural } from './formats.ts';

export const UPLOAD: typeof EN = {
  title: 'Subir vuelos',
  file: 'Archivo CSV',
  choose: 'Elegir archivo CSV',
  import: 'Importar',
  importing: 'Importando…',
  failed: 'No se ha podido importar tu archivo',
  badRecords: 'No se ha podido importar tu archivo. Corrige estos registros:',
  record: 'Registro',
  error: 'Mensaje de error',
  showAll: (count) => `Mostrar los ${NUMBERS.whole(count)}`,
  added: ({ flightsNum, sitesNum, glidersNum }) => {
    const flights = plural(flightsNum, '1 vuelo añadido', `${flightsNum} vuelos añadidos`);
    const sites = plural(sitesNum, '1 zona añadida', `${sitesNum} zonas añadidas`);
    const gliders = plural(glidersNum, '1 vela añadida', `${glidersNum} velas añadidas`);
    return `Tus registros se han guardado: ${flights}; ${sites}; ${gliders}.`;
  },
  example: 'Descargar un ejemplo',
  formatTitle: 'Formato del archivo',
  columnsTitle: 'Todas las columnas',
  formatNote:
    'Un archivo CSV, como los guardan las hojas de cálculo, con una fila de encabezados que nombra las columnas en cualquier orden. Solo hace falta la fecha. Las zonas y velas que ya tienes se reconocen por su nombre y quedan como están.',
  columns: (unit) => ({
    date: 'aaaa-mm-dd; todo registro necesita una',
    airtime: 'minutos',
    altitude: `altitud máxima en ${unit}`,
    site: 'nombre; si es nueva, se añade a tus zonas',
    launchAltitude: `de la zona, en ${unit}`,
    location: 'de la zona, como texto',
    latitude: 'de la zona, en grados decimales',
    longitude: 'de la zona, en grados decimales',
    glider: 'nombre; si es nueva, se añade a tus velas',
    tags: 'separadas por comas',
  }),
  freeText: 'cualquier texto',
};
