import { ApiError } from '@shop/api-contracts';
import { buttonClass, EmptyState, SkeletonCards } from '@shop/design-system';
import { paths, QueryState, ShopLink, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../text.ts';
import { ApplicationCards } from './application-cards.tsx';
import { applicationsQuery } from './applications-query.ts';

/** Tools for partners (Partner Portal); tells others that these are for partners. */
export function ApplicationsPage() {
  const t = useText();
  const { user } = usePortalPerson();
  return (
    <>
      <h1 tabIndex={-1}>{t('rfq.applications.title')}</h1>
      {user.isBusinessUser ? <Applications /> : <ForPartners />}
    </>
  );
}

function Applications() {
  const t = useText();
  const { scope } = usePortalPerson();
  const query = useQuery(applicationsQuery(scope));
  const { data, error } = query;
  if (data && data.length > 0) return <ApplicationCards applications={data} />;
  if (data) {
    return (
      <EmptyState
        title={t('rfq.applications.none')}
        actions={
          <ShopLink to={paths.message()} className={buttonClass({ variant: 'go' })}>
            {t('rfq.applications.ask')}
          </ShopLink>
        }
      >
        <p>{t('rfq.applications.noneText')}</p>
      </EmptyState>
    );
  }
  if (!error) return <SkeletonCards count={4} label={t('rfq.applications.loading')} />;
  if (error instanceof ApiError && error.status === 403) return <ForPartners />;
  return <QueryState query={query} title={t('rfq.applications.failed')} />;
}

function ForPartners() {
  const t = useText();
  return (
    <EmptyState
      title={t('rfq.applications.partnersOnly')}
      actions={
        <ShopLink to={paths.portal()} className={buttonClass({ variant: 'go' })}>
          {t('rfq.applications.toAccount')}
        </ShopLink>
      }
    >
      <p>{t('rfq.applications.partnersOnlyText')}</p>
    </EmptyState>
  );
}
