import { paths, ShopLink, useHydrated } from '@shop/platform';
import type { Item, Review } from '@shop/api-contracts';
import { Button, SkeletonRows } from '@shop/design-system';
import { formatDate, languageName, useI18n } from '@shop/i18n';
import { formatNumber } from '@shop/measures';
import { useQuery } from '@tanstack/react-query';
import { reviewsQuery } from '../../queries.ts';
import { useText } from '../../text.ts';
import { Stars } from './stars.tsx';
import { WriteReview } from './write-review.tsx';
import styles from './reviews.module.css';

/** Review texts, which may be late or missing: they have their own slot, and the page does not depend on them. */
export function Reviews({ item }: { item: Item }) {
  const { genericItemId, reviews } = item;
  const t = useText();
  const { tag } = useI18n().locale;
  const hydrated = useHydrated();
  const { data, isError, isFetching, refetch } = useQuery(reviewsQuery(genericItemId));
  return (
    <>
      {reviews.averageStars !== null && (
        <p className={styles.average}>
          <strong className={styles.figure}>{formatNumber(reviews.averageStars, tag)}</strong>
          <Stars stars={reviews.averageStars} />
          <span className="muted">{t('catalogue.item.reviews.count', { count: reviews.count })}</span>
        </p>
      )}
      <WriteReview key={genericItemId} item={item} />
      {reviews.count === 0 && !data?.length ? (
        <p className={styles.none}>{t('catalogue.item.review.none')}</p>
      ) : data ? (
        <ul>
          {data.map((review, index) => (
            <ReviewEntry key={index} review={review} />
          ))}
        </ul>
      ) : hydrated && isError ? (
        <div role="status" className={styles.failed}>
          <p>{t('catalogue.item.reviews.failed')}</p>
          <Button pending={isFetching} onClick={() => void refetch()}>
            {t('catalogue.item.retry')}
          </Button>
        </div>
      ) : (
        <SkeletonRows rows={Math.min(reviews.count, 4)} label={t('catalogue.item.reviews.loading')} />
      )}
      <p className={styles.terms}>
        <ShopLink to={paths.productReviewTerms()}>{t('catalogue.item.reviews.terms')}</ShopLink>
      </p>
    </>
  );
}

function ReviewEntry({ review: { stars, userReview, userAlias, date, language } }: { review: Review }) {
  const { tag, language: shown } = useI18n().locale;
  return (
    <li className={styles.review}>
      <div className={styles.who}>
        <Stars stars={stars} />
        <p>
          <bdi className="strong">{userAlias}</bdi>
          {date && (
            <span className="muted">
              , <bdi>{formatDate(date, tag)}</bdi>
            </span>
          )}
        </p>
      </div>
      {userReview && (
        <div className={styles.text}>
          <p>
            <bdi lang={language}>{userReview}</bdi>
          </p>
          {language && !shown.startsWith(language) && <p className="small muted">{languageName(language, tag)}</p>}
        </div>
      )}
    </li>
  );
}
