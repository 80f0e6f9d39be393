import { paths } from '@shop/platform';

/** The cart page with the quote cart selected. */
export const quoteCartPath = (): string => `${paths.cart()}?view=quote`;
