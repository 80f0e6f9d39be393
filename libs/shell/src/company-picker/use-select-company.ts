import { calls, type Company } from '@shop/api-contracts';
import { showToast } from '@shop/design-system';
import {
  announceCompany,
  callOrThrow,
  marketQuery,
  marketsQuery,
  useApp,
  useCurrentPath,
  usePrefetchedQuery,
  useUser,
} from '@shop/platform';
import { useState } from 'react';
import { addressAfterMarketChange } from '../market-picker/address-after-market-change.ts';
import { goTo, rememberMarket } from '../market-picker/change-market.ts';
import { useText } from '../text.ts';

/**
 * Switches to another company: PUT user/company, then loads a new document in that company's market if it exists, else in this one.
 * Choosing the current company changes nothing.
 */
export function useSelectCompany(onDone: () => void, go = goTo) {
  const t = useText();
  const app = useApp();
  const user = useUser();
  const here = useCurrentPath();
  const markets = usePrefetchedQuery(marketsQuery());
  const { homeRedirectDisabled = false } = usePrefetchedQuery(marketQuery(app));
  const [selecting, setSelecting] = useState<string>();

  const leaveFor = ({ selectedLocale }: Company) => {
    const isOther = selectedLocale !== app.locale.locale && markets.some(({ locale }) => locale === selectedLocale);
    if (!isOther) return go(here);
    rememberMarket(selectedLocale);
    go(
      addressAfterMarketChange({
        here,
        locale: selectedLocale,
        companyId: app.companyId,
        keepsPath: homeRedirectDisabled,
      }),
    );
  };
  const select = async (company: Company) => {
    if (selecting !== undefined) return;
    if (company.gcmNumber === user?.gcmNumber) return onDone();
    setSelecting(company.gcmNumber);
    try {
      const body = { gcmNumber: company.gcmNumber };
      const chosen = await callOrThrow(app.api, calls.user.selectCompany, { body });
      announceCompany(chosen.gcmNumber);
      leaveFor(chosen);
    } catch {
      setSelecting(undefined);
      showToast({ type: 'error', text: t('shell.company.selectFailed'), id: 'select-company' });
    }
  };
  return { selecting, select: (company: Company) => void select(company) };
}
