import { declineAsPartner } from './decline-offer.ts';
import { makeOffer } from './make-offer.ts';
import { prepareOffer } from './prepare-offer.ts';
import { lockQuoteOf } from '../quote-store.ts';
import { dayIn } from '@shop/commerce-model';
import { writeAsPartner } from '../write-message.ts';

/** Functions of the partner's routes, for demo partners that answer automatically. */
export const partnerDesk = {
  lockQuoteOf,
  prepareOffer,
  makeOffer,
  decline: declineAsPartner,
  write: writeAsPartner,
  dayIn,
};
