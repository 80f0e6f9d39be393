import type { Quote } from '@shop/api-contracts';
import { Button, Notice } from '@shop/design-system';
import { useText } from '../../text.ts';
import { useChangeText } from '../../quote/offers/use-change-text.ts';
import type { PickChange } from './pick-changes.ts';
import styles from './acceptance.module.css';

interface ChangedPicksProps {
  quote: Quote;
  changes: readonly PickChange[];
  /** True if some picked lines are still available. */
  canGoOn: boolean;
  takeOver: () => void;
}

/** Shown if an offer was revised, has ended or was accepted by a colleague: lists the changes and offers to continue with the rest. */
export function ChangedPicks({ quote, changes, canGoOn, takeOver }: ChangedPicksProps) {
  const t = useText();
  const sayChange = useChangeText(quote.currency);
  if (changes.length === 0) return null;
  const say = (change: PickChange) =>
    change.kind === 'revised' ? change.changes.map(sayChange).join(' ') : t(`rfq.accept.gone.${change.kind}`);
  return (
    <Notice
      type="warning"
      live
      title={t('rfq.accept.changed')}
      action={
        canGoOn && (
          <Button size="small" onClick={takeOver}>
            {t('rfq.accept.takeOver')}
          </Button>
        )
      }
    >
      <ul className={styles.changes}>
        {changes.map((change) => {
          const line = quote.lines.find(({ lineId }) => lineId === change.lineId)!;
          return (
            <li key={change.lineId}>
              <span className="art">{line.articleNumber}</span>, <bdi>{line.name}</bdi>, <bdi>{change.partner}</bdi>:{' '}
              {say(change)}
            </li>
          );
        })}
      </ul>
      {!canGoOn && <p>{t('rfq.accept.nothingLeft')}</p>}
    </Notice>
  );
}
