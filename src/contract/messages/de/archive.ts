import { ARCHIVE_PATHS } from '../../import/archive.ts';
import { PRODUCT_NAME } from '../../product.ts';
import type {
  archiveReadme as archiveReadmeEn,
  MISSING_TEXTS as MISSING_TEXTS_EN,
  missingTracks as missingTracksEn,
} from '../en/archive.ts';
import { NUMBERS, plural } from './formats.ts';

/** Behind a preposition: `von 3 Flügen`. */
const flights = (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'Flug', 'Flügen')}`;

const OPERATOR = `Melde es der Administration von ${PRODUCT_NAME}`;

export const MISSING_TEXTS: typeof MISSING_TEXTS_EN = {
  damagedTrack: (count) =>
    plural(
      count,
      `die IGC-Datei von ${flights(count)}, die in der Datenbank beschädigt ist: ${OPERATOR}`,
      `die IGC-Dateien von ${flights(count)}, die in der Datenbank beschädigt sind: ${OPERATOR}`,
    ),
  damagedFindings: (count) =>
    `Kennzahlen und Wertungen von ${flights(count)}, die in der Datenbank beschädigt waren und neu berechnet werden: Exportiere später noch einmal`,
  uncomputedFindings: (count) =>
    `Kennzahlen und Wertungen von ${flights(count)}, die noch nicht berechnet sind: Exportiere später noch einmal`,
  newerFindings: (count) =>
    `Kennzahlen und Wertungen von ${flights(count)}, ${plural(count, 'dessen Track', 'deren Tracks')} eine neuere Version von ${PRODUCT_NAME} ausgewertet hat: Exportiere mit dieser Version`,
};

export const MISSING_TRACKS_FILE = 'MISSING.txt';

export const missingTracks: typeof missingTracksEn = (paths) =>
  `Diese Dateien fehlen, weil sie in der Datenbank beschädigt sind. ${OPERATOR}.\n\n${paths.join('\n')}\n`;

export const archiveReadme: typeof archiveReadmeEn = (missing) =>
  `Dies ist ein ${missing.length === 0 ? 'vollständiges ' : ''}Flugbuch von ${PRODUCT_NAME}: Flüge, Fluggebiete, Schirme, Tracks und das Konto.
${missing.length === 0 ? '' : missingNotice(missing)}
Um es wieder in ${PRODUCT_NAME} einzulesen, wähle diese ZIP-Datei auf der Seite „Import“. In einem leeren Flugbuch entsteht daraus dasselbe Flugbuch.

tracks/                     die IGC-Dateien, Byte für Byte, wie sie hochgeladen wurden
*.csv                       Tabellen für Menschen und Tabellenprogramme; flights.csv lässt sich auch als CSV hochladen
${ARCHIVE_PATHS.logbook}           alle Felder, für Programme: Höhen in Metern, Flugzeiten in Minuten, Datum und Uhrzeit vor Ort
${ARCHIVE_PATHS.schema}  was in ${ARCHIVE_PATHS.logbook} steht (JSON Schema 2020-12)
${ARCHIVE_PATHS.account}           das Konto: E-Mail-Adresse und die Geräte, die angemeldet waren
${ARCHIVE_PATHS.manifest}               nennt alle anderen Dateien mit ihrem SHA-256

Dateien von Geräten, die noch auf der Seite „Import“ warten, sind nicht dabei: Übernimm sie vorher.
`;

function missingNotice(missing: readonly string[]): string {
  return `
ES FEHLT, siehe „missing“ in ${ARCHIVE_PATHS.manifest}:
${missing.map((line) => `- ${line}\n`).join('')}`;
}
