/** How the months begin in English, German, French, Italian, Spanish, Portuguese, Dutch and Polish, without accents. */
const STARTS: readonly RegExp[] = [
  /^(?:jan|gen|ene|sty)/,
  /^(?:feb|fev|lut)/,
  /^(?:mar|maa|mrz|mrt)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|mag|maj|mei)/,
  /^(?:jun|juin|giu|cze)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|aou|ago|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|ott|out|paz)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|dic|gru)/,
];

/** Returns the month of a name or its abbreviation, 1 to 12; null when it is none. */
export function monthOfName(name: string): number | null {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const index = STARTS.findIndex((start) => start.test(plain));
  return index === -1 ? null : index + 1;
}
