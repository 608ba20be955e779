import { ARCHIVE_PATHS } from '../../import/archive.ts';
import { PRODUCT_NAME } from '../../product.ts';
import type {
  MISSING_TEXTS as EN_MISSING_TEXTS,
  MISSING_TRACKS_FILE as EN_MISSING_TRACKS_FILE,
  archiveReadme as enArchiveReadme,
  missingTracks as enMissingTracks,
} from '../en/archive.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'vuelo', 'vuelos')}`;

export const MISSING_TEXTS: typeof EN_MISSING_TEXTS = {
  damagedTrack: (count) =>
    `los archivos IGC de ${flights(count)}, dañados en la base de datos: avisa a quien administra ${PRODUCT_NAME}`,
  damagedFindings: (count) =>
    `cifras y puntuaciones de ${flights(count)}, que estaban dañadas en la base de datos y se vuelven a calcular: exporta de nuevo más tarde`,
  uncomputedFindings: (count) =>
    `cifras y puntuaciones de ${flights(count)}, que aún no se han calculado: exporta de nuevo más tarde`,
  newerFindings: (count) =>
    `cifras y puntuaciones de ${flights(count)}, ${plural(count, 'cuyo track ha analizado', 'cuyos tracks ha analizado')} una versión más nueva de ${PRODUCT_NAME}: exporta con esa versión`,
};

export const MISSING_TRACKS_FILE: typeof EN_MISSING_TRACKS_FILE = 'MISSING.txt';

export const missingTracks: typeof enMissingTracks = (paths) =>
  `Faltan estos archivos, porque están dañados en la base de datos. Avisa a quien administra ${PRODUCT_NAME}.\n\n${paths.join('\n')}\n`;

export const archiveReadme: typeof enArchiveReadme = (
  missing,
) => `Esto es una copia ${missing.length === 0 ? 'completa ' : ''}de un libro de vuelo de ${PRODUCT_NAME}: vuelos, zonas, velas, tracks y la cuenta.
${missing.length === 0 ? '' : missingNotice(missing)}
Para llevarlo de nuevo a ${PRODUCT_NAME}, elige este archivo ZIP en «Importar». En un libro de vuelo vacío, el resultado es el mismo libro de vuelo.

tracks/                     los archivos IGC tal como se subieron, byte a byte
*.csv                       tablas para personas y hojas de cálculo; flights.csv también se puede subir como CSV
${ARCHIVE_PATHS.logbook}           todos los campos, para programas: altitudes en metros, tiempos de vuelo en minutos, fechas y horas locales
${ARCHIVE_PATHS.schema}  qué contiene ${ARCHIVE_PATHS.logbook} (JSON Schema 2020-12)
${ARCHIVE_PATHS.account}           la cuenta: dirección de correo y los dispositivos con sesión abierta
${ARCHIVE_PATHS.manifest}               lista de todos los demás archivos con su SHA-256

Los archivos que han enviado tus dispositivos y que aún esperan en «Importar» no están incluidos: guárdalos antes.
`;

function missingNotice(missing: readonly string[]): string {
  return `
FALTA lo siguiente, consulta "missing" en ${ARCHIVE_PATHS.manifest}:
${missing.map((line) => `- ${line}\n`).join('')}`;
}
