import type { UPLOAD as EN } from '../en/upload.ts';
import { NUMBERS, plural } from './formats.ts';

export const UPLOAD: typeof EN = {
  title: 'Importer des vols (CSV)',
  file: 'Fichier CSV',
  choose: 'Choisir un fichier CSV',
  import: 'Importer',
  importing: 'Import en cours…',
  failed: 'Le fichier n’a pas pu être importé',
  badRecords: 'Le fichier n’a pas pu être importé. Corrigez ces entrées\u00a0:',
  record: 'Entrée n°',
  error: 'Message d’erreur',
  showAll: (count) => `Tout afficher (${NUMBERS.whole(count)})`,
  added: ({ flightsNum, sitesNum, glidersNum }) => {
    const flights = plural(flightsNum, `${flightsNum} vol ajouté`, `${flightsNum} vols ajoutés`);
    const sites = plural(sitesNum, `${sitesNum} site ajouté`, `${sitesNum} sites ajoutés`);
    const gliders = plural(glidersNum, `${glidersNum} voile ajoutée`, `${glidersNum} voiles ajoutées`);
    return `Vos données sont enregistrées\u00a0: ${flights}\u202f; ${sites}\u202f; ${gliders}.`;
  },
  example: 'Télécharger un exemple',
  formatTitle: 'À quoi ressemble le fichier',
  columnsTitle: 'Toutes les colonnes',
  formatNote:
    'Un fichier CSV, comme en enregistre un tableur, avec une ligne d’en-têtes qui nomme les colonnes dans n’importe quel ordre. Seule la date est obligatoire. Les sites et voiles que vous avez déjà sont reconnus à leur nom et restent tels quels.',
  columns: (unit) => ({
    date: 'aaaa-mm-jj\u202f; obligatoire dans chaque entrée',
    airtime: 'minutes',
    altitude: `altitude maximale en ${unit}`,
    site: 'nom\u202f; s’il est nouveau, il s’ajoute à vos sites',
    launchAltitude: `du site, en ${unit}`,
    location: 'du site, en mots',
    latitude: 'du site, en degrés décimaux',
    longitude: 'du site, en degrés décimaux',
    glider: 'nom\u202f; s’il est nouveau, il s’ajoute à vos voiles',
    tags: 'séparés par des virgules',
  }),
  freeText: 'texte libre',
};
