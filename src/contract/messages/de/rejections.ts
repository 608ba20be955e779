import type { ThirdPartyTrouble } from '../../rejections.ts';
import type { REJECTIONS as EN } from '../en/rejections.ts';
import { FRAME } from './every-page.ts';
import { plural } from './formats.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const TROUBLES: Readonly<Record<ThirdPartyTrouble, string>> = {
  off: 'der Dienst ist auf diesem Server ausgeschaltet',
  busy: 'zu viele Abfragen in diesem Moment',
  slow: 'keine rechtzeitige Antwort',
  unreachable: 'der Dienst ist nicht erreichbar',
  rejected: 'der Dienst hat die Anfrage abgelehnt',
  tooLarge: 'die Antwort ist zu groß',
  unexpected: 'die Antwort ist nicht lesbar',
};

const WHAT = { attempts: 'Versuche', changes: 'Änderungen' };

export const REJECTIONS: typeof EN = {
  tooManyInMinutes: ({ what, minutes }) =>
    `Zu viele ${WHAT[what]}, warte ${minutes} ${plural(minutes, 'Minute', 'Minuten')} und versuch es dann erneut.`,
  tooManyInSeconds: ({ seconds }) =>
    `Zu viele Versuche, warte ${seconds} ${plural(seconds, 'Sekunde', 'Sekunden')} und versuch es dann erneut.`,
  tooManyAtOnce: 'Zu viele Anfragen auf einmal, versuch es gleich noch einmal.',
  busy: 'Der Server ist ausgelastet, versuch es gleich noch einmal.',
  wrongAddress: ({ address }) => FRAME.isAtAddress(address),
  oldPage: 'Diese Seite ist aus einer älteren Version. Lade sie neu und wähle die Dateien noch einmal.',
  signupsClosed: 'Auf diesem Server kann sich zurzeit niemand registrieren.',
  signupDomains: ({ domains }) =>
    `Zum Registrieren gehen hier nur E-Mail-Adressen bei ${new Intl.ListFormat('de', { type: 'disjunction' }).format(domains)}.`,
  locked: 'Dieses Konto ist gesperrt. Frag bei denen nach, die diesen Server betreiben.',
  demoWithoutAccount: 'Ein Demo-Profil hat kein Konto.',
  badGround: 'Das sind keine Geländehöhen von einem Start bis zu einer Landung.',
  groundOfAnotherTrack: 'Diese Geländehöhen gehören nicht zum Track des Flugs.',
  unitChanged: 'Deine Höheneinheit wurde inzwischen geändert, versuch es noch einmal.',
  flightGone: 'Nichts wurde geändert: ein ausgewählter Flug wurde inzwischen gelöscht.',
  tooManyTags: 'Nichts wurde geändert: einer der Flüge hätte zu viele Schlagwörter.',
  changedSince: 'Nichts wurde rückgängig gemacht: einer der Flüge wurde seither geändert.',
  changedElsewhere: 'Ein anderes Gerät hat das inzwischen geändert: nichts wurde gespeichert oder gelöscht.',
  undoOver: 'Diese Änderung lässt sich nicht mehr rückgängig machen.',
  restored:
    'Das Flugbuch wurde inzwischen aus einer Sicherung wiederhergestellt und neu geladen. Nichts wurde gespeichert: prüfe deine Eingaben.',
  diskFullOnRead: 'Die Daten konnten nicht geladen werden: der Speicher des Servers ist voll.',
  diskFullOnWrite: 'Die Daten konnten nicht gespeichert werden: der Speicher des Servers ist voll.',
  readOnly: 'Die Daten konnten nicht gespeichert werden: die Datenbank des Servers ist schreibgeschützt.',
  unexpectedSites: ({ response }) => `FEHLER: Kein Vorschlag für ein Fluggebiet: ${response}`,
  failedSites: ({ trouble, status, ...place }) =>
    THIRD_PARTIES.failedSites(place, `${TROUBLES[trouble]}${status === undefined ? '' : ` (${status})`}`),
};
