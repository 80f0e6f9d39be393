import type { OrderLine } from '@shop/api-contracts';
import { Checkbox } from '@shop/design-system';
import { useText } from '../../text.ts';
import { boxIdOf, needsConfirmation, type FitConfirmations } from './use-fit-confirmations.ts';

/** Asks once whether a line is wanted although it does not fit its unit; nothing for other lines. */
export function ConfirmFit({ line, confirmation }: { line: OrderLine; confirmation: FitConfirmations }) {
  const t = useText();
  if (!needsConfirmation(line)) return null;
  return (
    <Checkbox
      id={boxIdOf(line)}
      label={
        <>
          {t('checkout.fit.confirm')}
          <span className="sr"> {line.articleNumber}</span>
        </>
      }
      checked={confirmation.isConfirmed(line)}
      onChange={(event) => confirmation.set(line, event.target.checked)}
    />
  );
}
