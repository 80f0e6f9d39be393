import { formatDate, localDay, useI18n } from '@shop/i18n';
import { marketQuery, useApp, useCurrentPath, useHydrated, usePrefetchedQuery } from '@shop/platform';

/** Address, date and market, for print only. Not rendered on the server, whose page is cached for days. */
export function ComparePrint() {
  const app = useApp();
  const { tag } = useI18n().locale;
  const { name } = usePrefetchedQuery(marketQuery(app));
  const here = useCurrentPath();
  const date = useHydrated() ? formatDate(localDay(), tag) : '';
  return <p className="print-only small">{[app.publicUrl + here, date, name].filter(Boolean).join(' · ')}</p>;
}
