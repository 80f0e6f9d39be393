import type { ConfirmationTexts } from './confirmation-texts.ts';

export const sr: ConfirmationTexts = {
  subject: 'Vaša porudžbina {number}',
  greeting: 'Poštovani,',
  thanks: 'hvala na porudžbini. Primili smo je i pripremamo je.',
  orderNumber: 'Broj porudžbine',
  yourOrderNumber: 'Broj Vaše narudžbenice',
  articles: 'Artikli',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Ukupno',
  includingTax: 'sa porezom',
  paidByCard: 'Plaćeno karticom',
  paidByPayPal: 'Plaćeno preko PayPal-a',
  onAccount: 'Na račun: dobićete fakturu',
  deliveryOn: 'Očekivana isporuka',
  collectFrom: 'Može se preuzeti od',
  attached: 'Potvrda porudžbine je priložena kao PDF.',
  seeOrder: 'Pogledajte porudžbinu',
  questions: 'Nešto nije u redu? Odgovorite na ovu poruku i navedite broj porudžbine.',
};
