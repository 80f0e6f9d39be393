import { textsIn } from '../texts.ts';

/** Names of product families in technical usage. */
export const productNames = textsIn('productNames');

/** Names of parts as in the manuals of gasketed units, and their descriptions on item pages. */
export const partNames = textsIn('partNames');
export const partDescriptions = textsIn('partDescriptions');
