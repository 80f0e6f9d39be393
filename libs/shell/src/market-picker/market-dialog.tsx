import { Dialog } from '@shop/design-system';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { MarketChoice } from './market-choice.tsx';

/** Country and language, over the page one is on. Without the countries' names in the reader's language the markets' own are left. */
export function MarketDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const { data: countries = [] } = useQuery({ ...countriesQuery(), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.market')} closeLabel={t('shell.close')} size="wide">
      <MarketChoice countries={countries} level={3} />
    </Dialog>
  );
}
