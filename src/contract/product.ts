/** Display name of the product. */
export const PRODUCT_NAME = 'Wingbook';
