/** Fields that a save names and no form has: where their problems are shown instead. */
const SHOWN_AT: Readonly<Record<string, string>> = {
  airtime: 'hours',
  initialAirtime: 'hours',
  lat: 'coordinates',
  lng: 'coordinates',
  igcFileName: 'igc',
};

/** What is wrong, parted into what a form's fields show and what is left for its banner. */
export interface PlacedErrors {
  /** Messages by the form's own fields. */
  readonly byField: Readonly<Record<string, string>>;
  /** Messages of fields that the form has not. */
  readonly rest: readonly string[];
}

/** Messages by field, as domain and server name them, on the fields that a form has; the first of a field wins. */
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
