import { isPrintable, unprintableMessage, type Problem } from '@shop/api-contracts';
import { textErrors } from './unstorable-texts.ts';

/** Of a body, what documents print: every text, or those with paths that match. */
type Printed = 'all' | RegExp;

/** Calls whose texts stand on documents, by name: on those of carts, lists, quotes and orders, and on every later one. */
const printedTexts: Readonly<Record<string, Printed>> = {
  'addresses.add': 'all',
  'addresses.update': 'all',
  'carts.add': /\.note$/,
  'carts.addMany': /\.(note|customArticleNumber)$/,
  'carts.details': /\.(note|customArticleNumber)$/,
  'carts.update': /\.note$/,
  'customArticleNumbers.set': 'all',
  'documents.generate': 'all',
  'favouriteLists.copy': 'all',
  'favouriteLists.create': 'all',
  'favouriteLists.rename': 'all',
  'orders.setContact': 'all',
  'orders.setInvoiceAddress': 'all',
  'orders.setShippingAddress': 'all',
  'quoteCheckout.submit': 'all',
  'quotes.accept': 'all',
  'quotes.askAgain': 'all',
  'quotes.offer': 'all',
  'quotes.ship': 'all',
  // lines of carts and orders name the unit that they are for
  'units.correctNameplate': 'all',
  'units.create': 'all',
  'user.update': 'all',
};

/**
 * Finds texts of a body that documents would print as question marks, so that they are refused where they are entered.
 */
export function unprintableTexts(callName: string, body: unknown): NonNullable<Problem['errors']> {
  const printed = printedTexts[callName];
  if (printed === undefined) return [];
  const errors = textErrors(body, 'body', { isRight: isPrintable, message: unprintableMessage });
  return printed === 'all' ? errors : errors.filter(({ path }) => printed.test(path));
}
