import type { QuoteMailTexts } from './quote-mail-texts.ts';

export const de: QuoteMailTexts = {
  requestSubject: 'Ihre Angebotsanfrage {number}',
  greeting: 'Guten Tag,',
  sent: 'wir haben Ihre Angebotsanfrage weitergegeben. Sie erhalten eine Nachricht, sobald ein Angebot vorliegt.',
  number: 'Angebotsanfrage',
  reference: 'Ihre Referenz',
  asked: 'Angefragt bei',
  wantedDate: 'Gewünscht bis',
  articles: 'Artikel',
  line: '{quantity} × {name} ({articleNumber})',
  seeRequest: 'Angebotsanfrage ansehen',
  questions: 'Stimmt etwas nicht? Antworten Sie auf diese Nachricht und nennen Sie die Nummer Ihrer Anfrage.',
  askedSubject: 'Neue Angebotsanfrage {number}',
  askedOf:
    'Sie wurden um ein Angebot gebeten. Bitte antworten Sie im Shop: Dort sieht der Kunde, was Sie vorbereiten und anbieten.',
  customer: 'Kunde',
  seeAndAnswer: 'Anfrage ansehen und beantworten',
  offerSubject: 'Angebot zu Ihrer Anfrage {number}',
  revisionSubject: 'Überarbeitetes Angebot zu Ihrer Anfrage {number}',
  offered: '{partner} hat Ihnen ein Angebot gemacht.',
  revised: '{partner} hat das Angebot überarbeitet. Es gilt nur noch das neue.',
  supplier: 'Lieferant',
  total: 'Gesamtbetrag',
  withoutTax: 'ohne Steuer',
  validUntil: 'Gültig bis einschließlich',
  seeOffer: 'Angebot ansehen',
  acceptance:
    'Dort können Sie dem Lieferanten schreiben und das Angebot oder einzelne Positionen annehmen, solange es gilt.',
};
