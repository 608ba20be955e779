/**
 * How the months begin, without accents, in English, German, French, Italian, Spanish, Portuguese, Catalan, Dutch, Danish, Norwegian,
 * Swedish, Finnish, Estonian, Latvian, Lithuanian, Polish, Czech, Slovak, Slovene, Croatian, Serbian, Hungarian, Romanian, Turkish,
 * Russian, Ukrainian, Bulgarian and Greek. The longest beginning of a name decides: `červen` is June, `červenec` July.
 */
const STARTS: readonly string[] = [
  'jan|gen|ene|sty|ian|jaan|leden|ledn|sijec|tammi|ocak|saus|янв|яну|січ|јан|ιαν',
  'feb|fev|lut|veeb|velj|helmi|subat|unor|vasari|фев|феб|лют|φεβ',
  'mar|maart|maalis|mrz|mrt|brez|ozuj|kova|kovo|мар|бер|μαρ',
  'apr|avr|abr|kwi|dube|dubn|trav|huhti|nisan|baland|апр|квіт|απρ',
  'may|mai|mag|maj|mei|kvet|svib|touko|geg|маи|мая|мај|трав|μαι',
  'jun|juin|giu|cze|cerven|cervn|lipa|lipn|kesa|haziran|birz|iun|juun|июн|јун|юни|черв|ιουν',
  'jul|juil|lug|lipc|lipi|cervenec|cervenc|srpan|srpnj|heina|temmuz|liep|iul|juul|июл|јул|юли|лип|ιουλ',
  'aug|aou|ago|avg|sie|srpen|srpna|srpnu|kolov|elok|agus|rugpj|авг|серп|αυγ',
  'sep|set|wrz|szept|zari|ruja|rujn|syys|eylul|rugsej|сен|сеп|вер|σεπ',
  'oct|okt|ott|out|paz|rije|rijn|lokak|ekim|spal|окт|жовт|οκτ',
  'nov|listopadu|noi|studen|marras|kasim|lapkr|ноя|нов|ное|лист|νοε',
  'dec|dez|dic|des|det|gru|pros|joulu|aralik|gruod|дек|дец|груд|δεκ',
];
/** Abbreviations that other words begin with, too: they count as a whole. */
const SHORT: readonly string[] = [
  'led|sij|oca',
  'uno|sub|vas',
  'bre|ozu|kov',
  'dub|tra|nis|bal',
  'kve|svi',
  'cvn|haz|kes',
  'cvc|tem|hei',
  'kol|agu|elo|rugp|ag',
  'zar|ruj|eyl|rugs',
  'rij|eki|lok',
  'stu|kas|lap',
  'pro|ara|jou',
];
/** `listopad` is October in Croatian, which writes a dot behind the day, and November in Polish, which does not; in Czech either. */
const BEHIND_DOT: ReadonlyMap<string, number | null> = new Map([
  ['lip', 6],
  ['srp', null],
  ['lis', null],
  ['listopad', null],
  ['listopada', 10],
]);
const BEHIND_SPACE: ReadonlyMap<string, number | null> = new Map([
  ['lip', 7],
  ['srp', null],
  ['lis', 11],
  ['listopad', 11],
  ['listopada', 11],
]);

const BEGINNINGS = STARTS.flatMap((starts, index) =>
  starts.split('|').map((start) => ({ start, month: index + 1 })),
).sort((a, b) => b.start.length - a.start.length);
const WHOLE = new Map(SHORT.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)));

/**
 * Returns the month of a name or its abbreviation, 1 to 12; null when it is none, or one of two. `isBehindDot`: the day before it
 * has a dot.
 */
export function monthOfName(name: string, isBehindDot = false): number | null {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
  const either = (isBehindDot ? BEHIND_DOT : BEHIND_SPACE).get(plain);
  if (either !== undefined) return either;
  return WHOLE.get(plain) ?? BEGINNINGS.find(({ start }) => plain.startsWith(start))?.month ?? null;
}
