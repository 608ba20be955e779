import type { UNFINISHED_FLIGHT as EN } from '../en/unfinished-flight.ts';

export const UNFINISHED_FLIGHT: typeof EN = {
  question: (file) => `Ein neuer Flug ist noch nicht fertig. Was soll mit ${file} geschehen?`,
  asAnother: 'Als weiteren Flug hinzufügen',
  asAnotherHint: 'Der angefangene Flug bleibt, wie er ist: „Neuer Flug“ öffnet ihn danach.',
  replaceTrack: 'Track ersetzen',
  useForIt: 'Für den angefangenen Flug verwenden',
  afterCancel: 'Nach „Abbrechen“ steht die Datei auf der Importseite.',
  keptBeside: 'Ein weiterer angefangener Flug ist noch da.',
  openKept: 'Öffnen',
};
