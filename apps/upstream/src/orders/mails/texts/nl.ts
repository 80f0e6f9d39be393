import type { ConfirmationTexts } from './confirmation-texts.ts';

export const nl: ConfirmationTexts = {
  subject: 'Uw bestelling {number}',
  greeting: 'Goedendag,',
  thanks: 'Hartelijk dank voor uw bestelling. Wij hebben deze ontvangen en maken alles gereed.',
  orderNumber: 'Ordernummer',
  yourOrderNumber: 'Uw inkoopordernummer',
  articles: 'Artikelen',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Totaal',
  includingTax: 'inclusief btw',
  paidByCard: 'Betaald met kaart',
  paidByPayPal: 'Betaald met PayPal',
  onAccount: 'Op rekening: u ontvangt een factuur',
  deliveryOn: 'Verwachte levering',
  collectFrom: 'Af te halen vanaf',
  attached: 'De orderbevestiging is als pdf bijgevoegd.',
  seeOrder: 'Bestelling bekijken',
  questions: 'Klopt er iets niet? Beantwoord dit bericht en vermeld uw ordernummer.',
};
