import type { MappedColumn, TableField, TableMapping } from './table-mapping.ts';

/** The running number of a flight, or its id in another program. */
const NUMBER =
  /^(?:lfd|laufende|no|nr|num\w*|id|index|flight|flug|vol|volo|vuelo|let|lot)? ?(?:no|nr|number|nummer|num\w*|id|n|uuid)$/;

/** Words of headers in plain letters, by what the column is for, null for nothing; the first that fits decides. */
const WORDS: readonly (readonly [TableField | null, RegExp])[] = [
  [
    'remarks',
    /remark|comment|\bnotes?\b|notiz|bemerk|kommentar|remarque|osserv|observ|opmerk|uwagi|beschreibung|descri|poznam|opomb|napomen|biljesk|megjegy|anmark|merknad|huomau|примеч|коммент|заметк|メモ|備考|コメント|^(?:text|texte|testo|texto|tekst|info|infos?|story|report|bericht|flugbericht|rapport|recit|erlebnis|journal|details?|anmerkung\w*|eindruck\w*|sonstiges)$/,
  ],
  [
    'tags',
    /^(?:flight )?(?:tags|labels?|keywords?|schlagwort\w*|stichwort\w*|mots? cles?|etiquettes?|etichett\w|etiquetas?)$/,
  ],
  [
    'count',
    /^(?:(?:number|no|nr|num\w*|n|nb|nbr|nbre|nombre|numero|anzahl|anz|zahl|quantity|qty|total|count|x|liczba|ilosc|pocet|broj|stevilo|antal|antall|aantal|szam\w*)(?: ?(?:of|d|de|des|di|der|dei|da|af))? ?(?:the )?(?:flights|fluge|flugen|starts|launches|takeoffs|take offs|sorties|vols|deco\w*|voli|vuelos|despegues|decolli|voos|vluchten|flyvninger|flygningar|flyturer|lotow|letu|letov|letova|poletov|felszall\w*)|(?:flights|fluge|starts|launches|takeoffs|take offs|sorties|vols|voli|vuelos|decolli|despegues|voos|loty|lety|letovi|poleti|vluchten|flyvninger|flygningar)(?: (?:number|anzahl|count|nombre|numero|nr|no))?|(?:flug|start|flight|launch) ?(?:zahl|anzahl|count)|(?:anzahl|nombre de) (?:flug|start|vol)|of flights|anzahl|anz|count|qty|nombre|cantidad|quantita|полет\p{L}*|количество(?: полет\p{L}*)?|フライト数|本数)$/u,
  ],
  [
    'utcOffset',
    /^utc$|utc (?:offset|diff)|offset|time ?zone|zeitzone|fuseau|fuso|zona horaria|(?:differenz|decalage|scarto|diferencia|abweichung) .*\butc|^decalage utc/,
  ],
  [
    'landingTime',
    /(?:time|zeit|hour) (?:of |der )?(?:the )?land|land\w* ?(?:time|zeit|utc)|landed at|^(?:end|ende)$|arr(?:ival)? time|date (?:de )?fin|(?:heure|ora|hora|cas|vrijeme|tid) .*(?:atter|aterr|prist|slijet|land)|(?:prist|slijet)\w* (?:cas|vrijeme)|(?:atter|aterr)\w* (?:heure|ora|hora)|end ?(?:time|zeit|date)|着陸時/,
  ],
  [null, NUMBER],
  [
    'activity',
    /^(?:(?:activit|aktivit|attivit|actividad|atividad)\w*(?: ?(?:type?|typ\w?|tipo))?|(?:type|tipo|typ) (?:d |de |di |da )?(?:activit|aktivit|attivit|actividad|atividad)\w*|sport\w*(?: type)?|disciplin\w?|disziplin|アクティヒティ\p{L}*)$/u,
  ],
  [
    'duration',
    /durat|duree|dauer|air ?time|flight ?(?:time|hours)|flug ?(?:zeit|stunden)|duraci|duracao|total time|time total|elapsed|verstrichen|tiempo|temps|tempo|hours|^(?:h|std|hrs?)$|wie lange|czas (?:lotu|trw)|^czas$|^(?:min(?:utes|uten)?|seconds|sekunden|secondes)$|trajanj|trvan|^doba\b|(?:delka|dlzka) letu|varighe|flygtid|fly(?:ve)?tid|vluchtduur|lentoaika|repul\w* (?:ido|hossz)|idotartam|продолж|длит|налет|飛行時間|時間/,
  ],
  [
    'time',
    /(?:time|zeit|hour) (?:of |des )?(?:the )?(?:launch|take ?off|start|departure)|(?:take ?off|start|launch|dep(?:arture)?) ?(?:time|zeit)|(?:launched|started|took off) at|heure|uhrzeit|^(?:time|zeit|hora|ora|cas|vrijeme|tid|klokkeslett|klokken|ido|godzina|hodina|время)$|(?:ora|hora|cas) .*(?:de|vzl|pol)|(?:vzl|pol|start)\w* (?:cas|tid)|starttid|離陸時|時刻/,
  ],
  [
    'date',
    /date|datum|\bdata\b|fecha|^(?:tag|day|jour|dato|den|dzien|nap|giorno|dia|dan|pvm|paiva|tarih)$|\bdato\b|\bwann\b|^when$|дата|日付|日にち|日期|날짜|ημερομηνια/,
  ],
  [
    null,
    /(?:\blanding|\blande\w*|atter\w*|aterri\w*) ?(?:alt|hohe|height|elev|quota)|(?:alt\w*|quota|hohe|height|elev\w*) (?:d |de |du |del |della |di |of |the |am |l )*(?:att|land|aterri)|country|land$|pays|paese|\bpais\b|^zeme$|^drzava$/,
  ],
  [
    'launchAltitude',
    /(?:launch|\bstart|start ?platz|take ?off|\bdeco\w*|site) ?(?:alt|hohe|height|elev|quota)|(?:alt\w*|quota|hohe|height|elev\w*) (?:d |de |du |del |della |dello |al |di |of |the |am |l |a )*(?:launch|start|take|dec|desp|site\b)|^(?:ground )?elevation$|gelandehohe|quota del terreno|altitude du sol|^elevacion(?: del terreno)?$|startplatzhohe/,
  ],
  [
    null,
    /\b(?:alt\w*|elev\w*|hohen?|height) ?(?:gain\w*|loss|diff\w*|gew\w*)|gain|gewinn|hohendiff|ascent|descent|denivel|dislivell|desnivel|\bagl\b|\bgnd\b|(?:uber|above|over|sopra|sobre|sur|au dessus) .*(?:start|grund|take|launch|ground|deco|despe)|prevysen|speed|vario|climb|sink|steig|geschw|vitesse|velocit|\bmin\w* (?:alt|hohe|elev|height|quota)/,
  ],
  [
    'altitude',
    /ma(?:x|ks)\w* ?(?:alt|hohe|elev|height|quota|vysk|visin|h[oø][yj]d|hoogte|magas|wys)|(?:alt\w*|hohe|elevation|quota|vyska|visina|h[oø][yj]de|hojd|hoogte|magassag|wysokosc) ?ma(?:x|ss)|elevation high|highest|^(?:alt(?:itude|itud|ura)?|hohe|quota|peak|vyska|visina|h[oø][yj]de|hojd|hoogte|magassag|wysokosc|высота|高度|最高高度|max)(?: (?:m|ft|feet|km|in (?:m|ft|feet|metern|metres|meters)|m a s l|msl|amsl|masl|metres|meters|м))?$/,
  ],
  [
    'latitude',
    /^lat(?:itud\w*)?\b|\blatitud\w*|breite(?:ngrad)?\b|^(?:gps ?)?(?:coord\w*|koord\w*|souradnice|position|posizione|posicion)(?: (?:gps|wgs ?84|start\w*|launch|site|du site|del sito))?$|^gps$|^(?:start|launch|take off|site|map|karten?|maps) ?(?:coord\w*|koord\w*|link)$|^(?:google ?)?maps?(?: link)?$/,
  ],
  ['longitude', /^(?:lon|lng|long)\b|\b(?:lon|lng|longitud\w*)\b|^(?:geogr?\w* )?lange(?:ngrad)?$|^langengrad\b/],
  [
    'remarks',
    /^(?:title|titel|titre|titolo|titulo)$|landing|\blande|landung|\batter|arriv|aterriz|distan|strecke|\bkm\b|\bmi(?:les)?\b|^(?:to|nach)$|pristan|slijetanj|leszall|landning|ladowan|vzdalen|udaljen|razdalj|tavolsag|着陸|距離/,
  ],
  [
    'location',
    /^(?:location|ort|lieu|localita|ubicacion|localidad|region|regione|gegend|area|bereich|kanton|canton|provinz|province|provincia|departement)$|^(?:location|ort|lieu|localita|ubicacion|region) (?:of|des|du|del|della|de|von) /,
  ],
  [
    'glider',
    /glider|wing\b|schirm|voile|\baile\b|gerat|\bvela\b|\bala\b|canopy|ausrustung|materiel|\bmaterial\b|\bgear\b|\bkit\b|attrezz|\bequipo\b|equipement|\bsail\b|\bsegel\b|\bflugel\b|gleiter|drachen|delta|parapente|aircraft ?(?:model|type)?$|equipment|womit|kridlo|krilo|padalo|\bpadak|vinge|skarm|skaerm|skjerm|\bscherm|erny|skrzyd|glajt|kluzak|крыло|параплан|機体|クライター/,
  ],
  [
    'site',
    /site|\bsito\b|\bsiti\b|\bsitio\b|\bzona\b|gelande|\bplatz\b|\bberg\b|flugberg|\bhill\b|\bmountain\b|\bmontagn|\bmontana\b|\bhang\b|\bslope\b|\bpartenza\b|\bsalida\b|\bdepart\b|\bsecteur\b|\bmassif\b|\babflug|origin|start ?(?:platz|ort|sted|plats|plaats|hely)?$|launch|take ?off|deco|spot|departure|\bort\b|from|despegue|gebiet|place|terrain|\bvon\b|\bwo\b|\bmisto\b|\bmesto\b|\bvzlet|polijetanj|uzlet|poletisc|\bsted\b|miejsce|\bmiest|startowisk|helyszin|felszall|\blieu\b|luogo|\blugar\b|\blocal\b|местост|место|старт|サイト|離陸|場所/,
  ],
];
/** Returns what a column is for by its header; null when it does not say so. */
export function fieldOfHeader(header: string): TableField | null {
  const plain = plainHeader(header);
  return WORDS.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** Headers that mean something else in another language, or of other cells. */
const OTHER_MEANINGS: Readonly<Record<string, TableField>> = { tag: 'tags', tags: 'date' };

/** Returns what a column can be for by its header, the likeliest first: its cells decide. */
export function fieldsOfHeader(header: string): readonly TableField[] {
  return [fieldOfHeader(header), OTHER_MEANINGS[plainHeader(header)]].filter((field) => field != null);
}

/** Returns whether a column is about the landing by its header. */
export function isLandingHeader(header: string): boolean {
  return /\bland(?!$)|\batter|\baterr|\barriv|\bpristan|slijetanj|leszall|ladowan|\bend\b|\bende\b|着陸/.test(
    plainHeader(header),
  );
}

/** Returns whether a column numbers the flights by its header. */
export function isNumberHeader(header: string): boolean {
  return NUMBER.test(plainHeader(header));
}

/** Returns whether a column has remarks by its header, and not other values to be remarked. */
export function isRemarksHeader(header: string): boolean {
  return WORDS[0]?.[1].test(plainHeader(header)) ?? false;
}

/** Returns a header in lower case, without accents and signs; words written together are apart. */
export function plainHeader(header: string): string {
  return header
    .slice(0, MAX_HEADER)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(/(?:[^\p{L}\p{N}]|[ºª])+/gu, ' ')
    .trim();
}

/** Longer texts are no headers. */
const MAX_HEADER = 60;

/** Returns the units that the headers of columns name. */
export function unitsOfHeaders(
  columns: readonly MappedColumn[],
): Pick<TableMapping, 'timeIs' | 'altitudeIn' | 'durationIn'> {
  const headerOf = (field: TableField): string =>
    plainHeader(columns.find((column) => column.field === field)?.header ?? '');
  return {
    timeIs: UTC.test(headerOf('time')) || UTC.test(headerOf('date')) ? 'utc' : 'local',
    altitudeIn: altitudeUnit(headerOf('altitude')),
    durationIn: durationUnit(headerOf('duration')),
  };
}

const UTC = /\b(?:utc|gmt|zulu)\b/;
const FEET = /\b(?:ft|feet|fuss|pieds|piedi|pies)\b/;
const METRES = /\b(?:m|mt|mtr|met(?:er|re|ri|ro)s?|meters|masl|amsl|msl|m u m|nn|м)\b|(?:^| )\[?m\]?$/;

function altitudeUnit(header: string): TableMapping['altitudeIn'] {
  if (FEET.test(header)) return 'ft';
  return /\bkm\b/.test(header) ? 'kilometres' : 'm';
}

/** Returns whether a header names the unit of its altitudes. */
export function namesAltitudeUnit(header: string): boolean {
  const plain = plainHeader(header);
  return FEET.test(plain) || METRES.test(plain) || /\bkm\b/.test(plain);
}

/** Returns what a column has of airtimes whose hours, minutes and seconds stand apart; null when its header does not say so. */
export function durationPart(header: string): 'hours' | 'minutes' | 'seconds' | null {
  return PARTS.find(([, words]) => words.test(plainHeader(header)))?.[0] ?? null;
}

const PARTS = [
  ['hours', /^(?:air ?time |flight ?time |duration )?(?:hours?|hrs?|h|stunden|std|heures|ore|horas)$/],
  ['minutes', /^(?:air ?time |flight ?time |duration )?(?:min(?:s|utes?|uten|uti|utos)?)$/],
  ['seconds', /^(?:air ?time |flight ?time |duration )?(?:sec(?:s|onds)?|sekunden|secondes)$/],
] as const;

function durationUnit(header: string): TableMapping['durationIn'] {
  if (/\bh{1,2} ?m(?:m|in)?\b/.test(header)) return 'hoursMinutes';
  if (/\bm(?:m|in)? ?s(?:s|ec|ek)\b/.test(header)) return 'minutesSeconds';
  if (/\bse[ck](?:s|unden|onds?|ondes|ondi|undos)?\b|secondes|\bs$/.test(header)) return 'seconds';
  if (/\bmin/.test(header)) return 'minutes';
  return /\b(?:hours?|hrs?|h|std|stunden|flugstunden|heures|ore|horas|hodin|godziny|timer|timmar)\b(?: de[zc]im\w*)?$/.test(
    header,
  )
    ? 'hours'
    : 'auto';
}
