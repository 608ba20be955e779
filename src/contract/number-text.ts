import * as v from 'valibot';

/** Maximum length of a number's text. */
const MAX_DIGITS = 32;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

/** Schema of a number, or its text: query parameters are texts. */
export const numberOrText = v.union([
  v.number(),
  v.pipe(v.string(), v.maxLength(MAX_DIGITS), v.regex(NUMBER), v.transform(Number)),
]);
