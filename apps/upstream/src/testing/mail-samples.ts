import { handoverAskedMail, handoverDecidedMail, type MailedHandover } from '../units/mails/handover-mails.ts';
import {
  orderConfirmationMail,
  orderNews,
  orderNewsMail,
  type ConfirmedOrder,
} from '../orders/mails/order-confirmation-mail.ts';
import { orderQuestionMail } from '../orders/mails/send-order-question.ts';
import { taxExemptDecisionMail, type DecidedTaxExempt } from '../orders/mails/send-tax-exempt-decision.ts';
import {
  newsOf,
  quoteAskedMail,
  quoteNewsMail,
  quoteRequestedMail,
  type MailedQuote,
  type NewsOffer,
} from '../quotes/mails/quote-mails.ts';

export interface MailSample {
  subject: string;
  text: string;
  html: string;
}

/**
 * Every mail that upstream sends, by name, about one purchase: for a test that reads them in every language, and for the pictures of
 * `npm run screens`.
 *
 * @param locale as in addresses, `de-de`
 */
export function mailSamples(locale: string): Record<string, MailSample> {
  const company = ['Vadholm Värmeöverföring AB', 'Gjutarevägen 14, 211 24 Malmö', '+46 40 555 01 00'];
  const common = { locale, company, sender: 'Vadholm' };
  const lines = [
    { name: 'GX-050', articleNumber: 'GX050NBR59', quantity: 1 },
    { name: 'GX-050-GC-NBR', articleNumber: 'GX050GCNBR', quantity: 59, unitNote: 'SN 30-114-0021' },
  ];
  const order: ConfirmedOrder = {
    ...common,
    orderNumber: '240118',
    reference: 'PO 4471',
    placedBy: 'Anna Lindqvist',
    lines: [
      { ...lines[0]!, promisedDate: '2026-12-03', total: 2_480_00 },
      { ...lines[1]!, promisedDate: '2026-12-07', total: 1_091_60 },
    ],
    addresses: [{ heading: 'Hamnverket', lines: ['Hamnverket Service AB', 'Kajgatan 4', '211 20 Malmö'] }],
    sums: [],
    details: [],
    total: 4_464_50,
    tax: 892_90,
    currency: 'EUR',
    method: 'scheme',
    freight: { incoterm: 'DAP', deliveryDate: '2026-12-07' },
    address: `https://shop.example/${locale}/portal/orders/1`,
  };
  const quote: MailedQuote = {
    ...common,
    quoteNumber: 'Q300041',
    wantedDate: '2026-12-11',
    deliveryPlace: { countryCode: 'SE', zipCode: '211 20', city: 'Malmö' },
    name: 'Anna Lindqvist',
    lines: lines.map((line) => ({ ...line, price: '' })),
    address: `https://shop.example/${locale}/portal/quoterequests/Q300041`,
  };
  // a location has no name to greet
  const toPartner = { ...quote, name: '' };
  const offer: NewsOffer = {
    partner: 'Becker Kältetechnik GmbH',
    customer: 'Hamnverket Service AB',
    last: {
      ...{ total: 3_571_60, currency: 'EUR', validUntil: '2026-12-04' },
      terms: { freight: 'amount', freightAmount: 45_00, incoterm: 'DAP', place: 'Malmö' },
    },
  };
  const texts: Partial<Record<string, string>> = {
    message: 'Is the frame included?',
    declined: 'We found another one.',
    shipped: 'DB Schenker 3SX-2210',
    complaint: 'CL-100',
    ordered: '240118',
    cancelled: '240118',
  };
  const news = (kind: string) => [{ kind, text: texts[kind] ?? '' } as Parameters<typeof orderNewsMail>[1][number]];
  const handover: MailedHandover = {
    ...common,
    name: 'Anna Lindqvist',
    unitName: 'GX-050, Malmö',
    serialNumber: '30-114-0021',
    address: `https://shop.example/${locale}/unit/1`,
  };
  const exemption: DecidedTaxExempt = {
    ...common,
    ...{ state: 'accepted', refusal: null, stateCode: 'TX', expiryDate: '2027-12-31' },
    ...{ firstName: 'Dana', lastName: 'Reyes' },
    address: `https://shop.example/${locale}/portal/taxexempts`,
  };
  const quoteNews = (side: 'customer' | 'partner') =>
    newsOf[side].map((kind) => [
      `quote-${kind}-to-${side}`,
      quoteNewsMail(side === 'partner' ? toPartner : quote, { side, offer, news: news(kind) }),
    ]) as [string, MailSample][];
  return {
    'order-confirmation': orderConfirmationMail(order),
    ...Object.fromEntries(orderNews.map((kind) => [`order-${kind}`, orderNewsMail(order, news(kind))])),
    'order-question': orderQuestionMail({
      ...common,
      ...{ orderNumber: '240118', author: 'Anna Lindqvist', email: 'anna@hamnverket.example' },
      text: 'Can the gaskets come first?',
    }),
    'exemption-accepted': taxExemptDecisionMail(exemption),
    'exemption-refused': taxExemptDecisionMail({ ...exemption, state: 'refused', refusal: 'unreadable' }),
    'quote-requested': quoteRequestedMail(quote, { reference: 'PO 4471', partners: [offer.partner] }),
    'quote-asked': quoteAskedMail(toPartner, { company: offer.customer }),
    ...Object.fromEntries([...quoteNews('customer'), ...quoteNews('partner')]),
    'handover-asked': handoverAskedMail(handover, 'Becker Kältetechnik GmbH'),
    'handover-confirmed': handoverDecidedMail(handover, 'confirmed'),
    'handover-refused': handoverDecidedMail(handover, 'refused'),
    'handover-released': handoverDecidedMail(handover, 'released'),
  };
}
