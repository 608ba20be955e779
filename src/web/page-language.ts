/** The language of the page, of which the server sends the tag: that of all its texts. */
export const pageLanguage = globalThis.document?.documentElement.lang ?? 'en';
