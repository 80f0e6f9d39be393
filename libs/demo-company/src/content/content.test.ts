import type { ContentPart, Inline } from '@shop/api-contracts';
import { type Language, languages, slugOfCategory, type StoredPage, type StoredPart } from '@shop/commerce-model';
import { blocks, pages } from '../content.ts';
import { createCategories } from '../categories.ts';
import { markets } from '../markets/markets.ts';

const pageNames = [...new Set(pages.map(({ page }) => page))];
const locales = markets.flatMap(({ country, languages: own }) => own.map((language) => ({ country, language })));
const pageIn = (language: Language, name: string): StoredPage =>
  pages.find((one) => one.language === language && one.page === name)!;
const partsFor = (parts: readonly StoredPart[], country: string): StoredPart[] =>
  parts.filter(({ countries }) => !countries || countries.includes(country));

function runsOf(part: ContentPart): Inline[] {
  if (part.type === 'paragraph') return part.runs;
  if (part.type === 'list') return part.items.flat();
  if (part.type === 'table') return part.rows.flat(2);
  return part.type === 'question' ? part.answer.flat() : [];
}

function ownTextsOf(part: ContentPart): string[] {
  if (part.type === 'heading') return [part.text];
  if (part.type === 'table') return part.head;
  return part.type === 'question' ? [part.question] : [];
}

/** All texts of a part. */
function textsOf(part: ContentPart): string[] {
  return [...ownTextsOf(part), ...runsOf(part).map(({ text }) => text)];
}

interface Text {
  name: string;
  language: Language;
  title: string;
  lead: string;
  parts: StoredPart[];
}

const all: Text[] = [
  ...pages.map(({ language, page, title, parts }) => ({ name: page, language, title, lead: '', parts })),
  ...blocks.map(({ language, block: { name, title, lead = '', parts } }) => ({
    name: `block ${name}`,
    language,
    title,
    lead,
    parts,
  })),
];
/** All texts with their location. */
const everything = all.map((one) => ({
  ...one,
  where: `${one.name} ${one.language}`,
  texts: [one.title, one.lead, ...one.parts.flatMap(textsOf)],
}));

describe('the content of the demo company', () => {
  it('B4: has every page and every block in every language', () => {
    expect(pageNames).toEqual([
      'faq',
      'faq-prices-and-ordering',
      'faq-delivery',
      'faq-documents-and-units',
      'faq-service-and-gaskets',
      'faq-account-and-company',
      'support',
      'cookies',
      'terms',
      'terms-sale',
      'product-review-terms',
      'privacypolicy',
      'policies-payment',
      'policies-shipping',
      'policies-return',
      'accessibility',
    ]);
    expect([...new Set(blocks.map(({ block }) => block.name))]).toEqual([
      'start',
      'partnerstart',
      'faq',
      'greenone',
      'unitsearch',
      'unitreplacementtop',
      'unitreplacementbottom',
    ]);
    for (const name of pageNames) {
      expect(pages.filter(({ page }) => page === name).map(({ language }) => language)).toEqual([...languages]);
    }
    const english = new Set(everything.filter(({ language }) => language === 'en').flatMap(({ texts }) => texts));
    const untranslated = everything.flatMap(({ language, where, texts }) =>
      language === 'en'
        ? []
        : texts.filter((text) => text.length > 25 && english.has(text)).map((text) => [where, text]),
    );
    expect(untranslated).toEqual([]);
  });

  const lengthOf = (part: StoredPart): number => {
    if (part.type === 'list') return part.items.length;
    if (part.type === 'table') return part.rows.filter((row) => row.length === part.head.length).length;
    return part.type === 'question' ? part.answer.length : 1;
  };

  it('B4: has the same parts and links in every language', () => {
    const shapeOf = (part: StoredPart): unknown => [
      part.type,
      lengthOf(part),
      runsOf(part).flatMap(({ href }) => (href ? href.replace(/^\/.*--/, 'category ') : [])),
    ];
    for (const name of pageNames) {
      const shapes = locales.map(({ country, language }) => ({
        language,
        shape: partsFor(pageIn(language, name).parts, country).map(shapeOf),
      }));
      for (const one of shapes) expect({ name, ...one }).toEqual({ name, ...one, shape: shapes[0]!.shape });
    }
  });

  it('B4: has no empty part, and no leftover markup', () => {
    for (const { where, title, parts, texts } of everything) {
      const read = [title, ...parts.flatMap(textsOf)];
      expect({ where, parts: parts.length > 0, empty: read.filter((text) => text.trim() === '') }).toEqual({
        where,
        parts: true,
        empty: [],
      });
      const incomplete = parts.filter(
        (part) =>
          (part.type === 'question' && part.answer.length === 0) ||
          (part.type === 'locations' && part.locations.length === 0),
      );
      expect({ where, incomplete }).toEqual({ where, incomplete: [] });
      const left = texts.filter((text) => /\*\*|\]\(|^[#>@-] |\{(?!(company|address|email|phone)\})/.test(text));
      expect({ where, left }).toEqual({ where, left: [] });
    }
  });

  it('has no placeholders in blocks', () => {
    for (const { where, texts, parts } of everything.filter(({ name }) => name.startsWith('block'))) {
      const hrefs = parts.flatMap(runsOf).map(({ href }) => href ?? '');
      expect({ where, open: [...texts, ...hrefs].filter((text) => /[{}]/.test(text)) }).toEqual({ where, open: [] });
      expect({ where, countries: parts.filter(({ countries }) => countries) }).toEqual({ where, countries: [] });
    }
  });

  it('B4: links only to pages of the shop', () => {
    const categories = createCategories();
    for (const { where, language, parts } of everything) {
      const allowed = new Set([
        ...['/faq', '/support', '/message', '/cookies', '/terms', '/product-review-terms', '/privacypolicy'],
        ...['/policies/payment', '/policies/shipping', '/policies/return', '/accessibility'],
        ...['mailto:{email}', 'tel:{phone}'],
        ...categories.map((category) => `/${slugOfCategory(category, language)}--${category.id}`),
      ]);
      const dead = parts.flatMap(runsOf).flatMap(({ href }) => (href && !allowed.has(href) ? [href] : []));
      expect({ where, dead }).toEqual({ where, dead: [] });
    }
  });

  it('B2: has the questions in six sections, the first one as a block', () => {
    for (const language of languages) {
      const { sections } = pageIn(language, 'faq');
      expect(sections!.map(({ parts }) => parts)).toEqual([null, null, null, null, null, null]);
      const ofSections = sections!.map(({ id, title }, index) =>
        index === 0
          ? blocks.find((one) => one.language === language && one.block.name === 'faq')!.block
          : { ...pageIn(language, `faq-${id}`), title },
      );
      expect(ofSections.map(({ title }) => title)).toEqual(sections!.map(({ title }) => title));
      const questions = ofSections.flatMap(({ parts }) => parts);
      expect(questions.filter(({ type }) => type !== 'question')).toEqual([]);
      expect(questions).toHaveLength(30);
    }
  });

  it('uses the quotation marks and apostrophes of each language', () => {
    const wrong: Record<Language, RegExp> = {
      en: /["'„«]/,
      sv: /["'„“«]/,
      de: /["'”«]/,
      fr: /["'„“”]|[^\u00a0](?:[;?!»]|:(?!\S))|«[^\u00a0]/,
      nl: /["'„«]/,
      'pt-BR': /["'„«]/,
      'sr-Latn': /["'“«]/,
    };
    const found = everything.flatMap(({ where, language, texts }) =>
      texts.filter((text) => wrong[language].test(text)).map((text) => `${where}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
