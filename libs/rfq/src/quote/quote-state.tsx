import type { QuoteState } from '@shop/api-contracts';
import { Icon, Tag, type IconName } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './quote-state.module.css';

const icons: Partial<Record<QuoteState, IconName>> = { accepted: 'check', declined: 'close', expired: 'warning' };

/** State of a request or an offer; only those waiting for a decision have the signal colour. */
export function QuoteStateTag({ state }: { state: QuoteState }) {
  const t = useText();
  const icon = icons[state];
  return (
    <Tag tone={state === 'offered' ? 'signal' : 'plain'}>
      <span className={styles.state}>
        {icon && <Icon name={icon} size={16} />}
        {t(`rfq.quotes.state.${state}`)}
      </span>
    </Tag>
  );
}
