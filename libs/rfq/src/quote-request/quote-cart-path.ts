import { paths } from '@shop/platform';

/** The cart page at the quote cart. */
export const quoteCartPath = (): string => `${paths.cart()}?view=quote`;
