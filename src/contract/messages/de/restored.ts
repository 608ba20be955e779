import type { RESTORED as EN } from '../en/restored.ts';
import { counted, plural } from './formats.ts';

export const RESTORED: typeof EN = {
  title: 'Fehlt seit der Wiederherstellung',
  notice: (items) =>
    `Das Flugbuch wurde aus einer Sicherung wiederhergestellt. Auf diesem Gerät gibt es noch Einträge, die dort fehlen: ${items}.`,
  flights: (count) => counted(count, 'Flug', 'Flüge'),
  sites: (count) => counted(count, 'Fluggebiet', 'Fluggebiete'),
  gliders: (count) => counted(count, 'Schirm', 'Schirme'),
  gear: (count) => counted(count, 'Ausrüstungsteil', 'Ausrüstungsteile'),
  handlings: (count) => counted(count, 'Eintrag Groundhandling', 'Einträge Groundhandling'),
  gearTitle: 'Ausrüstung',
  handlingTitle: 'Groundhandling',
  show: 'Anzeigen',
  lead: (day) =>
    `In der Sicherung, aus der dein Flugbuch wiederhergestellt wurde, fehlen diese Einträge. Auf diesem Gerät bleiben sie bis zum ${day} oder bis du dich abmeldest.`,
  nothing: 'Auf diesem Gerät gibt es nichts, was in deinem Flugbuch fehlt.',
  unread: 'Was auf diesem Gerät gespeichert ist, lässt sich gerade nicht lesen.',
  selectAll: 'Alle auswählen',
  saveAsNew: (count) => plural(count, '1 als neu speichern', `${count} als neu speichern`),
  discard: (count) => plural(count, '1 verwerfen', `${count} verwerfen`),
  discardQuestion: (count) =>
    plural(
      count,
      'Diesen Eintrag verwerfen? Es gibt keine andere Kopie.',
      `Diese ${count} Einträge verwerfen? Es gibt keine andere Kopie.`,
    ),
  withTrack: 'Mit Track',
  trackNotHere: 'Der Track ist nicht auf diesem Gerät. Der Flug wird ohne ihn gespeichert.',
  sameTrack: 'Im Flugbuch gibt es schon einen Flug mit diesem Track.',
  progress: (done, total) => `${done} von ${total} gespeichert`,
  waiting: 'Der Server speichert pro Minute nur eine begrenzte Zahl von Änderungen. Gleich geht es weiter.',
  offline: 'Zum Speichern brauchst du eine Verbindung.',
  notRemoved: 'Das ließ sich nicht von diesem Gerät entfernen. Versuch es noch einmal.',
};
