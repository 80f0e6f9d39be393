import { key, list, mailAddress, numberFrom, text, yesNo } from './cells.ts';
import type { Sheet } from './sheet.ts';

const perCent = numberFrom(0, 100);

/** Companies that buy, by customer number, with what they have agreed on and who works for them. */
export const customers: Sheet = {
  what: 'the customer',
  keyOf: ({ number }) => number as string,
  columns: {
    number: { read: key, isNeeded: true, aliases: ['customer number', 'customer'] },
    name: { read: text, isNeeded: true, aliases: ['company'] },
    country: { read: key, refersTo: 'markets' },
    discount: { read: perCent, otherwise: 0 },
    credit: { read: yesNo, otherwise: false, aliases: ['on account'] },
    order_reference: { read: yesNo, otherwise: false },
    tax_exempt: { read: yesNo, otherwise: false },
    company_number: { read: text, otherwise: '' },
    vat_id: { read: text, otherwise: '', aliases: ['vat number'] },
    members: { read: list(mailAddress), aliases: ['people'] },
  },
};

/** What a customer pays less for the articles of a category, and of those below it without a discount of their own. */
export const discounts: Sheet = {
  what: 'the discount of the customer for the category',
  keyOf: ({ customer, category }) => `${customer as string} ${category as string}`,
  columns: {
    customer: { read: key, isNeeded: true, refersTo: 'customers', aliases: ['customer number'] },
    category: { read: key, isNeeded: true, refersTo: 'categories' },
    discount: { read: perCent, isNeeded: true },
  },
};
