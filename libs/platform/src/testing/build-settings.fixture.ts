import type { Market, Settings } from '@shop/api-contracts';

/** A market with everything on that every market may have. */
export const buildSettings = (settings: Partial<Settings> = {}): Settings => ({
  market: { country: 'GB', language: 'en', locale: 'en-gb', description: '', region: 'europe' },
  companyId: null,
  buyEnabled: true,
  aliceEnabled: false,
  exclusiveCompany: false,
  greenOneEnabled: false,
  shippingEnabled: true,
  orderHistoryEnabled: true,
  customArticleNumbersEnabled: true,
  companyNumberEnabled: 'Off',
  electronicInvoiceNumberEnabled: 'Off',
  vatIdEnabled: 'Off',
  chatEnabled: false,
  chatGroupId: null,
  livechatTestAccount: false,
  resultView: 'grid',
  ribbon: null,
  notificationsUrl: null,
  fakeAuthButton: false,
  replacementUnitsCategoryId: null,
  ...settings,
});

export const buildMarket = (market: Partial<Market> = {}): Market => ({
  country: 'GB',
  language: 'en',
  locale: 'en-gb',
  statusMessage: null,
  name: 'United Kingdom',
  languages: ['en'],
  priceDisplay: 'net',
  currency: 'GBP',
  ...market,
});
