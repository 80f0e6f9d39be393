import type { Terms } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import { paths } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { ContentPage } from '../content/content-page.tsx';
import { ContentsList, headingsOf, type ContentsEntry } from '../content/contents-list.tsx';
import { termsOfSaleQuery, termsOfUseQuery } from '../queries.ts';
import { useText } from '../text.ts';
import type { TermsData } from './terms-page.loader.ts';
import { TermsText } from './terms-text.tsx';

/** Terms of use and terms of sale, one below the other; each may be late or missing independently. */
export function TermsPage() {
  const t = useText();
  const use = useTerms(termsOfUseQuery());
  const sale = useTerms(termsOfSaleQuery());
  useFailureToast(use.hasFailed || sale.hasFailed);
  const texts = [
    { anchor: 'use', text: use.data?.title ?? t('shell.terms.use'), terms: use },
    { anchor: 'sale', text: sale.data?.title ?? t('shell.terms.sale'), terms: sale },
  ];
  return (
    <ContentPage
      path={paths.terms()}
      title={t('shell.terms.page')}
      description={t('shell.terms.description')}
      aside={
        <ContentsList
          entries={texts.map(({ terms, ...entry }) => ({ ...entry, ...below(entry.anchor, terms.data) }))}
        />
      }
    >
      {texts.map(({ anchor, text, terms }) => (
        <TermsText key={anchor} anchor={anchor} title={text} terms={terms} />
      ))}
    </ContentPage>
  );
}

const below = (anchor: string, terms: Terms | undefined): Pick<ContentsEntry, 'below'> =>
  terms?.parts ? { below: headingsOf(terms.parts, `${anchor}-`) } : {};

/** One of the two texts and whether it failed: on the server, or after the last retry in the browser. */
function useTerms(query: ReturnType<typeof termsOfUseQuery>) {
  const { hasFailed: hasFailedOnServer } = useLoaderData<TermsData>();
  const { data, isError, isFetching, refetch } = useQuery(query);
  return { data, hasFailed: data === undefined && (isError || hasFailedOnServer), isFetching, refetch };
}

function useFailureToast(hasFailed: boolean): void {
  const t = useText();
  useEffect(() => {
    if (hasFailed) showToast({ type: 'error', text: t('shell.terms.fetchFailed'), id: 'terms' });
  }, [hasFailed, t]);
}
