import { documents, quoteCheckout } from '@shop/api-contracts';
import { groupOf } from './groups.ts';

describe('the upstream group of a call', () => {
  it.each([
    ['items.get', '?t=1', 'browse'],
    ['items.get', '?salesDetails=complete&t=1', 'salesDetails'],
    ['carts.get', '?t=1', 'carts'],
    ['carts.get', '?includeSlowData=true&t=1', 'salesDetails'],
    ['carts.get', '?includeSlowData=false&t=1', 'carts'],
    ['user.get', '?t=1', 'user'],
    ['addresses.list', '?t=1', 'user'],
    ['favouriteLists.list', '?t=1', 'lists'],
    ['articleLookup.find', '?t=1', 'search'],
    ['items.search', '?expression=includeSlowData%3Dtrue', 'search'],
    ['orders.setContact', '?t=1', 'orders'],
    ['orderFreight.calculate', '?t=1', 'orders'],
    ['orderHistory.list', '?t=1', 'orders'],
    ['orderHistory.document', '?t=1', 'documents'],
    ['taxExempts.list', '?t=1', 'orders'],
    ['quoteCheckout.submit', '?t=1', 'orders'],
    ['quotes.get', '?t=1', 'orders'],
    ['partners.position', '?t=1', 'other'],
    ['orders.createPaymentSession', '?t=1', 'payments'],
    ['orders.setPaymentDetails', '?t=1', 'payments'],
    ['configurator.start', '?returnUrl=x', 'configurator'],
    ['configurator.enclosure', '?t=1', 'other'],
  ])('of %s%s is %s', (name, query, group) => {
    expect(groupOf({ name }, query)).toBe(group);
  });

  it('is separate for uploads and generated documents', () => {
    expect(groupOf({ name: 'taxExempts.add', takesFile: true }, '?t=1')).toBe('uploads');
    expect(groupOf(quoteCheckout.attachFile, '?t=1')).toBe('uploads');
    expect(groupOf(documents.generate, '?t=1')).toBe('documents');
    expect(groupOf(documents.generatedQuotes, '?t=1')).toBe('other');
  });
});
