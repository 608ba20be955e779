import { MIN_PASSWORD } from '#domain/text';
import type { PROBLEMS as EN } from '../en/problems.ts';
import { TERMS } from './every-page.ts';

const FIELD_NAMES: (typeof EN)['fieldNames'] = {
  flight: {
    hours: 'Temps de vol',
    minutes: 'Temps de vol',
    siteId: 'Site',
    gliderId: 'Voile',
    igcFileName: 'Nom du fichier',
    flights: 'vols',
  },
  site: {
    name: 'Nom du site',
    lat: 'Latitude',
    lng: 'Longitude',
    latLngString: 'Coordonnées',
    launchAltitude: 'Altitude du déco',
    sites: 'sites',
  },
  glider: {
    name: 'Nom de la voile',
    initialFlightNum: 'Nombre de vols',
    initialAirtime: 'Temps de vol initial',
    hours: 'Temps de vol initial',
    minutes: 'Temps de vol initial',
    checkedOn: 'Dernière révision',
    checkMonths: 'Mois jusqu’à la prochaine révision',
    checkHours: 'Heures jusqu’à la prochaine révision',
    checkFlights: 'Vols jusqu’à la prochaine révision',
    serialNumber: 'Numéro de série',
    inUseFrom: 'En service depuis',
    inUseUntil: 'En service jusqu’au',
    handlingFactor: 'Gonflage compté dans les heures de la révision',
    gliders: 'voiles',
  },
  gear: {
    name: 'Nom de l’équipement',
    kind: 'Type',
    serialNumber: 'Numéro de série',
    inUseFrom: 'En service depuis',
    inUseUntil: 'En service jusqu’au',
    gliderIds: 'Voile',
    checks: 'Contrôles',
    gear: 'équipements',
  },
  handling: {
    duration: 'Durée',
    hours: 'Durée',
    minutes: 'Durée',
    gliderId: 'Voile',
    handlings: 'séances de gonflage',
  },
  pilot: {
    userName: 'Votre nom',
    initialFlightNum: 'Nombre de vols initial',
    initialAirtime: 'Temps de vol initial',
    hours: 'Temps de vol initial',
    minutes: 'Temps de vol initial',
    homeLeague: 'Mon barème',
    currencyRules: 'règles personnelles',
    language: 'Langue',
    checkEmails: 'E-mails sur les contrôles',
  },
  account: {
    currentPassword: 'Mot de passe actuel',
    nextPassword: 'Nouveau mot de passe',
  },
  file: { igc: 'Fichier', csv: 'Fichier' },
  place: { query: 'Adresse', dist: 'Distance' },
};

const TEMPLATES: (typeof EN)['templates'] = {
  required: '«\u00a0%field\u00a0» ne peut pas être vide',
  tooLong: '«\u00a0%field\u00a0» dépasse la longueur maximale de %max caractères',
  badCharacters: '«\u00a0%field\u00a0» contient des caractères impossibles à enregistrer',
  controlCharacters:
    '«\u00a0%field\u00a0» contient des caractères de contrôle invisibles\u00a0: retirez-les, ou retapez le texte',
  noNumber: '«\u00a0%field\u00a0» doit être un nombre',
  notWhole: '«\u00a0%field\u00a0» doit être un nombre entier supérieur à 0',
  notNumber: '«\u00a0%field\u00a0» doit être un nombre supérieur à 0',
  notDate: 'La date doit être au format aaaa-mm-jj',
  notTime: 'L’heure doit être au format hh:mm',
  notCoordinates: 'Les coordonnées doivent être en degrés décimaux, comme 38.8897°, -77.0089° ou 45.455678 56.452332',
  halfCoordinates: 'Donnez la latitude et la longitude, ou aucune des deux',
  nameTaken: '%field de ce nom existe déjà',
  gone: '«\u00a0%field\u00a0»\u00a0: votre choix n’existe plus',
  notOneOf: '«\u00a0%field\u00a0» n’est pas l’un des choix',
  tooFar: '«\u00a0%field\u00a0»\u00a0: %max au plus',
  emailTaken: 'Un compte avec cette adresse e-mail existe déjà',
  notEmail: 'Cette adresse e-mail n’est pas valide',
  passwordTooShort: `Le mot de passe doit avoir au moins ${MIN_PASSWORD} caractères`,
  passwordTooCommon: 'Ce mot de passe est trop courant',
  wrongPassword: '«\u00a0%field\u00a0» incorrect',
  notIgc: 'Le fichier doit être un .igc.',
  fileTooLarge: 'Le fichier doit faire moins de 2\u00a0Mo',
  trackTooLarge: 'La trace doit faire moins de 8\u00a0Mo',
  notCsv: 'Le fichier doit être un .csv.',
  noHeader: 'Le fichier doit commencer par une ligne d’en-têtes avec une colonne de dates',
  doubledColumn: 'La colonne «\u00a0%field\u00a0» figure plus d’une fois dans la ligne d’en-têtes',
  tooManyCells: 'L’entrée a plus de cellules que la ligne d’en-têtes',
  openQuote: 'Un guillemet est ouvert et jamais fermé',
  tooManyRecords: 'Le fichier peut avoir au plus %max entrées',
  tooManyItems: 'Votre carnet peut contenir au plus %max %field',
  tooManyTags: 'Un vol peut avoir au plus %max tags',
  tagTooLong: 'Un tag peut avoir au plus %max caractères',
  tooManyTracks:
    'Vos traces peuvent occuper au plus %max\u00a0Mo, y compris celles des vols supprimés tant que leur suppression peut être annulée',
  tooManyTexts: 'Les remarques et autres textes de votre carnet peuvent occuper au plus %max\u00a0Mo',
  noFixes: 'Pas de points GPS dans le fichier IGC.',
  notReadable: 'Votre fichier IGC n’a pas pu être lu.',
  noDate: 'Le fichier IGC ne dit pas de quel jour il date.',
  checkTwice: 'Deux contrôles de cet équipement sont identiques\u00a0: renommez-en un ou retirez-le',
  checkWrong: 'Corrigez ce qui est signalé dans les contrôles',
  nextBeforeLast: 'Le prochain contrôle doit suivre le dernier',
  untilBeforeFrom: 'Le dernier jour en service ne peut pas précéder le premier',
};

const SUBJECT_NAMES: (typeof EN)['subjectNames'] = { site: 'Un site', glider: 'Une voile', gear: 'Un équipement' };

const TERM_NAMES: (typeof EN)['terms'] = TERMS;

export const PROBLEMS: typeof EN = {
  terms: TERM_NAMES,
  fieldNames: FIELD_NAMES,
  subjectNames: SUBJECT_NAMES,
  templates: TEMPLATES,
};
