/** Of the heading of an offer, which takes the focus after something was done about it. */
export const offerHeadingId = (offerId: string): string => `offer-${offerId}`;
