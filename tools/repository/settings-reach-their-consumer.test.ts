import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { settingsSchema } from '@shop/api-contracts';
import { root } from '../workspace/root.mjs';

interface Proof {
  /** Name of a test file, wherever it stands. */
  file: string;
  /** Parts of the titles of tests in it, which together show what more than one value does. */
  titles: readonly string[];
}

/** How each setting of the specification reaches whoever it is for, or the capability that will bring its consumer. */
const consumers: Record<string, Proof | { owedBy: string }> = {
  market: {
    file: 'tax-exempts-page.test.tsx',
    titles: ['I5: each exemption shows', 'I5: outside of the United States'],
  },
  companyId: {
    file: 'frame.test.tsx',
    titles: ['A2: the header has the logo', 'A11: an exclusive company without a logo in its settings uses the file'],
  },
  buyEnabled: { file: 'cart-totals.test.tsx', titles: ['F1: where buying is on', 'F1: where buying is off'] },
  aliceEnabled: {
    file: 'use-may-configure.test.tsx',
    titles: ['A2, A3: with aliceEnabled', 'A2, A3: without aliceEnabled'],
  },
  exclusiveCompany: {
    file: 'frame.test.tsx',
    titles: ['A9: the footer has the catalogue', 'A11: an exclusive company has its own logo'],
  },
  greenOneEnabled: {
    file: 'remade-page.test.tsx',
    titles: ['B6: /remade is not found unless greenOneEnabled', 'B6: with greenOneEnabled'],
  },
  shippingEnabled: {
    file: 'freight-step.test.tsx',
    titles: ['F5: each option shows price', 'F5: where shipping is off'],
  },
  orderHistoryEnabled: {
    file: 'order-page.test.tsx',
    titles: ['I4: an order shows its progress', 'I4: without an order history'],
  },
  customArticleNumbersEnabled: {
    file: 'custom-article-numbers-page.test.tsx',
    titles: ['N10: with customArticleNumbersEnabled %s', 'I7: markets without own article numbers'],
  },
  companyNumberEnabled: { file: 'contact-step.test.tsx', titles: ["['companyNumberEnabled'", 'F3: %s Off is neither'] },
  electronicInvoiceNumberEnabled: {
    file: 'contact-step.test.tsx',
    titles: ["['electronicInvoiceNumberEnabled'", 'F3: %s Off is neither'],
  },
  vatIdEnabled: { file: 'contact-step.test.tsx', titles: ["['vatIdEnabled'", 'F3: %s Off is neither'] },
  chatEnabled: { file: 'chat.test.tsx', titles: ['M1: chat is loaded for the group', 'chat is off'] },
  chatGroupId: { file: 'chat.test.tsx', titles: ['M1: chat is loaded for the group', 'there is no chat group'] },
  livechatTestAccount: { file: 'chat.test.tsx', titles: ["['the live', false", "['the test', true"] },
  resultView: { file: 'category-page.test.tsx', titles: ['N10: with resultView %s'] },
  ribbon: {
    file: 'frame.test.tsx',
    titles: ['A9: the ribbon has text and colour of the settings', 'N10: without a ribbon'],
  },
  notificationsUrl: {
    file: 'notifications.test.tsx',
    titles: ['M1: notifications are shown to who is signed in', 'there is no address'],
  },
  fakeAuthButton: {
    file: 'frame-entries.test.ts',
    titles: ['A3: the button of the demo account depends only on its setting'],
  },
  replacementUnitsCategoryId: {
    file: 'frame-entries.test.ts',
    titles: ['K1: the menu has the way to replace a unit only where the market offers'],
  },
};

/** Settings that only the BFF has, as variables of its environment. */
const ofTheBff: Record<string, readonly string[]> = {
  azureAuth: [
    'AZURE_CLIENT_ID',
    'AZURE_CLIENT_SECRET',
    'AZURE_POLICY_BASE',
    'AZURE_SIGN_IN_POLICY',
    'AZURE_PASS_RESET_POLICY',
    'AZURE_B2C_SCOPES',
  ],
  baseUrl: ['PUBLIC_URL', 'UPSTREAM_URL'],
};

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const { delivered } = JSON.parse(textOf('tools/rows/rows.json')) as { delivered: string[] };
const sources = globSync('{libs,apps/web,apps/bff}/**/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('node_modules'),
);
const isTest = (path: string) => /\.(?:test|fixture)\.tsx?$/.test(path);
/** What shows pages, and so has to read the settings; not where they are defined, nor where the demo sets them. */
const consuming = sources.filter(
  (path) => !isTest(path) && !/^libs\/(?:api-contracts|commerce-model|demo-company)\//.test(path.replaceAll('\\', '/')),
);

describe('N10: settings reach their consumer', () => {
  const { shape } = settingsSchema;
  /** Fields of ours, which the specification does not know. */
  const ours = ['companyName', 'shopName', 'contact', 'socialLinks', 'logo'];

  it('has a case for every setting, and none for others', () => {
    expect([...Object.keys(consumers), ...ours].sort()).toEqual(Object.keys(shape).sort());
  });

  it.each(Object.entries(consumers))('%s', (setting, consumer) => {
    if ('owedBy' in consumer) {
      expect(delivered).not.toContain(consumer.owedBy);
      return;
    }
    const read = new RegExp(`\\b${setting}\\b`);
    expect(consuming.some((path) => read.test(textOf(path)))).toBe(true);
    const files = sources.filter((path) => basename(path) === consumer.file);
    expect(files).not.toEqual([]);
    const tests = files.map(textOf).join('\n');
    expect(consumer.titles.filter((title) => !tests.includes(title))).toEqual([]);
  });

  it.each(Object.entries(ofTheBff))('%s is configuration of the BFF alone', (setting, variables) => {
    expect(Object.keys(shape)).not.toContain(setting);
    const config = textOf('apps/bff/src/config.ts');
    const tests = globSync('apps/bff/src/**/*.test.ts', { cwd: root }).map(textOf).join('\n');
    for (const name of variables) {
      expect({ name, isRead: config.includes(`${name}:`), isTested: tests.includes(name) }).toEqual({
        name,
        isRead: true,
        isTested: true,
      });
    }
  });
});
