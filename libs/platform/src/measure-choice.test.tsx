import { createApiClient } from '@shop/api-contracts';
import { createI18n, parseLocale } from '@shop/i18n';
import { renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { AppProvider } from './app-provider.tsx';
import { createApp } from './app.ts';
import { chooseMeasures, useMeasureChoice } from './measure-choice.ts';
import { createQueryClient } from './queries/query-client.ts';

function shopIn(localeText: string) {
  const locale = parseLocale(localeText)!;
  const { language, country } = locale;
  const api = createApiClient({
    fetcher: () => Promise.reject(new Error('nothing is asked')),
    market: { language, country, locale: localeText },
  });
  const queryClient = createQueryClient(api, { isServer: false });
  const i18n = createI18n(locale);
  const parts = { locale, companyId: undefined, api, queryClient, i18n, publicUrl: '', requestId: undefined };
  const app = createApp({ ...parts, isServer: false });
  return ({ children }: { children: ReactNode }) => <AppProvider app={app}>{children}</AppProvider>;
}

test('a choice applies at once to the whole page, and to later pages by cookie', async () => {
  const { result } = renderHook(() => useMeasureChoice(), { wrapper: shopIn('en-gb') });
  expect(result.current).toBe('si');
  chooseMeasures('us');
  await waitFor(() => expect(result.current).toBe('us'));
  expect(document.documentElement.dataset['measures']).toBe('us');
  expect(document.cookie).toContain('measures=us');
  chooseMeasures('si');
  await waitFor(() => expect(result.current).toBe('si'));
  expect(document.cookie).toContain('measures=si');
});

test.each([
  ['en-us', 'us'],
  ['de-de', 'si'],
])('without a choice %s shows %s', (locale, system) => {
  const Shop = shopIn(locale);
  const Shown = () => useMeasureChoice();
  expect(
    renderToString(
      <Shop>
        <Shown />
      </Shop>,
    ),
  ).toBe(system);
});
