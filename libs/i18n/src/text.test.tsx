import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createI18n } from './create-i18n.ts';
import { I18nProvider } from './i18n-provider.tsx';
import { parseLocale } from './locale.ts';
import { createRichText } from './rich-text.tsx';
import { createTexts } from './text.ts';

interface Arguments {
  results: { count: number };
  hitsIn: { count: number; category: string };
  terms: { '<0>': 'part' };
}
const { useText, textOf } = createTexts<'title' | 'hitsIn' | 'results' | 'terms', Arguments>();
const RichText = createRichText<Arguments>();
// as compiled by the build
const swedish = {
  results: [['count', 'plural', { one: ['#', ' artikel'], other: ['#', ' artiklar'] }]],
  hitsIn: [['count'], ' i ', ['category']],
  title: ['Sök'],
  terms: ['Läs ', '<0>villkoren</0>'],
};

async function swedishShop() {
  const i18n = createI18n(parseLocale('sv-se')!);
  const loader = jest.fn(() => Promise.resolve({ default: swedish as never }));
  await Promise.all([i18n.load(loader), i18n.load(loader)]);
  return { i18n, loader };
}

test('N7: a library’s texts load once, in one language, with its plural rules', async () => {
  const { i18n, loader } = await swedishShop();
  expect(loader).toHaveBeenCalledTimes(1);
  expect(loader).toHaveBeenCalledWith('sv');
  const t = textOf(i18n);
  expect([t('results', { count: 1 }), t('results', { count: 1234 })]).toEqual(['1 artikel', '1\u00a0234 artiklar']);
});

test('a text may contain links', async () => {
  const { i18n } = await swedishShop();
  function Page() {
    const t = useText();
    return (
      <p title={t('results', { count: 2 })}>
        <RichText id="terms" parts={{ 0: <a href="/terms" aria-label="villkoren" /> }} />
      </p>
    );
  }
  render(
    <I18nProvider i18n={i18n}>
      <Page />
    </I18nProvider>,
  );
  expect(screen.getByRole('link', { name: 'villkoren' }).closest('p')).toHaveTextContent('Läs villkoren');
});

test('texts that failed to load are requested again', async () => {
  const i18n = createI18n(parseLocale('sv-se')!);
  const loader = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: swedish });
  await expect(i18n.load(loader)).rejects.toThrow('offline');
  await expect(i18n.load(loader)).resolves.toBeUndefined();
});

test('a text with missing values does not compile', async () => {
  const { i18n } = await swedishShop();
  const t = textOf(i18n);
  expect(t('title')).toBe('Sök');
  // @ts-expect-error the count is missing
  t('results');
  // @ts-expect-error misspelled
  t('results', { counts: 2 });
  // @ts-expect-error text instead of a number
  t('results', { count: '2' });
  // @ts-expect-error the text takes no values
  t('title', { count: 2 });
  // @ts-expect-error the link would be lost
  t('terms');
  // @ts-expect-error the link is missing
  expect(<RichText id="terms" parts={{}} />).toBeDefined();
  const either = ['results', 'hitsIn', 'title'] as const;
  // @ts-expect-error one of them needs a category
  expect(either.map((key) => t(key, { count: 2 }))).toHaveLength(3);
  expect(either.map((key) => t(key, { count: 2, category: 'Ventiler' }))).toEqual([
    '2 artiklar',
    '2 i Ventiler',
    'Sök',
  ]);
});
