import type { UPLOAD as EN } from '../en/upload.ts';
import { NUMBERS, plural } from './formats.ts';

export const UPLOAD: typeof EN = {
  title: 'Flüge hochladen',
  file: 'CSV-Datei',
  choose: 'CSV-Datei wählen',
  import: 'Importieren',
  importing: 'Wird importiert …',
  failed: 'Deine Datei konnte nicht importiert werden',
  badRecords: 'Deine Datei konnte nicht importiert werden. Korrigiere diese Datensätze:',
  record: 'Datensatz',
  error: 'Fehlermeldung',
  showAll: (count) => `Alle ${NUMBERS.whole(count)} anzeigen`,
  added: ({ flightsNum, sitesNum, glidersNum }) => {
    const flights = plural(flightsNum, '1 Flug hinzugefügt', `${flightsNum} Flüge hinzugefügt`);
    const sites = plural(sitesNum, '1 Fluggebiet hinzugefügt', `${sitesNum} Fluggebiete hinzugefügt`);
    const gliders = plural(glidersNum, '1 Schirm hinzugefügt', `${glidersNum} Schirme hinzugefügt`);
    return `Gespeichert: ${flights}; ${sites}; ${gliders}.`;
  },
  example: 'Beispiel herunterladen',
  formatTitle: 'So muss die Datei aussehen',
  columnsTitle: 'Alle Spalten',
  formatNote:
    'Eine CSV-Datei, wie Tabellenprogramme sie speichern, mit einer Kopfzeile, die die Spalten in beliebiger Reihenfolge nennt. Nötig ist nur das Datum. Fluggebiete und Schirme, die du schon hast, werden an ihren Namen erkannt und bleiben, wie sie sind.',
  columns: (unit) => ({
    date: 'JJJJ-MM-TT; jeder Datensatz braucht es',
    airtime: 'Minuten',
    altitude: `maximale Höhe in ${unit}`,
    site: 'Name; ein neues kommt zu deinen Fluggebieten',
    launchAltitude: `des Fluggebiets, in ${unit}`,
    location: 'des Fluggebiets, in Worten',
    latitude: 'des Fluggebiets, in Dezimalgrad',
    longitude: 'des Fluggebiets, in Dezimalgrad',
    glider: 'Name; ein neuer kommt zu deinen Schirmen',
    tags: 'durch Kommas getrennt',
  }),
  freeText: 'beliebig',
};
