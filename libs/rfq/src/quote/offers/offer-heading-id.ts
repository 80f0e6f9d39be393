/** Id of an offer's heading, which gets the focus after an action. */
export const offerHeadingId = (offerId: string): string => `offer-${offerId}`;
