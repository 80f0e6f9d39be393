import type { QuoteMailTexts } from './quote-mail-texts.ts';

export const nl: QuoteMailTexts = {
  requestSubject: 'Uw offerteaanvraag {number}',
  greeting: 'Goedendag,',
  sent: 'Wij hebben uw offerteaanvraag doorgestuurd. U krijgt bericht zodra er een offerte is.',
  number: 'Offerteaanvraag',
  reference: 'Uw referentie',
  asked: 'Aangevraagd bij',
  wantedDate: 'Gewenst uiterlijk',
  articles: 'Artikelen',
  line: '{quantity} × {name} ({articleNumber})',
  seeRequest: 'Offerteaanvraag bekijken',
  questions: 'Klopt er iets niet? Beantwoord dit bericht en vermeld het nummer van uw aanvraag.',
  askedSubject: 'Nieuwe offerteaanvraag {number}',
  askedOf:
    'U bent om een offerte gevraagd. Antwoord alstublieft in de shop: daar ziet de klant wat u voorbereidt en aanbiedt.',
  customer: 'Klant',
  seeAndAnswer: 'Aanvraag bekijken en beantwoorden',
  offerSubject: 'Offerte voor uw aanvraag {number}',
  revisionSubject: 'Herziene offerte voor uw aanvraag {number}',
  offered: '{partner} heeft u een offerte gedaan.',
  revised: '{partner} heeft de offerte herzien. Alleen de nieuwe geldt.',
  supplier: 'Leverancier',
  total: 'Totaal',
  withoutTax: 'zonder btw',
  validUntil: 'Geldig tot en met',
  seeOffer: 'Offerte bekijken',
  acceptance:
    'Daar kunt u de leverancier schrijven en de offerte, of afzonderlijke regels, accepteren zolang zij geldt.',
};
