import { marketListItemSchema, marketSchema, type Market, type MarketListItem } from '../markets/markets.ts';
import { settingsSchema, type Settings } from '../markets/settings.ts';
import { built } from './built.fixture.ts';

/** A market with all optional features on. */
export const buildSettings = (settings: Partial<Settings> = {}): Settings =>
  built(settingsSchema, {
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
    contact: {
      name: 'Vadholm Heat Transfer Ltd',
      address: '14 Foundry Lane, Sheffield S3 8AB',
      phoneNumber: '+44 114 496 0182',
      email: 'order@vadholm.example',
      openingHours: 'Weekdays',
    },
    socialLinks: [{ name: 'LinkedIn', url: 'https://social.example/vadholm' }],
    ...settings,
  });

/** The current market of a test. */
export const buildMarket = (market: Partial<Market> = {}): Market =>
  built(marketSchema, {
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

/** An entry in the list of markets. */
export const buildMarketListItem = (locale: string, market: Partial<MarketListItem> = {}): MarketListItem =>
  built(marketListItemSchema, {
    region: 'europe',
    countryCode: locale.slice(-2).toUpperCase(),
    languageCode: locale.slice(0, 2),
    description: '',
    locale,
    ...market,
  });
