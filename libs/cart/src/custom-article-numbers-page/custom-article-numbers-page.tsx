import { EmptyState, Field, SkeletonRows } from '@shop/design-system';
import { QueryState } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOwnScope } from '../favourite-lists/use-favourite-lists.ts';
import { useText } from '../text.ts';
import { AddNumber } from './add-number.tsx';
import { customArticleNumbersQuery } from './custom-article-numbers-query.ts';
import { foundEntries } from './found-entries.ts';
import { NumberTable } from './number-table.tsx';
import styles from './custom-article-numbers-page.module.css';

/** The customer's own article numbers: search, edit, add, delete. Inside the account area's layout, which requires sign-in. */
export function CustomArticleNumbersPage() {
  const t = useText();
  const scope = useOwnScope();
  const heading = useRef<HTMLHeadingElement>(null);
  const [searchText, setSearchText] = useState('');
  const query = useQuery({ ...customArticleNumbersQuery(scope ?? ''), enabled: scope !== undefined });
  const { data, error } = query;
  const shown = foundEntries(data ?? [], searchText);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('cart.numbers.title')}
      </h1>
      <p className={styles.lead}>{t('cart.numbers.lead')}</p>
      {(data || !error) && <AddNumber />}
      <QueryState
        query={query}
        title={t('cart.numbers.failed')}
        loading={<SkeletonRows label={t('cart.numbers.loading')} />}
      />
      {data && (
        <>
          {data.length === 0 ? (
            <EmptyState title={t('cart.numbers.none')}>
              <p>{t('cart.numbers.noneText')}</p>
            </EmptyState>
          ) : (
            <section aria-labelledby="own-numbers">
              <h2 id="own-numbers">{t('cart.numbers.list')}</h2>
              <p className={styles.listText}>{t('cart.numbers.listText')}</p>
              <Field
                variant="search"
                icon="search"
                label={t('cart.numbers.search')}
                className={styles.search}
                value={searchText}
                onChange={(event) => setSearchText(event.currentTarget.value)}
              />
              <p role="status" className={styles.found}>
                {t('cart.numbers.found', { count: shown.length })}
              </p>
              {shown.length > 0 && <NumberTable entries={shown} leave={() => heading.current?.focus()} />}
            </section>
          )}
        </>
      )}
    </>
  );
}
