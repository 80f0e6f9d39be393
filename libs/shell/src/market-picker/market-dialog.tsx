import { Dialog } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { MarketChoice } from './market-choice.tsx';

/** Choice of country and language in a dialog. Until countries are loaded, markets are shown with their own names only. */
export function MarketDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const { data: countries = [] } = useQuery({ ...countriesQuery(), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.market')} closeLabel={t('shell.close')} size="wide">
      <MarketChoice countries={countries} level={3} />
    </Dialog>
  );
}
