import { buttonClass } from '@shop/design-system';
import {
  CategoryTree,
  categoryTreeQuery,
  hydrateLater,
  marketsQuery,
  PageTitle,
  paths,
  ShopLink,
  useApp,
} from '@shop/platform';
import { useQueryClient } from '@tanstack/react-query';
import type { Category, MarketListItem } from '@shop/api-contracts';
import { useParams } from 'react-router';
import { SearchBox } from '../search-box/search-box.tsx';
import { useText } from '../text.ts';
import styles from '../error-page/error-page.module.css';

const MarketList = hydrateLater(async () => (await import('../market-picker/market-list.tsx')).MarketList);

/** Page for unknown addresses (status 404): search and categories, or all markets if the locale is unknown. */
export function NotFoundPage() {
  const t = useText();
  const title = t('shell.notFound.title');
  const unknownLocale = useUnknownLocale();
  const categories = useQueryClient().getQueryData<Category[]>(categoryTreeQuery().queryKey) ?? [];
  const tree = categories.filter(({ visible }) => visible);
  return (
    <section className={styles.page}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {unknownLocale === undefined ? (
        <>
          <p className={styles.text}>{t('shell.notFound.text')}</p>
          <div className={styles.search}>
            <SearchBox place="hero" />
          </div>
          <p className={styles.actions}>
            <ShopLink to={paths.home()} className={buttonClass()}>
              {t('shell.notFound.toHome')}
            </ShopLink>
          </p>
          {tree.length > 0 && (
            <CategoryTree
              title={t('shell.products')}
              counts={(counts) => t('shell.home.count', counts)}
              categories={tree}
              onPhones="names"
            />
          )}
        </>
      ) : (
        <UnknownLocale locale={unknownLocale} />
      )}
    </section>
  );
}

function UnknownLocale({ locale }: { locale: string }) {
  const t = useText();
  const markets = useQueryClient().getQueryData<MarketListItem[]>(marketsQuery().queryKey) ?? [];
  return (
    <>
      <p className={styles.text}>{t('shell.notFound.market', { locale: locale.slice(0, 40) })}</p>
      <div className={styles.markets}>
        <MarketList markets={markets} />
      </div>
    </>
  );
}

/** The first segment of the address, if it is no known market. */
function useUnknownLocale(): string | undefined {
  const app = useApp();
  const asked = useParams()['locale'];
  return asked === app.locale.locale ? undefined : asked;
}
