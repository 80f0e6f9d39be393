import type { ContentBlock, ContentPage, ContentPart, Terms } from '@shop/api-contracts';
import { blocks, companies, markets, pages } from '@shop/demo-company';
import type { Language } from '@shop/commerce-model';
import { startTestUpstream, type TestLocale, type TestUpstream } from '../../testing/start-test-upstream.ts';

let shop: TestUpstream;
beforeAll(async () => void (shop = await startTestUpstream()));
afterAll(() => shop.close());

const locales: { locale: TestLocale; language: Language; country: string; email: string }[] = markets.flatMap(
  (market) =>
    market.languages.map((language, index) => ({
      locale: market.locales[index] as TestLocale,
      language,
      country: market.country,
      email: (market.settings['contact'] as { email: string }).email,
    })),
);
const pageNames = [...new Set(pages.map(({ page }) => page))];

const pageIn = async (name: string, locale: TestLocale, companyId?: string): Promise<ContentPage> =>
  (await shop.get(`/content/pages/${name}`, companyId ? { companyId: `-${companyId}` } : {}, locale).expect(200))
    .body as ContentPage;
const blocksOf = async (names: string, as?: string): Promise<ContentBlock[]> =>
  (
    (await shop.call('get', `/content?blocks=${names}`, as === undefined ? {} : { as }).expect(200)).body as {
      blocks: ContentBlock[];
    }
  ).blocks;

describe('content pages', () => {
  it('B4: exist in every market, with placeholders replaced and in its language', async () => {
    for (const { locale, language } of locales) {
      for (const name of pageNames) {
        const page = await pageIn(name, locale);
        const written = pages.find((one) => one.language === language && one.page === name)!;
        expect({ locale, ...page }).toMatchObject({
          locale,
          page: name,
          title: written.title,
          updated: written.updated,
        });
        expect({ locale, name, parts: page.parts.length > 0 }).toEqual({ locale, name, parts: true });
        const text = JSON.stringify(page);
        expect({ locale, name, open: /\{\w+\}|"countries"/.exec(text)?.[0] }).toEqual({
          locale,
          name,
          open: undefined,
        });
      }
    }
  });

  it('B4: exist on company sites', async () => {
    for (const { id } of companies) {
      for (const name of pageNames) expect((await pageIn(name, 'sv-se', id)).parts.length).toBeGreaterThan(0);
    }
  });

  it('B4: have the company of the market and its contact', async () => {
    const terms = await pageIn('terms', 'en-gb');
    expect(terms.parts[1]).toEqual({
      type: 'paragraph',
      runs: [
        {
          text: 'This shop is run by Vadholm Heat Transfer Ltd, 14 Foundry Lane, Sheffield S3\u00a08AB, United Kingdom. You reach us at ',
        },
        { text: 'order.gb@vadholm.example', href: 'mailto:order.gb@vadholm.example' },
        { text: ' and ' },
        { text: '+44 114 496 0182', href: 'tel:+441144960182' },
        { text: '.' },
      ],
    });
  });

  it('B4: state only law that applies in the country', async () => {
    const textOf = async (name: string, locale: TestLocale): Promise<string> =>
      JSON.stringify((await pageIn(name, locale)).parts);
    const act = 'With this statement we also answer the European Accessibility Act';
    expect(await textOf('accessibility', 'en-nl')).toContain(act);
    for (const locale of ['en-gb', 'en-us'] as const) {
      const text = await textOf('accessibility', locale);
      expect(text).not.toContain(act);
      expect(text).toContain('WCAG) 2.2, level AA');
    }
    expect(await textOf('privacypolicy', 'en-nl')).toContain('(GDPR Articles 15\u00a0to 21)');
    expect(await textOf('privacypolicy', 'en-gb')).toContain('(UK GDPR Articles 15\u00a0to 21)');
    expect(await textOf('privacypolicy', 'en-us')).not.toContain('GDPR');
    expect(await textOf('policies-return', 'en-us')).not.toContain('14\u00a0days of receiving');
  });

  it('B4: an unknown page is 404', async () => {
    expect((await shop.get('/content/pages/nothing').expect(404)).body).toMatchObject({ code: 'page_unknown' });
  });

  it('B3: support lists the locations of the market first, then all others, on company sites too', async () => {
    const locationsOf = ({ parts }: ContentPage) =>
      parts.flatMap((part: ContentPart) => (part.type === 'locations' ? [part.locations] : []));
    for (const { locale, email } of locales) {
      const lists = locationsOf(await pageIn('support', locale));
      expect({ locale, lists: lists.length, first: lists[0]?.[0]?.email }).toEqual({ locale, lists: 2, first: email });
      expect(lists.flat().length).toBeGreaterThanOrEqual(markets.length);
      for (const location of lists.flat()) {
        expect(location.address).toMatch(/, /);
        expect(location.phoneNumber).toMatch(/^\+\d/);
        expect(location.url).toMatch(/^(https:\/\/.+)?$/);
        expect(location.urlText === '').toBe(location.url === '');
      }
    }
    const swedish = locationsOf(await pageIn('support', 'sv-se'));
    expect(swedish[0]!.map(({ address }) => address.endsWith(', Sverige'))).toEqual([true, true]);
    expect(swedish[1]!.map(({ address }) => address.split(', ').at(-1))).toContain('Tyskland');
    expect(locationsOf(await pageIn('support', 'sv-se', 'nordfrost'))).toEqual(swedish);
  });

  it('B2: the first section of the questions is a block, the others are pages', async () => {
    for (const { locale, language } of locales) {
      const { sections = [] } = await pageIn('faq', locale);
      expect(sections).toHaveLength(6);
      expect(sections.map(({ parts }) => parts)).toEqual(sections.map(() => null));
      for (const { id, title } of sections.slice(1)) expect((await pageIn(`faq-${id}`, locale)).title).toBe(title);
      const block = blocks.find((one) => one.language === language && one.block.name === 'faq')!.block;
      expect(block.title).toBe(sections[0]!.title);
    }
  });

  it('B2: on company sites, which request no blocks, the first section includes its questions', async () => {
    const { sections } = await pageIn('faq', 'de-de', 'kessel24');
    const block = blocks.find(({ language, block: { name } }) => language === 'de' && name === 'faq')!.block;
    expect(sections![0]!.parts).toEqual(block.parts);
    expect(sections!.slice(1).map(({ parts }) => parts)).toEqual([null, null, null, null, null]);
  });
});

describe('content blocks', () => {
  it('B1: partnerstart is for business users only', async () => {
    const names = async (as?: string) => (await blocksOf('start,partnerstart', as)).map(({ name }) => name);
    expect(await names()).toEqual(['start']);
    expect(await names('anna')).toEqual(['start']);
    expect(await names('paul')).toEqual(['start', 'partnerstart']);
    const partnerstart = (await blocksOf('partnerstart', 'paul'))[0]!;
    expect(partnerstart.parts.length).toBeGreaterThan(0);
    expect(partnerstart.lead).not.toBe('');
  });

  it('B6: greenone presents remade units, the way to which is a button of its page', async () => {
    const [greenone] = await blocksOf('greenone');
    expect(greenone!.title).toBe('Remade units');
    expect(greenone!.lead).toContain('taken back');
    const links = greenone!.parts.flatMap((part) => (part.type === 'paragraph' ? part.runs : []));
    expect(links.filter(({ href }) => href === '/remade-units--remade')).toEqual([]);
  });

  it('unknown names are left out, and duplicates come once', async () => {
    expect((await blocksOf('faq,nothing,start,faq')).map(({ name }) => name)).toEqual(['faq', 'start']);
    expect(await blocksOf('nothing')).toEqual([]);
  });
});

describe('terms', () => {
  it('B4: both are available on demand, as text and as parts', async () => {
    for (const [path, page] of [
      ['/termsandconditions', 'terms'],
      ['/termsandconditions/sale', 'terms-sale'],
    ] as const) {
      for (const { locale } of locales) {
        const terms = (await shop.get(path, {}, locale).expect(200)).body as Terms;
        const { title, parts, updated } = await pageIn(page, locale);
        expect(terms).toMatchObject({ title, parts, updated });
        expect(terms.text.startsWith(`${title}\n\n`)).toBe(true);
        const runs = parts.flatMap((part) => (part.type === 'paragraph' ? part.runs : []));
        for (const { text } of runs) expect(terms.text).toContain(text);
      }
    }
  });
});
