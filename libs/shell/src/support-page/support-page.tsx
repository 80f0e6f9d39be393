import { buttonClass } from '@shop/design-system';
import { paths, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { ContentPage } from '../content/content-page.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { descriptionOf } from '../content/description-of.ts';
import { contentPageQuery } from '../queries.ts';
import { useText } from '../text.ts';
import marginHeads from '../content/margin-heads.module.css';
import styles from './support-page.module.css';

/** Support offices and contacts; on company sites too. */
export function SupportPage() {
  const t = useText();
  const { title, parts, updated } = usePrefetchedQuery(contentPageQuery('support'));
  const firstHeading = parts.findIndex(({ type }) => type === 'heading');
  const introduction = firstHeading < 0 ? parts.length : firstHeading;
  return (
    <ContentPage path={paths.support()} title={title} description={descriptionOf(parts)} updated={updated}>
      <div className={`prose ${styles.introduction}`}>
        <ContentParts parts={parts.slice(0, introduction)} />
        <p className={styles.actions}>
          <ShopLink to={paths.message()} className={buttonClass({ variant: 'go' })}>
            {t('shell.message.title')}
          </ShopLink>
          <ShopLink to={paths.faq()} className={buttonClass()}>
            {t('shell.faq.link')}
          </ShopLink>
        </p>
      </div>
      <div className={`prose ${marginHeads.marginHeads} ${styles.support}`}>
        <ContentParts parts={parts.slice(introduction)} anchorPrefix="" />
      </div>
    </ContentPage>
  );
}
