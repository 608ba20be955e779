import { ARCHIVE_PATHS } from '../../import/archive.ts';
import { PRODUCT_NAME } from '../../product.ts';
import type * as EN from '../en/archive.ts';
import { NUMBERS, plural } from './formats.ts';

const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'volo', 'voli')}`;

export const MISSING_TEXTS: typeof EN.MISSING_TEXTS = {
  damagedTrack: (count) =>
    `i file IGC di ${flights(count)}, danneggiati nel database: avvisa chi gestisce ${PRODUCT_NAME}`,
  damagedFindings: (count) =>
    `dati e punteggi di ${flights(count)}, danneggiati nel database e ora in ricalcolo: esporta di nuovo più tardi`,
  uncomputedFindings: (count) =>
    `dati e punteggi di ${flights(count)}, non ancora calcolati: esporta di nuovo più tardi`,
  newerFindings: (count) =>
    `dati e punteggi di ${flights(count)}, con tracce analizzate da una versione più recente di ${PRODUCT_NAME}: esporta con quella versione`,
};

export const MISSING_TRACKS_FILE: typeof EN.MISSING_TRACKS_FILE = 'MISSING.txt';

export const missingTracks: typeof EN.missingTracks = (paths) =>
  `Mancano questi file, perché sono danneggiati nel database. Avvisa chi gestisce ${PRODUCT_NAME}.\n\n${paths.join('\n')}\n`;

export const archiveReadme: typeof EN.archiveReadme = (missing) =>
  `Questo è un diario di volo di ${PRODUCT_NAME}${missing.length === 0 ? ', completo' : ''}: voli, siti, vele, tracce e account.
${missing.length === 0 ? '' : missingNotice(missing)}
Per riportarlo in ${PRODUCT_NAME}, carica questo file ZIP nella pagina Importazione. Un diario di volo vuoto torna così uguale a questo.

tracks/                     i file IGC, byte per byte come sono stati caricati
*.csv                       tabelle da leggere e per i fogli di calcolo; flights.csv si può anche caricare come CSV
${ARCHIVE_PATHS.logbook}           tutti i campi, per i programmi: quote in metri, tempi di volo in minuti, date e orari locali
${ARCHIVE_PATHS.schema}  che cosa contiene ${ARCHIVE_PATHS.logbook} (JSON Schema 2020-12)
${ARCHIVE_PATHS.account}           l’account: indirizzo e-mail e dispositivi con una sessione aperta
${ARCHIVE_PATHS.manifest}               elenca tutti gli altri file con il loro SHA-256

I file inviati da dispositivi, ancora in attesa nella pagina Importazione, non ci sono: salvali prima.
`;

function missingNotice(missing: readonly string[]): string {
  return `
MANCANO, vedi «missing» in ${ARCHIVE_PATHS.manifest}:
${missing.map((line) => `- ${line}\n`).join('')}`;
}
