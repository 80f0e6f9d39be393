import type { QuoteOffer } from '@shop/api-contracts';

/** Company of an offer, with the location if it has several: "Tidewell Thermal Ltd, Hull". */
export const offerName = ({ location: { partner, name } }: Pick<QuoteOffer, 'location'>): string =>
  name === '' ? partner : `${partner}, ${name}`;
