import type { QuoteOffer } from '@shop/api-contracts';

/** Whose offer it is, with the place where the company has several: "Tidewell Thermal Ltd, Hull". */
export const offerName = ({ location: { partner, name } }: Pick<QuoteOffer, 'location'>): string =>
  name === '' ? partner : `${partner}, ${name}`;
