/**
 * What reviewers decide: words of each language, by the glossary of pilots' terms, and what the tests of the catalogues let pass.
 * Patterns are of the beginnings of words, in any case: `fl[uü]g` is in Flug, Flüge and Flugzeit.
 */
export interface LanguageRules {
  /** Months alone, from January; a day; ordinals of 1, 2, 3, 11, 21; the wind from north, clockwise. */
  readonly months: string;
  readonly day: string;
  readonly ordinals: string;
  readonly compass: string;
  readonly decimal: string;
  /** In Switzerland: a decimal, and a number of five digits. */
  readonly swiss: readonly [decimal: string, whole: string];
  /** Words that a pilot there would not say. */
  readonly wrong: readonly Wrong[];
  /** Other ways to address the reader than ours. */
  readonly address: RegExp;
  /** Texts that are as in English, with a reason: at most 40. */
  readonly same: Readonly<Record<string, string>>;
  /** Keys whose text says a term, a count or its end otherwise, with a reason. */
  readonly otherwise: Readonly<Record<string, string>>;
}

export interface Wrong {
  readonly pattern: string;
  readonly why: string;
  /** Where English has this, the word is right. */
  readonly unless?: string;
}

/** A word of the glossary: how English texts have it, and beginnings of words of which a translation has one. */
export interface Term {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
  readonly it: string;
  readonly es: string;
}

export const TERMS: readonly Term[] = [
  {
    en: '(?<!free )flights?(?! level)',
    de: 'fl[uü]g|geflogen|abgleiter',
    fr: 'vols?|plouf',
    it: 'vol[oi]|planat',
    es: 'vuelos?|planeo',
  },
  { en: 'launch(?:es|ed)?|takeoffs?', de: 'start|gestartet', fr: 'déco|décoll', it: 'decoll', es: 'despeg' },
  { en: 'landings?(?! place| spot)', de: 'land|gelandet', fr: 'atterri|atterro', it: 'atterr', es: 'aterri' },
  { en: 'landing (?:places?|spot)', de: 'land', fr: 'atterri|atterro', it: 'atterr', es: 'aterri' },
  { en: 'sites?', de: 'fluggebiet|startpl[aä]tz', fr: 'sites?', it: 'sit[oi]', es: 'zonas?' },
  { en: 'gliders?', de: 'schirm|gleitschirm', fr: 'voiles?', it: 'vel[ae]', es: 'velas?' },
  { en: 'paragliders?', de: 'gleitschirm', fr: 'parapent', it: 'parapend', es: 'parapent' },
  { en: 'harness', de: 'gurtzeug', fr: 'sellette', it: 'sellett|imbrag', es: 'silla|arnés' },
  {
    en: 'airtimes?',
    de: 'flugzeit|flugstunden|flugdauer|zeit|dauer',
    fr: 'temps|heures de vol|durée',
    it: 'tempo|tempi|ore di volo|durat',
    es: 'tiempos?|horas de vuelo|duraci',
  },
  { en: 'duration', de: 'dauer', fr: 'durée', it: 'durata', es: 'duración' },
  { en: 'altitudes?', de: 'h[oö]he|höchst|starthöh', fr: 'altitud|alt', it: 'quot|altitud', es: 'altitud|alt' },
  { en: 'above ground', de: 'über grund|über dem (?:boden|grund)|grund', fr: 'sol', it: 'suolo|terreno', es: 'suelo' },
  { en: 'climb', de: 'steig', fr: 'vario|mont|taux|ascen', it: 'salit', es: 'ascens' },
  { en: 'sink', de: 'sink', fr: 'taux de chute|vario|chute|descen', it: 'disces', es: 'descens' },
  { en: 'lift', de: 'aufwind|steig', fr: 'ascendan|vario', it: 'ascenden|salit|termic', es: 'ascen' },
  { en: 'thermals?', de: 'thermik|b[aä]rt', fr: 'thermi', it: 'termic', es: 'térmic' },
  { en: 'glide ratio', de: 'gleitzahl', fr: 'finesse', it: 'efficienz', es: 'planeo|fineza' },
  { en: 'winds?', de: 'wind', fr: 'vent', it: 'vent', es: 'vient' },
  { en: 'tracks?', de: 'track|spur', fr: 'trace', it: 'tracc', es: 'track|traza' },
  { en: 'barogram', de: 'barogramm', fr: 'barogramm', it: 'barogramm', es: 'barogram' },
  { en: 'FAI triangle', de: 'FAI-dreieck', fr: 'triangle FAI', it: 'triangolo FAI', es: 'triángulo FAI' },
  {
    en: '(?:flat|free) triangle',
    de: 'flaches dreieck|flaches',
    fr: 'triangle plat|plat',
    it: 'triangolo piatto',
    es: 'triángulo plano',
  },
  {
    en: 'free flight',
    de: 'freie strecke|freie',
    fr: 'distance libre',
    it: 'percorso libero|distanza libera',
    es: 'distancia libre',
  },
  { en: 'leagues?', de: 'lig[ae]', fr: 'ligue', it: 'campionat|leg[ah]', es: 'liga' },
  { en: '(?<!decimal )points', de: 'punkt', fr: 'points?', it: 'punt', es: 'punto' },
  { en: 'season', de: 'saison', fr: 'saison', it: 'stagion', es: 'temporad' },
  {
    en: 'airspaces?',
    de: 'luftr[aä]um',
    fr: 'espaces? aérien|espace',
    it: 'spazi[o]? aere|spaz',
    es: 'espacios? aére|espacio',
  },
  { en: 'logbooks?', de: 'flugb[uü]ch', fr: 'carnet', it: 'diari|librett', es: 'libros? de vuelo|libro' },
  { en: 'remarks', de: 'bemerkung', fr: 'remarque', it: 'not[ae]', es: 'observaci' },
  { en: 'tags?', de: 'schlag-?w[oö]rt', fr: 'tags?|étiquette', it: 'tag', es: 'etiqueta' },
  { en: 'statistics', de: 'statistik', fr: 'statisti', it: 'statisti', es: 'estadísti' },
  { en: 'time zone', de: 'zeitzone', fr: 'fuseau', it: 'fuso', es: 'zona horaria' },
  { en: 'coordinates', de: 'koordinaten', fr: 'coordonnées', it: 'coordinat', es: 'coordenadas' },
  { en: 'passwords?', de: 'passw[oö]rt', fr: 'mots? de passe', it: 'password', es: 'contraseña' },
  { en: 'emails?', de: 'e-mail|mail', fr: 'e-mail', it: 'e-mail', es: 'correo|e-mail' },
  {
    en: 'log(?:ged|ging)? in',
    de: 'anmeld|angemeldet|einlogg|anzumelden',
    fr: '(?:re)?connect|connexion|session',
    it: 'acced|access|session',
    es: 'sesi|acce|entra|inici',
  },
  {
    en: 'log(?:ged|ging)? out',
    de: 'abmeld|abgemeldet|abzumelden',
    fr: 'déconnect|déconnexion|session',
    it: 'esc|usc|session',
    es: 'sesi|cerr|sal',
  },
  { en: 'sign(?:ed)? up', de: 'registrier|konto', fr: 'inscri|compte', it: 'registr|account', es: 'cuenta|registr' },
  { en: 'deleted?|deleting', de: 'lösch|gelöscht', fr: 'supprim|suppress', it: 'elimin', es: 'elimin|borr' },
  {
    en: 'undo|undone|undoing',
    de: 'rückgängig|wiederherst|zurück',
    fr: 'rétabl|annul|défai',
    it: 'revoc',
    es: 'desha|deshecho',
  },
  { en: 'discard', de: 'verw[eo]rf', fr: 'abandonn', it: 'scart', es: 'descart' },
  { en: 'saved|save|saving', de: 'speicher|gespeichert|gesichert', fr: 'enregistr', it: 'salv|conserv', es: 'guard' },
  { en: 'imports?|imported|importing', de: 'import|übern', fr: 'import', it: 'import', es: 'import' },
  { en: 'restored from a backup', de: 'sicherung', fr: 'sauvegarde', it: 'backup', es: 'copia de seguridad' },
  { en: 'hike & fly', de: 'hike & fly', fr: 'marche et vol|hike', it: 'hike', es: 'hike' },
];

/** Names, which stay in all languages, as do abbreviations of capital letters, units and file names. */
export const NAMES: ReadonlySet<string> = new Set([
  'Wingbook',
  'XContest',
  'FFVL (CFD)',
  'Leonardo',
  'World XC',
  'Edge',
  'Opera',
  'Samsung Internet',
  'Firefox',
  'Chrome',
  'Safari',
  'Android',
  'iPhone',
  'iPad',
  'Windows',
  'Mac',
  'ChromeOS',
  'Linux',
  'Open-Meteo',
  'GeoNames (CC BY)',
  'ParaglidingEarth',
  'Natural Earth',
  'GeoJSON',
  'MISSING.txt',
  'refused-rows.csv',
  'refused-files.csv',
  '38.8897°, -77.0089°',
]);

export const LANGUAGES: Readonly<Record<string, LanguageRules>> = {
  de: {
    months: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    day: '3. Mai 2025',
    ordinals: '1. 2. 3. 11. 21.',
    compass: 'N NO O SO S SW W NW',
    decimal: '8,0',
    swiss: ['8.0', '12’640'],
    wrong: [
      { pattern: 'segelfl', why: 'a sailplane', unless: 'sailplane|gliding sector' },
      { pattern: 'logbuch', why: 'Flugbuch' },
      { pattern: 'freier flug', why: 'the sport' },
      { pattern: 'bitte', why: 'is left out' },
      { pattern: 'erfolgreich', why: 'is left out' },
    ],
    address: /(?<=[\p{L},;–] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
    same: {
      Format: 'the same word',
      Import: 'the same word',
      Name: 'the same word',
      Demo: 'the same word',
      Track: 'the same word',
      Export: 'the same word',
      'Tracks (ZIP)': 'the same word',
      Wind: 'the same word',
      Pause: 'the same word',
      Check: 'what pilots say',
      'hike & fly': 'what pilots say',
      soaring: 'what pilots say',
      tandem: 'the same word',
      acro: 'what pilots say',
      training: 'the same word',
      Tandem: 'the same word',
      minutes: 'the same word',
    },
    otherwise: {
      'IMPORT_RUNS.undone': 'the noun is left out',
      'IMPORT_MAPPING.fields.launchAltitude': 'cut off behind 20 letters',
      'ITEMS.sites.deleteQuestion': 'asks, as other deletions do',
      'ITEMS.gliders.deleteQuestion': 'asks, as other deletions do',
      'ONE_FLIGHT.hint.beginsInAir': 'only the launch counts',
      'ITEMS.gliders.usageBefore': 'stands on the page of the glider',
      'ITEM_FORMS.igc.noSiteNear': 'the coordinates follow',
      'ACCOUNT.passwords.confirmed.reveal': 'its field is called so',
    },
  },
  fr: {
    months: 'jan fév mar avr mai jun jul aoû sep oct nov déc',
    day: '3 mai 2025',
    ordinals: '1er 2e 3e 11e 21e',
    compass: 'N NE E SE S SO O NO',
    decimal: '8,0',
    swiss: ['8,0', '12’640'],
    wrong: [
      { pattern: 'planeurs?', why: 'a sailplane', unless: 'sailplane' },
      { pattern: 'vol libre', why: 'the sport' },
      { pattern: 'télécharg', why: 'is to download', unless: 'download' },
      { pattern: 'succès', why: 'is left out' },
      { pattern: 's’il vous plaît', why: 'is left out' },
    ],
    address: /(?<!\p{L})(?:tu|ton|ta|tes|toi|te|t’)(?!\p{L})/iu,
    same: {
      Latitude: 'the same word',
      Longitude: 'the same word',
      Format: 'the same word',
      Minutes: 'the same word',
      minutes: 'the same word',
      Point: 'the same word',
      Questions: 'the same word',
      Import: 'the same word',
      soaring: 'what pilots say',
      acro: 'what pilots say',
      Records: 'the same word',
      Total: 'the same word',
      'altitude ⟦a⟧': 'the same word',
      sites: 'the same word',
      Date: 'the same word',
      Site: 'the same word',
      Sites: 'the same word',
      '⟦a⟧, minutes': 'the same word',
      Menu: 'the same word',
      Stats: 'short on a phone',
      Altitude: 'the same word',
      Tag: 'the same word',
      Tags: 'the same word',
      Points: 'the same word',
      points: 'the same word',
      Gain: 'the same word',
      Distance: 'the same word',
      Pause: 'the same word',
      Type: 'the same word',
      miles: 'the same word',
      '37 sites': 'the same word',
    },
    otherwise: {
      'IMPORT_MAPPING.clock': 'a format, not a sentence',
      'IMPORT_REVIEW.stopped': '“37 files read of 41”',
      'PROBLEMS.templates.noFixes': 'says which records: GPS positions',
      'ITEM_FORMS.igc.noSiteNear': 'the coordinates follow',
      'WAITING.reasons.old': '“this is perhaps from long ago”',
      'ITEMS.sites.deleteQuestion': 'says what becomes of the flights',
      'ITEMS.gliders.deleteQuestion': 'says what becomes of the flights',
      'ACCOUNT.resetRequest.sentTo': 'the address follows',
      'ENGLISH.actions.saveAsNew': 'makes what was deleted anew',
      'WAITING.saveAsNew': 'makes what was deleted anew',
    },
  },
  it: {
    months: 'gen feb mar apr mag giu lug ago set ott nov dic',
    day: '3 mag 2025',
    ordinals: '1º 2º 3º 11º 21º',
    compass: 'N NE E SE S SO O NO',
    decimal: '8,0',
    swiss: ['8.0', '12’640'],
    wrong: [
      { pattern: 'aliant[ei]', why: 'a sailplane', unless: 'sailplane' },
      { pattern: 'scalat', why: 'climbs a rock' },
      { pattern: 'vicino', why: 'near, where something is closed', unless: 'near' },
      { pattern: 'partenz', why: 'departs as a train does' },
      { pattern: 'volo libero', why: 'the sport' },
      { pattern: 'successo', why: 'is left out' },
      { pattern: 'per favore', why: 'is left out' },
    ],
    address: /(?<=[\p{L},;–] )(?:Lei|Suo|Sua|Suoi|Sue)(?!\p{L})|(?<!\p{L})(?:voi|vostr[oaie])(?!\p{L})/u,
    same: {
      Password: 'the same word',
      Demo: 'the same word',
      Menu: 'the same word',
      File: 'the same word',
      Tag: 'the same word',
      Account: 'the same word',
      'UTF-16, big-endian': 'a name',
      'Bir, Himachal Pradesh, India': 'names',
      'hike & fly': 'what pilots say',
      'ground handling': 'what pilots say',
      acro: 'what pilots say',
    },
    otherwise: {
      'UPLOAD.record': 'an abbreviation',
      'ENGLISH.actions.saveAsNew': 'makes what was deleted anew',
      'WAITING.saveAsNew': 'makes what was deleted anew',
      'EMAILS.resetPassword.after.0': '“a new one” goes back to the sentence before',
      archiveReadme: 'says where devices had a session',
      'IMPORT_REVIEW.summary': '“file” has one form',
      'IMPORT_REVIEW.stopped': '“file” has one form',
      'IMPORT_RUNS.files': '“file” has one form',
      'IMPORT_SENDING.refusedKinds.file': '“file” has one form',
      'ITEM_PAGES.allFlights': '“all the flights (3)”: only shown for several',
    },
  },
  es: {
    months: 'ene feb mar abr may jun jul ago sep oct nov dic',
    day: '3 may 2025',
    ordinals: '1º 2º 3º 11º 21º',
    compass: 'N NE E SE S SO O NO',
    decimal: '8,0',
    swiss: ['8,0', '12’640'],
    wrong: [
      { pattern: 'planeador', why: 'a sailplane', unless: 'sailplane' },
      { pattern: 'lanza(?:r|miento)', why: 'throws' },
      { pattern: 'vuelo libre', why: 'the sport' },
      { pattern: 'salva(?:r|do)', why: 'rescues' },
      { pattern: 'cabrestante', why: 'a winch of a ship' },
      { pattern: 'por favor', why: 'is left out' },
      { pattern: 'correctamente|éxito', why: 'is left out' },
    ],
    address: /(?<!\p{L})(?:ustedes|usted|vosotros|vosotras|vuestr[oa]s?)(?!\p{L})/iu,
    same: {
      Demo: 'the same word',
      Error: 'the same word',
      Track: 'what pilots say',
      'Tracks (ZIP)': 'what pilots say',
      'hike & fly': 'what pilots say',
      acro: 'what pilots say',
      Total: 'the same word',
    },
    otherwise: {
      'ACCOUNT.verification.title': 'an exclamation is a greeting',
      'EMAILS.greeting': 'letters begin with a colon',
      'PHASES.turnsTo.left': 'an abbreviation',
      'PHASES.turnsTo.right': 'an abbreviation',
      'ONE_FLIGHT.hint.beginsInAir': 'only the launch counts',
      'STATISTICS.records.farthest': 'stands among records of flights',
      'MAP_TEXTS.tracks.sinceLaunch': '“in flight” is short enough',
      'ENGLISH.actions.saveAsNew': 'makes what was deleted anew',
      'WAITING.saveAsNew': 'makes what was deleted anew',
    },
  },
};
