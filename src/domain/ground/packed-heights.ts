/** The 64 characters of packed heights need no escape in JSON: the first 32 end a number, the others continue it. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const BASE = 32;
/** Digits of a number: enough for the difference of any two heights on earth. */
const MOST_DIGITS = 3;

/**
 * Packs whole metres into a text: the difference of each from the one before, its sign in the lowest bit, in digits of five
 * bits with the lowest first. Ground mostly changes by less than 16 m a step, which is one character.
 */
export function packHeights(heights: Int16Array): string {
  let packed = '';
  let before = 0;
  for (const height of heights) {
    packed += digitsOf(height - before);
    before = height;
  }
  return packed;
}

/** Returns the heights of a text that {@link packHeights} has packed; null when it is malformed or has another count. */
export function unpackHeights(packed: string, count: number): Int16Array | null {
  if (packed.length < count || packed.length > count * MOST_DIGITS) return null;
  const heights = new Int16Array(count);
  let at = 0;
  let height = 0;
  for (let i = 0; i < count; i += 1) {
    const read = numberAt(packed, at);
    if (read === null) return null;
    at = read.next;
    height += read.number;
    heights[i] = height;
    if (heights[i] !== height) return null;
  }
  return at === packed.length ? heights : null;
}

function digitsOf(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let digits = '';
  while (rest >= BASE) {
    digits += DIGITS[BASE + (rest % BASE)];
    rest = Math.floor(rest / BASE);
  }
  return digits + DIGITS[rest];
}

/** Returns the number that begins at a place, and where the next one begins; null when there is none. */
function numberAt(packed: string, start: number): { readonly number: number; readonly next: number } | null {
  let value = 0;
  for (let digit = 0; digit < MOST_DIGITS; digit += 1) {
    const level = DIGITS.indexOf(packed.charAt(start + digit) || ' ');
    if (level < 0) return null;
    value += (level % BASE) * BASE ** digit;
    if (level < BASE) return { number: value % 2 === 0 ? value / 2 : -(value + 1) / 2, next: start + digit + 1 };
  }
  return null;
}
