import type { User } from '@shop/api-contracts';
import { CopyButton, DefinitionList } from '@shop/design-system';
import { useApp, usePortalPerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { usePortalPages } from '../layout/use-portal-pages.ts';
import { portalName, type PortalPage } from '../portal-page.ts';
import { companiesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { NextSteps } from './next-steps.tsx';
import { TileSkeleton } from './tile.tsx';
import styles from './overview.module.css';

/** Start page of the account: company, tiles and next steps. */
export function Overview() {
  const t = useText();
  const { i18n } = useApp();
  const { user } = usePortalPerson();
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <>
      <h1 tabIndex={-1}>{portalName(i18n, user)}</h1>
      <p className={styles.greeting}>{name ? t('portal.hello', { name }) : t('portal.helloNobody')}</p>
      <CompanyInUse />
      <div className={styles.tiles}>
        {useTiles().map(({ to, Tile, label }) => (
          <section key={to} className={styles.tile} aria-label={label(i18n)}>
            <Suspense fallback={<TileSkeleton />}>{Tile && <Tile />}</Suspense>
          </section>
        ))}
        <NextSteps />
      </div>
    </>
  );
}

/** The company that the user buys for. */
function CompanyInUse() {
  const t = useText();
  const { user } = usePortalPerson();
  const company = useCompanyName(user);
  if (user.gcmNumber === '') return <p className="muted">{t('portal.noCompany')}</p>;
  return (
    <div className={styles.company}>
      <DefinitionList
        items={[
          ...(company ? [{ term: t('portal.company'), value: company }] : []),
          {
            term: t('portal.customerNumber'),
            value: (
              <span className={styles.customerNumber}>
                {user.gcmNumber}
                <CopyButton
                  value={user.gcmNumber}
                  label={t('portal.copyCustomerNumber', { number: user.gcmNumber })}
                  copiedText={t('portal.copied')}
                />
              </span>
            ),
          },
        ]}
      />
      {user.hasMultipleGcmNumbers && <p className="small muted">{t('portal.severalCompanies')}</p>}
    </div>
  );
}

/** The profile names one company; with several customer numbers the current one decides. */
function useCompanyName(user: User): string | undefined {
  const { data } = useQuery({ ...companiesQuery(user.oid), enabled: user.hasMultipleGcmNumbers, retry: false });
  if (!user.hasMultipleGcmNumbers) return user.companyName;
  return data?.find(({ gcmNumber }) => gcmNumber === user.gcmNumber)?.name;
}

function useTiles(): PortalPage[] {
  return usePortalPages().pages.filter(({ Tile }) => Tile);
}
