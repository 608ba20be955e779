import type { TokenScope } from '#domain/api-token';
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

const SCOPE_VERBS: Readonly<Record<TokenScope, string>> = {
  'tracks:add': 'Tracks senden',
  'logbook:read': 'das Flugbuch lesen',
  'calendar:read': 'den Kalender lesen',
};

export const REJECTIONS: typeof EN = {
  tooManyInMinutes: ({ what, minutes }) =>
    `Zu viele ${WHAT[what]}. Warte ${minutes} ${plural(minutes, 'Minute', 'Minuten')} und versuch es dann erneut.`,
  tooManyInSeconds: ({ seconds }) =>
    `Zu viele Versuche. Warte ${seconds} ${plural(seconds, 'Sekunde', 'Sekunden')} und versuch es dann erneut.`,
  tooManyAtOnce: 'Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.',
  tooManyChanges:
    'Mit deinem Konto wurden mehr Änderungen gespeichert, als dieser Server zulässt. Wende dich an die Administration dieses Servers.',
  busy: 'Der Server ist ausgelastet. Versuch es gleich noch einmal.',
  wrongAddress: ({ address }) => FRAME.isAtAddress(address),
  oldPage: 'Diese Seite ist aus einer älteren Version. Lade sie neu und wähle die Dateien noch einmal.',
  signupsClosed: 'Auf diesem Server kann sich zurzeit niemand registrieren.',
  signupDomains: ({ domains }) =>
    `Registrieren kannst du dich hier nur mit einer E-Mail-Adresse bei ${new Intl.ListFormat('de', { type: 'disjunction' }).format(domains)}.`,
  locked: 'Dieses Konto ist gesperrt. Wende dich an die Administration dieses Servers.',
  accountDeleted: 'Dieses Konto wurde gelöscht.',
  demoWithoutAccount: 'Ein Demo-Profil hat kein Konto.',
  wrongToken: 'Dieser Zugangsschlüssel gilt nicht: Er wurde widerrufen, ist abgelaufen oder wurde nicht ganz kopiert.',
  wrongScope: ({ scope }) => `Mit diesem Zugangsschlüssel kann man nur ${SCOPE_VERBS[scope]}.`,
  emptyFile: 'Diese Datei ist leer.',
  notFlightFile: 'In dieser Datei ist kein Flug.',
  fileTooLarge: ({ max }) => `Diese Datei ist größer als ${max}\u00a0MB.`,
  noRoomForTracks: ({ max }) =>
    `Für diese Datei ist kein Platz: Deine Tracks und die wartenden Dateien belegen deine ${max}\u00a0MB.`,
  inboxFull: ({ max }) =>
    `Es warten schon ${max} Dateien: Sieh sie unter „Importieren“ durch und sende diese noch einmal.`,
  badGround: 'Das sind keine Geländehöhen von einem Start bis zu einer Landung.',
  groundOfAnotherTrack: 'Diese Geländehöhen gehören nicht zum Track des Flugs.',
  unitChanged: 'Deine Höheneinheit wurde inzwischen geändert. Versuch es noch einmal.',
  keyReused:
    'Es wurde nichts gespeichert: Dieselbe Anfrage wurde schon einmal mit anderen Werten gesendet. Versuch es noch einmal.',
  flightGone: 'Es wurde nichts geändert: Ein ausgewählter Flug wurde inzwischen gelöscht.',
  tooManyTags: 'Es wurde nichts geändert: Einer der Flüge hätte zu viele Schlagwörter.',
  changedSince: 'Es wurde nichts rückgängig gemacht: Einer der Flüge wurde seitdem geändert.',
  changedElsewhere: 'Das wurde inzwischen geändert: Es wurde nichts gespeichert oder gelöscht.',
  undoOver: 'Diese Änderung lässt sich nicht mehr rückgängig machen.',
  restored:
    'Das Flugbuch wurde inzwischen aus einer Sicherung wiederhergestellt und neu geladen. Es wurde nichts gespeichert: Prüfe deine Eingaben.',
  diskFullOnRead: 'Die Daten konnten nicht geladen werden: Der Speicher des Servers ist voll.',
  diskFullOnWrite: 'Die Daten konnten nicht gespeichert werden: Der Speicher des Servers ist voll.',
  readOnly: 'Die Daten konnten nicht gespeichert werden: Die Datenbank des Servers ist schreibgeschützt.',
  unexpectedSites: ({ response }) => `Kein Vorschlag für ein Fluggebiet: ${response}`,
  failedSites: ({ trouble, status, ...place }) =>
    THIRD_PARTIES.failedSites(place, `${TROUBLES[trouble]}${status === undefined ? '' : ` (${status})`}`),
};
