import type { Quote } from '@shop/api-contracts';
import { Button } from '@shop/design-system';
import { useText } from '../../text.ts';
import { cheapest, fastest, noPicks, openLines, type Picks } from './picks.ts';
import styles from './offers.module.css';

interface PickToolsProps {
  quote: Quote;
  picks: Picks;
  pickAll: (picks: Picks) => void;
}

/** Picks for all lines at once, if there is a choice. */
export function PickTools({ quote, picks, pickAll }: PickToolsProps) {
  const t = useText();
  const open = quote.offers.filter((offer) => openLines(quote, offer).length > 0);
  if (open.length < 2) return null;
  return (
    <div role="group" aria-label={t('rfq.offers.pick')} className={styles.tools} data-chrome>
      <Button size="small" onClick={() => pickAll(cheapest(quote))}>
        {t('rfq.offers.cheapest')}
      </Button>
      <Button size="small" onClick={() => pickAll(fastest(quote))}>
        {t('rfq.offers.fastest')}
      </Button>
      <Button size="small" variant="bare" disabled={picks.size === 0} onClick={() => pickAll(noPicks)}>
        {t('rfq.offers.clear')}
      </Button>
    </div>
  );
}
