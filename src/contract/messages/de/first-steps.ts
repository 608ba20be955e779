import { PRODUCT_NAME } from '#contract/product';
import type { FIRST_STEPS as EN } from '../en/first-steps.ts';
import { NUMBERS, plural } from './formats.ts';

export const FIRST_STEPS: typeof EN = {
  title: 'Erste Schritte',
  progress: (done, count) => `${done} von ${count} erledigt`,
  done: 'Erledigt:',
  hide: 'Ausblenden',
  files: {
    title: 'Aus deinen Tracks',
    text: 'Datum, Uhrzeit, Fluggebiet, Flugzeit und Höhe kommen aus den Dateien.',
    label: 'IGC-Dateien',
    choose: 'IGC-Dateien wählen',
    orDrop: 'oder auf diese Seite ziehen',
  },
  import: {
    title: 'Aus einem anderen Flugbuch',
    text: 'Ordner und ZIP-Dateien mit Tracks, Tabellen und allem, was andere Flugbücher exportieren.',
  },
  byHand: { title: 'Von Hand', text: 'Das Datum genügt; Fluggebiet, Flugzeit und den Rest kannst du weglassen.' },
  units: {
    text: (altitude, distance) => `Einheiten: ${altitude} und ${distance}`,
    action: 'Einheiten ändern',
  },
  before: {
    todo: `Schon vor ${PRODUCT_NAME} geflogen? Dann beginnen deine Summen nicht bei null`,
    text: (count) =>
      count === 0
        ? `Vor ${PRODUCT_NAME} nicht geflogen`
        : `${NUMBERS.whole(count)} ${plural(count, 'Flug', 'Flüge')} vor ${PRODUCT_NAME}`,
    airtimeOnly: `Flugzeit vor ${PRODUCT_NAME}`,
    action: 'Flüge eintragen',
    none: 'Nein',
  },
  glider: { todo: 'Dein Schirm: Seine Flüge und Stunden werden gezählt', text: 'Dein erster Schirm' },
  flight: { todo: 'Dein erster Flug, auf einem dieser drei Wege', text: 'Dein erster Flug' },
};
