import { addressFieldsSchema, profileSchema, type Address } from '@shop/api-contracts';
import { defaultSettings, settingsOf } from '@shop/commerce-model';
import { company } from '../testing/databases/demo-company.ts';
import { checkAddress } from './addresses/check-address.ts';
import type { Person } from '../access/person.ts';
import { checkProfile } from './users/check-profile.ts';

const { customers, users, companies, countries, markets, categories } = company;
const addresses = [...customers, ...users].flatMap((owner) => owner.addresses);

describe('the people of the demo', () => {
  it('I2: have addresses that the address form accepts', () => {
    for (const address of addresses) {
      expect(addressFieldsSchema.parse(address)).toEqual(address);
      expect(checkAddress(address, countries)).toEqual(address);
    }
    for (const { addresses: own } of [...customers, ...users].filter((owner) => owner.addresses.length > 0)) {
      const count = (flag: keyof Address) => own.filter((address) => address[flag as 'defaultDelivery']).length;
      expect([count('defaultDelivery'), count('defaultInvoice')]).toEqual([1, 1]);
    }
  });

  it('I2: include a long list, a long street, quotes and angle brackets, and the formats of all markets', () => {
    expect(Math.max(...customers.map((customer) => customer.addresses.length))).toBe(12);
    expect(addresses.some(({ streetAddress }) => streetAddress.length === 100)).toBe(true);
    expect(addresses.some(({ companyOrName }) => /["].*[<]/.test(companyOrName))).toBe(true);
    const used = new Set(addresses.map(({ countryCode }) => countryCode));
    for (const { country } of markets) expect([...used]).toContain(country);
  });

  it('I3: have profiles that the profile form accepts in their market', () => {
    for (const user of users) {
      const { country, settings } = markets.find((market) => market.country === user.market)!;
      const profile = profileSchema.parse(user);
      const market = markets.find((one) => one.country === country)!;
      expect(settings).toBe(market.settings);
      expect(checkProfile(profile, user as unknown as Person, settingsOf(market, undefined), country)).toEqual(profile);
    }
  });

  it('A10: work for existing customers in existing markets', () => {
    const numbers = customers.map(({ number }) => number);
    const locales = markets.flatMap((market) => market.locales);
    for (const { customerNumbers, locale } of users) {
      expect(numbers).toEqual(expect.arrayContaining(customerNumbers));
      expect(locales).toContain(locale);
    }
    for (const { selectedLocale, companySite } of customers) {
      expect(locales).toContain(selectedLocale);
      if (companySite) expect(companies.find(({ id }) => id === companySite)).toMatchObject({ exclusive: true });
    }
  });

  it('include one of each kind', () => {
    const ofUser = (customerNumbers: string[]) => customers.filter(({ number }) => customerNumbers.includes(number));
    expect(users.filter(({ customerNumbers }) => customerNumbers.length === 0)).toHaveLength(1);
    expect(users.filter(({ customerNumbers }) => customerNumbers.length > 1)).toHaveLength(1);
    expect(users.filter(({ hasAcceptedTerms }) => !hasAcceptedTerms)).toHaveLength(1);
    expect(users.filter(({ permissions }) => permissions.length === 0)).toHaveLength(1);
    for (const is of ['hasCredit', 'needsOrderReference', 'isPartner', 'isTaxExempt', 'companySite'] as const) {
      const having = users.filter(({ customerNumbers }) => ofUser(customerNumbers).some((customer) => customer[is]));
      expect({ is, people: having.length }).toEqual({ is, people: 1 });
    }
  });

  it('pay different prices for the same gasket', () => {
    const discounts = customers.map(
      ({ discounts: { general, categories: own } }) => own['gaskets'] ?? own['spareparts'] ?? general,
    );
    expect(new Set(discounts).size).toBe(customers.length);
    const known = new Set(categories.map(({ id }) => id));
    for (const one of customers)
      for (const id of Object.keys(one.discounts.categories)) expect([...known]).toContain(id);
  });
});

describe('the demo settings', () => {
  const names = Object.keys(defaultSettings) as (keyof typeof defaultSettings)[];
  const places = [
    ...markets.map((market) => settingsOf(market, undefined)),
    ...companies.map((site) => settingsOf(markets[0]!, site)),
  ];

  it.each(names.filter((name) => name !== 'logo'))('N10: %s is on in one place and off in another', (name) => {
    const values = new Set(places.map((settings) => JSON.stringify(settings[name])));
    expect([...values]).toContain(JSON.stringify(defaultSettings[name]));
    expect(values.size).toBeGreaterThan(1);
  });

  it('N10: the three settings with Off, Optional and Required have each value somewhere', () => {
    for (const name of ['companyNumberEnabled', 'electronicInvoiceNumberEnabled', 'vatIdEnabled'] as const) {
      expect(new Set(places.map((settings) => settings[name]))).toEqual(new Set(['Off', 'Optional', 'Required']));
    }
  });
});
