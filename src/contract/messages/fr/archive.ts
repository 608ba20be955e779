import { ARCHIVE_PATHS } from '../../import/archive.ts';
import { PRODUCT_NAME } from '../../product.ts';
import type * as EN from '../en/archive.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'vol', 'vols')}`;

export const MISSING_TEXTS: typeof EN.MISSING_TEXTS = {
  damagedTrack: (count) =>
    `les fichiers IGC de ${flights(count)}, endommagés dans la base de données\u00a0: signalez-le à la personne qui gère ce serveur ${PRODUCT_NAME}`,
  damagedFindings: (count) =>
    `les chiffres et scores de ${flights(count)}, endommagés dans la base de données et en cours de recalcul\u00a0: exportez de nouveau plus tard`,
  uncomputedFindings: (count) =>
    `les chiffres et scores de ${flights(count)}, pas encore calculés\u00a0: exportez de nouveau plus tard`,
  newerFindings: (count) =>
    `les chiffres et scores de ${flights(count)}, dont les traces ont été analysées par une version plus récente de ${PRODUCT_NAME}\u00a0: exportez avec cette version`,
};

export const MISSING_TRACKS_FILE: typeof EN.MISSING_TRACKS_FILE = 'MISSING.txt';

export const missingTracks: typeof EN.missingTracks = (paths) =>
  `Ces fichiers manquent, car ils sont endommagés dans la base de données. Signalez-le à la personne qui gère ce serveur ${PRODUCT_NAME}.\n\n${paths.join('\n')}\n`;

export const archiveReadme: typeof EN.archiveReadme = (missing) =>
  `Voici un carnet de vol ${PRODUCT_NAME}${missing.length === 0 ? ' complet' : ''}\u00a0: vols, sites, voiles, traces et compte.
${missing.length === 0 ? '' : missingNotice(missing)}
Pour le remettre dans ${PRODUCT_NAME}, déposez ce fichier ZIP sur la page «\u00a0Import\u00a0». Importé dans un carnet vide, il redonne le même carnet.

tracks/                     les fichiers IGC, octet pour octet tels qu’ils ont été donnés
*.csv                       des tableaux, à lire ou à ouvrir dans un tableur\u202f; flights.csv peut aussi être importé comme CSV
${ARCHIVE_PATHS.logbook}           tous les champs, pour des programmes\u00a0: altitudes en mètres, temps de vol en minutes, dates et heures locales
${ARCHIVE_PATHS.schema}  ce que contient ${ARCHIVE_PATHS.logbook} (JSON Schema 2020-12)
${ARCHIVE_PATHS.account}           le compte\u00a0: adresse e-mail, et les appareils où une session était ouverte
${ARCHIVE_PATHS.manifest}               la liste de tous les autres fichiers avec leur SHA-256

Les fichiers que des appareils ont envoyés et qui attendent encore sur la page «\u00a0Import\u00a0» n’y sont pas\u00a0: enregistrez-les d’abord.
`;

function missingNotice(missing: readonly string[]): string {
  return `
IL MANQUE, voir "missing" dans ${ARCHIVE_PATHS.manifest}\u00a0:
${missing.map((line) => `- ${line}\n`).join('')}`;
}
