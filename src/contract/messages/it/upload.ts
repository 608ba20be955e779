import type { UPLOAD as EN } from '../en/upload.ts';
import { NUMBERS, plural } from './formats.ts';

export const UPLOAD: typeof EN = {
  title: 'Carica voli',
  file: 'File CSV',
  choose: 'Scegli file CSV',
  import: 'Importa',
  importing: 'Importazione…',
  failed: 'Importazione non riuscita',
  badRecords: 'Importazione non riuscita. Correggi queste righe:',
  record: 'Riga n.',
  error: 'Errore',
  showAll: (count) => `Mostra tutte (${NUMBERS.whole(count)})`,
  added: ({ flightsNum, sitesNum, glidersNum }) => {
    const flights = plural(flightsNum, '1 volo aggiunto', `${flightsNum} voli aggiunti`);
    const sites = plural(sitesNum, '1 sito aggiunto', `${sitesNum} siti aggiunti`);
    const gliders = plural(glidersNum, '1 vela aggiunta', `${glidersNum} vele aggiunte`);
    return `Le righe sono state salvate: ${flights}; ${sites}; ${gliders}.`;
  },
  example: 'Scarica un esempio',
  formatTitle: 'Com’è fatto il file',
  columnsTitle: 'Tutte le colonne',
  formatNote:
    'Un file CSV, come lo salvano i fogli di calcolo, con una riga di intestazioni che indica le colonne in qualsiasi ordine. Serve solo la data. Siti e vele che hai già si riconoscono dal nome e restano come sono.',
  columns: (unit) => ({
    date: 'aaaa-mm-gg; serve in ogni riga',
    airtime: 'minuti',
    altitude: `quota massima in ${unit}`,
    site: 'nome; se è nuovo si aggiunge ai tuoi siti',
    launchAltitude: `del sito, in ${unit}`,
    location: 'del sito, a parole',
    latitude: 'del sito, gradi decimali',
    longitude: 'del sito, gradi decimali',
    glider: 'nome; se è nuovo si aggiunge alle tue vele',
    tags: 'separati da virgole',
  }),
  freeText: 'testo libero',
};
