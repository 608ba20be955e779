/** Steps of the finest coordinate: a ten-thousandth of a minute. */
const UNITS_PER_DEGREE = 600_000;

/** Returns the UTC day of an instant (Unix seconds) as `DDMMYY`. */
export function igcDate(unixSeconds: number): string {
  const date = new Date(unixSeconds * 1000).toISOString();
  return date.slice(8, 10) + date.slice(5, 7) + date.slice(2, 4);
}

/** Returns the UTC time of an instant (Unix seconds) as `HHMMSS`. */
export function igcTime(unixSeconds: number): string {
  const second = unixSeconds % 86_400;
  return (
    igcDigits(Math.floor(second / 3600), 2) + igcDigits(Math.floor(second / 60) % 60, 2) + igcDigits(second % 60, 2)
  );
}

/** A position as in a B record, `DDMMmmmNDDDMMmmmE`, and the digits that follow those of latitude and longitude. */
export interface PositionText {
  readonly place: string;
  readonly finer: string;
}

/** Returns the text of a position in degrees. */
export function igcPosition(lat: number, lng: number): PositionText {
  const [north, east] = [angle(lat, 2), angle(lng, 3)];
  const place = `${north.text}${lat < 0 ? 'S' : 'N'}${east.text}${lng < 0 ? 'W' : 'E'}`;
  return { place, finer: `${north.next}${east.next}` };
}

/** Returns a number, rounded, in so many characters; a minus takes one of them. */
export function igcDigits(value: number, width: number): string {
  const rounded = Math.round(value);
  return rounded < 0 ? `-${String(-rounded).padStart(width - 1, '0')}` : String(rounded).padStart(width, '0');
}

/** Returns text reduced to the characters that IGC allows: accents are removed. */
export function igcText(text: string): string {
  return text.normalize('NFD').replace(/[^ -~]/g, '');
}

/** Returns `DDMMmmm` or `DDDMMmmm`, and the digit that follows. */
function angle(degrees: number, width: number): { readonly text: string; readonly next: number } {
  const units = Math.floor(Math.abs(degrees) * UNITS_PER_DEGREE);
  const rest = units % UNITS_PER_DEGREE;
  const whole = igcDigits(Math.floor(units / UNITS_PER_DEGREE), width);
  return { text: whole + igcDigits(Math.floor(rest / 10), 5), next: rest % 10 };
}
