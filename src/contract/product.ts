/** The name of the product, wherever it is shown. */
export const PRODUCT_NAME = 'Wingbook';
