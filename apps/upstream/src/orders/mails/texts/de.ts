import type { ConfirmationTexts } from './confirmation-texts.ts';

export const de: ConfirmationTexts = {
  subject: 'Ihre Bestellung {number}',
  greeting: 'Guten Tag,',
  thanks: 'vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen und wird vorbereitet.',
  orderNumber: 'Auftragsnummer',
  yourOrderNumber: 'Ihre Bestellnummer',
  articles: 'Artikel',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Gesamtbetrag',
  includingTax: 'einschließlich Steuer',
  paidByCard: 'Mit Karte bezahlt',
  paidByPayPal: 'Mit PayPal bezahlt',
  onAccount: 'Auf Rechnung: Sie erhalten eine Rechnung von uns',
  deliveryOn: 'Voraussichtliche Lieferung',
  collectFrom: 'Abholbereit ab',
  attached: 'Die Auftragsbestätigung ist als PDF angehängt.',
  seeOrder: 'Bestellung ansehen',
  questions: 'Stimmt etwas nicht? Antworten Sie auf diese Nachricht und nennen Sie Ihre Auftragsnummer.',
};
