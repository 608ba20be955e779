/** Display name of the product. */
export const PRODUCT_NAME = 'Wingbook';

/** The path of the notices of all packages and data in the product: the build writes them (`scripts/vite/licences.ts`). */
export const LICENCES_PATH = '/licences.txt';
