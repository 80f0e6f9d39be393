import type { StoredMarket } from '@shop/commerce-model';
import type { SayOnDocument } from './document-texts.ts';

/** Register and VAT number of a market's seller, each with its name, which a number keeps: `Amtsgericht Hamburg, HRB 900180, USt-IdNr. DE900001800`. */
export function registrationOf({ seller }: { seller?: StoredMarket['seller'] }, say: SayOnDocument): string {
  const { registration = '', vatId = '' } = seller ?? {};
  // in Serbia it is written with its name
  const isNamed = vatId === '' || vatId.includes(' ');
  return [registration, isNamed ? vatId : say('sellerVatId', { id: vatId })].filter((text) => text !== '').join(', ');
}
