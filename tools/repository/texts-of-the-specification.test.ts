import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFolders } from '../messages/message-folders.mjs';
import { languageTags, readMessages } from '../messages/read-messages.mjs';
import { root } from '../workspace/root.mjs';

/** Texts that the specification gives word for word, and where each stands: the key of a text, or the code that says it. */
const texts: [text: string, place: { key: string } | { code: string } | { owedBy: string }][] = [
  ['Error response {status} from {url}', { code: '`Error response ${status} from ${url}`' }],
  ['Not authenticated', { code: "super('Not authenticated')" }],
  ['Document', { code: '`Document.${' }],
  ['Could not load companies', { key: 'shell.company.loadFailed' }],
  ['Could not select company', { key: 'shell.company.selectFailed' }],
  ['An error occurred when fetching the terms and conditions', { key: 'shell.terms.fetchFailed' }],
  ['Unable to perform search, please try again later or contact support', { key: 'catalogue.search.failed' }],
  ['Loading chunk failed', { key: 'shell.chunkFailed' }],
  ['Loading CSS chunk failed', { key: 'shell.cssChunkFailed' }],
  ['Card', { key: 'checkout.payment.scheme' }],
  ['PayPal', { key: 'checkout.payment.paypal' }],
  ['webshop', { code: "'webshop' : 'quote only'" }],
  ['quote only', { code: "'webshop' : 'quote only'" }],
  ['Included', { code: "shipping_tier: 'Included'" }],
  ['An error occurred while trying to register your unit!', { key: 'units.registration.failed' }],
  ['You do not have access to ALiCE.', { key: 'cart.configurator.noAccess' }],
  ['Could not create session, see console.', { key: 'cart.configurator.failed' }],
];

/** Keys that the specification names without their text: each has one, in every language. */
const keys: string[] = [
  'FAVOURITE_LIST_ERROR_CREATE_LIST',
  'ORDER_INVALID_OR_CHANGED_ITEM',
  'UNEXPECTED_ERROR',
  'ERROR_APPLICATION_NOT_AVAILABLE.title',
  'ERROR_APPLICATION_NOT_AVAILABLE.message',
  'UNIT_ADDED_MESSAGE',
];

const { delivered } = JSON.parse(readFileSync(join(root, 'tools/rows/rows.json'), 'utf8')) as { delivered: string[] };
const shipped = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(?:test|fixture)\.tsx?$|\/messages\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'));
const isSaid = (code: string) => shipped.some((text) => text.includes(code));
const textsOf = (language: string) =>
  Object.assign({}, ...messageFolders.map((folder) => readMessages(join(root, folder), language))) as Record<
    string,
    string
  >;
const english = textsOf('en');

describe('N12: texts of the specification', () => {
  it.each(texts)('%s', (text, place) => {
    if ('owedBy' in place) expect(delivered).not.toContain(place.owedBy);
    else if ('code' in place) expect(isSaid(place.code)).toBe(true);
    else {
      expect(english[place.key]).toBe(text);
      expect(isSaid(place.key)).toBe(true);
    }
  });

  it.each(keys)('%s has a text in every language', (key) => {
    const found = languageTags.map((language) => textsOf(language)[key]);
    expect(found.filter((text) => !text || text === key)).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    expect(isSaid(key)).toBe(true);
  });
});
