import { configuratorPermission } from '@shop/api-contracts';
import { buildSettings, buildUser } from '@shop/api-contracts/testing';
import { situationOf } from '@shop/platform';
import {
  footerEntries,
  areConditionsMet,
  menuEntries,
  shownEntries,
  toolEntries,
  utilEntries,
  type FrameFacts,
} from './frame-entries.ts';

type Account = 'visitor' | 'anna' | 'paul' | 'marie' | 'noah' | 'grace' | 'erik' | 'tereza' | 'dragana' | 'sam';
const accounts: Account[] = ['visitor', 'anna', 'paul', 'marie', 'noah', 'grace', 'erik', 'tereza', 'dragana', 'sam'];
const sites = ['market', 'company', 'exclusive'] as const;

/** The demo accounts that the frame distinguishes. */
const users: Partial<Record<Account, ReturnType<typeof buildUser>>> = {
  anna: buildUser({ permissions: [configuratorPermission] }),
  paul: buildUser({ isBusinessUser: true, gcmNumber: '200001', permissions: [configuratorPermission] }),
  marie: buildUser({ gcmNumber: '100002', hasMultipleGcmNumbers: true, permissions: [configuratorPermission] }),
  noah: buildUser({ gcmNumber: '', permissions: [configuratorPermission] }),
  grace: buildUser({ gcmNumber: '100004', permissions: [configuratorPermission] }),
  erik: buildUser({ gcmNumber: '100005', permissions: [configuratorPermission] }),
  tereza: buildUser({ gcmNumber: '100006', acceptedTermsAndConditions: false, permissions: [configuratorPermission] }),
  dragana: buildUser({ gcmNumber: '100007', permissions: [] }),
  sam: buildUser({ gcmNumber: '100008', permissions: [configuratorPermission] }),
};

const settingsOf = (site: (typeof sites)[number], green = true) =>
  buildSettings({
    companyId: site === 'market' ? null : 'nordfrost',
    exclusiveCompany: site === 'exclusive',
    greenOneEnabled: green,
    aliceEnabled: true,
  });

function factsOf(account: Account, settings: ReturnType<typeof buildSettings>): FrameFacts {
  const user = users[account];
  return {
    ...situationOf(settings, user !== undefined, user),
    configurator: settings.aliceEnabled && (user?.permissions.includes(configuratorPermission) ?? false),
    severalCompanies: user?.hasMultipleGcmNumbers ?? false,
    replacement: settings.replacementUnitsCategoryId !== null,
    notifications: settings.notificationsUrl !== null,
    fakeAuth: settings.fakeAuthButton,
  };
}

const namesFor = (list: readonly Parameters<typeof areConditionsMet>[0][], facts: FrameFacts) =>
  list.filter((entry) => areConditionsMet(entry, facts)).map(({ name }) => name);

/** Additional entries of an account in the market; a company site removes `myAccount`. */
const own: Record<Account, { header: string[]; menu: string[] }> = {
  visitor: { header: ['signIn'], menu: ['signIn'] },
  anna: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'quickOrder', 'myAccount', 'signOut'] },
  paul: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'quickOrder', 'myAccount', 'signOut'] },
  marie: {
    header: ['configure', 'myAccount', 'portal'],
    menu: ['configure', 'quickOrder', 'myAccount', 'changeCompany', 'signOut'],
  },
  noah: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'myAccount', 'signOut'] },
  grace: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'quickOrder', 'myAccount', 'signOut'] },
  erik: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'quickOrder', 'myAccount', 'signOut'] },
  tereza: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'quickOrder', 'myAccount', 'signOut'] },
  dragana: { header: ['myAccount', 'portal'], menu: ['quickOrder', 'myAccount', 'signOut'] },
  sam: { header: ['configure', 'myAccount', 'portal'], menu: ['configure', 'quickOrder', 'myAccount', 'signOut'] },
};
const headerEntries = [...utilEntries, ...toolEntries];
const commonHeader = ['favouriteLists', 'cart'];

describe.each(sites)('on the site: %s', (site) => {
  const availableOn = (names: string[]) => names.filter((name) => site === 'market' || name !== 'myAccount');

  test.each(accounts)('A2: the header of %s has the specified entries', (account) => {
    const expected = [
      ...commonHeader,
      ...availableOn(own[account].header),
      site === 'exclusive' ? 'support' : 'market',
    ];
    expect(namesFor(headerEntries, factsOf(account, settingsOf(site))).sort()).toEqual(expected.sort());
  });

  test.each(accounts)('A3: the slide-in menu of %s has the specified entries', (account) => {
    const expected = [
      'products',
      'unitSearch',
      'favouriteLists',
      ...availableOn(own[account].menu),
      ...(site === 'exclusive' ? [] : ['quote', 'support', 'market']),
    ];
    expect(namesFor(menuEntries, factsOf(account, settingsOf(site))).sort()).toEqual(expected.sort());
  });

  test.each([true, false])(
    'A9: the footer has its sections, reduced for an exclusive company; green one: %s',
    (green) => {
      const facts = factsOf('visitor', settingsOf(site, green));
      const sections = Object.fromEntries(
        Object.entries(footerEntries).map(([name, list]) => [name, namesFor(list, facts)]),
      );
      expect(sections).toEqual(
        site === 'exclusive'
          ? {
              products: [],
              help: [],
              buying: [],
              social: [],
              legal: ['support', 'terms', 'privacy', 'cookies', 'accessibility'],
            }
          : {
              products: green ? ['categories', 'remade'] : ['categories'],
              help: ['support', 'faq', 'message'],
              buying: ['payment', 'shipping', 'returns'],
              social: ['social'],
              legal: ['terms', 'privacy', 'cookies', 'accessibility', 'market'],
            },
      );
    },
  );
});

test('A2: configure needs setting and permission', () => {
  expect(namesFor(headerEntries, factsOf('anna', buildSettings({ aliceEnabled: true })))).toContain('configure');
  expect(namesFor(headerEntries, factsOf('dragana', buildSettings({ aliceEnabled: true })))).not.toContain('configure');
  expect(namesFor(headerEntries, factsOf('anna', buildSettings({ aliceEnabled: false })))).not.toContain('configure');
});

test('A2: notifications are for who is signed in, in markets that have them', () => {
  const having = buildSettings({ notificationsUrl: '/notifications-script' });
  for (const account of accounts) {
    const isSignedIn = account !== 'visitor';
    expect(namesFor(headerEntries, factsOf(account, having)).includes('notifications')).toBe(isSignedIn);
    expect(namesFor(headerEntries, factsOf(account, buildSettings()))).not.toContain('notifications');
  }
});

test('A3: the button of the demo account depends only on its setting', () => {
  for (const account of accounts) {
    expect(namesFor(menuEntries, factsOf(account, buildSettings({ fakeAuthButton: true })))).toContain('fakeAuth');
    expect(namesFor(menuEntries, factsOf(account, buildSettings()))).not.toContain('fakeAuth');
  }
});

test('K1: the menu has the way to replace a unit only where the market offers units for it', () => {
  for (const account of accounts) {
    const offering = buildSettings({ replacementUnitsCategoryId: 'gasketed' });
    expect(namesFor(menuEntries, factsOf(account, offering))).toContain('unitReplacement');
    expect(namesFor(menuEntries, factsOf(account, buildSettings()))).not.toContain('unitReplacement');
  }
});

test.each(['signedIn', 'companySite', 'exclusiveCompany', 'greenOne', 'businessUser', 'customerNumberUser'] as const)(
  'H7: the condition %s shows an entry, its negation hides it',
  (name) => {
    const nothing = factsOf('visitor', settingsOf('market', false));
    const straight = { name: 'straight', rules: [name] } as const;
    const inverted = { name: 'inverted', rules: [`!${name}`] } as const;
    expect(namesFor([straight, inverted], { ...nothing, [name]: false })).toEqual(['inverted']);
    expect(namesFor([straight, inverted], { ...nothing, [name]: true })).toEqual(['straight']);
  },
);

test('A2: an entry is shown with its page', () => {
  const shown = shownEntries(headerEntries, factsOf('anna', settingsOf('market'))).map(({ name }) => name);
  expect(shown).toEqual(expect.arrayContaining(['configure', 'myAccount', 'favouriteLists', 'cart']));
});
