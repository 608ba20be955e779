/** Fields of a save that no form has, and the form's field that shows their problems. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  airtime: 'hours',
  initialAirtime: 'hours',
  lat: 'coordinates',
  lng: 'coordinates',
  igcFileName: 'igc',
};

/** Messages, split into those at a form's fields and those for its banner. */
export interface PlacedErrors {
  /** Messages by the form's own fields. */
  readonly byField: Readonly<Record<string, string>>;
  /** Messages of fields that the form does not have. */
  readonly rest: readonly string[];
}

/** Assigns messages by the domain's and server's field names to a form's fields; the first of a field wins. */
export function placeErrors(messages: Readonly<Record<string, string>>, fields: readonly string[]): PlacedErrors {
  const byField: Record<string, string> = {};
  const rest: string[] = [];
  for (const [name, message] of Object.entries(messages)) {
    const field = fields.includes(name) ? name : (SHOWN_AT[name] ?? name);
    if (fields.includes(field)) byField[field] ??= message;
    else rest.push(message);
  }
  return { byField, rest };
}
