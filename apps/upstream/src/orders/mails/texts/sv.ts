import type { ConfirmationTexts } from './confirmation-texts.ts';

export const sv: ConfirmationTexts = {
  subject: 'Din beställning {number}',
  greeting: 'Hej!',
  thanks: 'Tack för din beställning. Vi har tagit emot den och gör den i ordning.',
  orderNumber: 'Ordernummer',
  yourOrderNumber: 'Ditt inköpsordernummer',
  articles: 'Artiklar',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Summa',
  includingTax: 'inklusive moms',
  paidByCard: 'Betalt med kort',
  paidByPayPal: 'Betalt med PayPal',
  onAccount: 'Mot faktura: du får en faktura från oss',
  deliveryOn: 'Beräknad leverans',
  collectFrom: 'Kan hämtas från',
  attached: 'Orderbekräftelsen är bifogad som PDF.',
  seeOrder: 'Visa beställningen',
  questions: 'Stämmer något inte? Svara på det här meddelandet och ange ordernumret.',
};
