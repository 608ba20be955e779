/** Display name of the product. */
export const PRODUCT_NAME = 'Wingbook';

/** Where the notices of all packages and data in the product are served: the build writes them (`scripts/vite/licences.ts`). */
export const LICENCES_PATH = '/licences.txt';
