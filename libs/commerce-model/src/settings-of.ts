import type { Settings } from '@shop/api-contracts';
import type { StoredCompanySite, StoredMarket } from './market.ts';

type Flags = Omit<Settings, 'market' | 'companyId' | 'companyName'>;

/** Defaults for settings that neither market nor company site sets. */
export const defaultSettings: Flags = {
  buyEnabled: true,
  aliceEnabled: true,
  exclusiveCompany: false,
  greenOneEnabled: true,
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
  logo: null,
};

/** Merges the defaults with the settings of the market, then of the company site. */
export function settingsOf(market: StoredMarket, company: StoredCompanySite | undefined): Flags {
  return {
    ...defaultSettings,
    ...(market.settings as Partial<Flags>),
    ...(company ? { exclusiveCompany: company.exclusive, ...(company.settings as Partial<Flags>) } : {}),
  };
}
