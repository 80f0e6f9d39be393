import type { Company } from '@shop/api-contracts';
import { Button, EmptyState, Icon, Notice, SkeletonRows } from '@shop/design-system';
import { marketsQuery, usePrefetchedQuery, useUser } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useFailureToast } from '../notices/use-failure-toast.ts';
import { companiesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useSelectCompany } from './use-select-company.ts';
import styles from './company-picker.module.css';

/** The person's companies with numbers and markets, the current one marked; choosing one switches to it. */
export function CompanyList({ onDone }: { onDone: () => void }) {
  const t = useText();
  const user = useUser();
  const { data, isError, isFetching, refetch } = useQuery({ ...companiesQuery(user?.oid ?? ''), retry: false });
  const { selecting, select } = useSelectCompany(onDone);
  const failed = isError && data === undefined && !isFetching;
  useFailureToast(failed, t('shell.company.loadFailed'), 'companies');

  if (failed) {
    return (
      <Notice
        type="critical"
        title={t('shell.company.loadFailed')}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        }
      />
    );
  }
  if (!data) return <SkeletonRows rows={2} label={t('shell.loading')} />;
  if (data.length === 0) return <EmptyState level={3} title={t('shell.company.none')} />;
  return (
    <ul className={styles.companies}>
      {data.map((company) => (
        <li key={company.gcmNumber}>
          <CompanyButton
            company={company}
            current={company.gcmNumber === user?.gcmNumber}
            pending={company.gcmNumber === selecting}
            onSelect={() => select(company)}
          />
        </li>
      ))}
    </ul>
  );
}

interface CompanyButtonProps {
  company: Company;
  current: boolean;
  pending: boolean;
  onSelect: () => void;
}

function CompanyButton({ company, current, pending, onSelect }: CompanyButtonProps) {
  const t = useText();
  const markets = usePrefetchedQuery(marketsQuery());
  const market = markets.find(({ locale }) => locale === company.selectedLocale);
  return (
    <button
      type="button"
      className={styles.company}
      aria-current={current ? 'true' : undefined}
      aria-busy={pending || undefined}
      onClick={onSelect}
    >
      <span className={styles.text}>
        <span className={styles.name}>{company.name}</span>
        <span className={styles.note}>
          {t('shell.company.number', { number: company.gcmNumber })}
          {market && `, ${market.description}`}
        </span>
      </span>
      {current && (
        <span className={styles.current}>
          <Icon name="check" />
          {t('shell.company.current')}
        </span>
      )}
      {pending && (
        <span role="status" className={styles.note}>
          {t('shell.company.selecting')}
        </span>
      )}
    </button>
  );
}
