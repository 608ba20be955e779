import * as v from 'valibot';

/** Only paired surrogates are a character; OpenAPI has no flag for that. */
const STORABLE = /^(?:[^\0\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/;

/** Schema of a text that can be stored: without U+0000 and lone surrogates. */
export function shortText(max: number) {
  return v.pipe(v.string(), v.maxLength(max), v.regex(STORABLE));
}
