import type { TableField } from '../table-mapping.ts';

/** Words of headers in plain letters, by what the column is for, null for nothing; the first that fits decides. */
const WORDS: readonly (readonly [TableField | null, RegExp])[] = [
  ['remarks', /remark|comment|\bnotes?\b|notiz|bemerk|kommentar|remarque|osserva|opmerk|uwagi|beschreibung|descri/],
  [
    'tags',
    /^(?:flight )?(?:tags|labels?|keywords?|schlagwort\w*|stichwort\w*|mots? cles?|etiquettes?|etichett\w|etiquetas?)$/,
  ],
  ['utcOffset', /^utc$|utc (?:offset|diff)|offset|time ?zone|zeitzone|fuseau|fuso/],
  [
    'landingTime',
    /land\w* ?(?:time|zeit|utc)|arrival time|date (?:de )?fin|(?:heure|ora|hora) .*(?:atter|aterr)|end ?(?:time|zeit|date)/,
  ],
  [
    'duration',
    /durat|duree|dauer|air ?time|flight ?time|flug ?(?:zeit|stunden)|duraci|duracao|total time|time total|elapsed|temps|tempo|hours|czas|^min(?:utes|uten)?$/,
  ],
  [
    'time',
    /(?:take ?off|start|launch|departure) ?(?:time|zeit)|heure|uhrzeit|^(?:time|zeit|hora|ora)$|(?:ora|hora) .*de/,
  ],
  ['date', /date|datum|\bdata\b|fecha|^(?:tag|day|jour)$/],
  [
    null,
    /(?:launch|start|take ?off|deco\w*) ?(?:alt|hohe|height|elev|quota)|alt\w* (?:de|launch|start|take)|country|land$|pays|paese|pais/,
  ],
  [
    'altitude',
    /max\w* ?(?:alt|hohe|elev|height|quota)|(?:alt\w*|hohe|elevation|quota) ?max|^(?:alt(?:itude|itud)?|hohe|quota|peak)(?: (?:m|ft|feet))?$/,
  ],
  ['latitude', /^lat|breite/],
  ['longitude', /^(?:lon|lng)|\b(?:lon|lng|longitude)\b|lange(?:ngrad)?$/],
  ['remarks', /landing|lande|landung|atter|arriv|aterriz|distan|strecke|\bkm\b|^(?:to|nach)$/],
  ['glider', /glider|wing\b|schirm|voile|\baile\b|gerat|\bvela\b|parapente|aircraft ?(?:model|type)?$|equipment/],
  [
    'site',
    /site|start ?(?:platz|ort)?$|launch|take ?off|deco|spot|departure|\bort\b|from|despegue|gebiet|place|terrain|\bvon\b/,
  ],
  ['activity', /activit|aktivitat|sport/],
];

/** Returns what a column is for by its header; null when it does not say so. */
export function fieldOfHeader(header: string): TableField | null {
  const plain = plainHeader(header);
  return WORDS.find(([, words]) => words.test(plain))?.[0] ?? null;
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
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What is longer is no header. */
const MAX_HEADER = 60;
