/** Degrees, and minutes and seconds of arc with a separator between each two. */
const ANGLE =
  /^(?<before>[NSEW])?\s*(?<sign>[+\u2212-]?)(?<degrees>\d{1,3}(?:[.,]\d+)?)(?:\s*[°º:]|\s+|$|(?=[NSEW]))\s*(?:(?<minutes>\d{1,2}(?:[.,]\d+)?)(?:\s*['’′:]|\s+|$|(?=[NSEW]))\s*)?(?:(?<seconds>\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|''|’’)?\s*)?(?<after>[NSEW])?$/i;

/** Returns the degrees of a latitude or longitude: `46.6253`, `46°37'31"N`, `7 12.2 W`; null when it is none. */
export function readDegrees(text: string): number | null {
  const parts = ANGLE.exec(text.trim())?.groups;
  if (parts === undefined) return null;
  const part = (name: string): number => Number((parts[name] ?? '0').replace(',', '.'));
  const [minutes, seconds] = [part('minutes'), part('seconds')];
  if (minutes >= 60 || seconds >= 60) return null;
  const value = part('degrees') + minutes / 60 + seconds / 3_600;
  return isNegative(parts) ? 0 - value : value; // Not -0 at Greenwich.
}

/** Between the two angles of a pair: behind a hemisphere, or a sign or space that both do not have inside. */
const BETWEEN = [/(?<=[NS])\s*[,;/]?\s+(?=[\dEW])/i, /\s*[;/]\s*/, /,\s+/, /^(\S+)\s+(?=\S+$)/] as const;

/** Returns latitude and longitude in one cell: `46,62525 7,20603`, `46°37'31"N 7°12'22"E`; null when there are none. */
export function readPair(text: string): readonly [lat: number, lng: number] | null {
  for (const between of BETWEEN) {
    const parts = text.trim().split(between).filter(Boolean);
    const [lat, lng] = parts.length === 2 ? parts.map(readDegrees) : [];
    if (lat != null && lng != null) return [lat, lng];
  }
  return null;
}

function isNegative({ before, sign, after }: Readonly<Record<string, string | undefined>>): boolean {
  return /[SW]/i.test(before ?? after ?? '') || sign === '-' || sign === '\u2212';
}
