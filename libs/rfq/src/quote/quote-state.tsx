import type { QuoteState } from '@shop/api-contracts';
import { StateMark, type StateTone } from '@shop/design-system';
import { useText } from '../text.ts';

const tones: Record<QuoteState, StateTone> = {
  requested: 'open',
  inPreparation: 'open',
  offered: 'signal',
  accepted: 'done',
  declined: 'over',
  expired: 'over',
};

/** State of a request or an offer; only those waiting for a decision have the signal colour. */
export function QuoteStateTag({ state }: { state: QuoteState }) {
  const t = useText();
  return <StateMark tone={tones[state]}>{t(`rfq.quotes.state.${state}`)}</StateMark>;
}
