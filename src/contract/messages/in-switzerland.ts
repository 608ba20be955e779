/**
 * Whether the catalogue writes numbers as in Switzerland. The build says so in the catalogues of `de-CH`, `fr-CH` and `it-CH`
 * (`scripts/vite/catalogues.ts`); what the server writes goes to everybody.
 */
export const IN_SWITZERLAND: boolean = false;
