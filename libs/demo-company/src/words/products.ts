import { textsIn } from '../texts.ts';

/** Names of product families as engineers write them. */
export const productNames = textsIn('productNames');

/** Names of parts as the manuals of gasketed units use them, and what an item page says about them. */
export const partNames = textsIn('partNames');
export const partDescriptions = textsIn('partDescriptions');
