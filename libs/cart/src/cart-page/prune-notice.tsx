import type { CartLine } from '@shop/api-contracts';
import { Button, Dialog, Notice } from '@shop/design-system';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './cart-page.module.css';

/** Lists lines that cannot be ordered, with one action that removes them all after confirmation, since most cannot be restored. */
export function PruneNotice({ lines, prune }: { lines: readonly CartLine[]; prune: () => Promise<boolean> }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isPruning, setPruning] = useState(false);
  const invalid = lines.filter(({ issue }) => issue !== null);
  const count = invalid.length;
  const remove = async () => {
    setPruning(true);
    await prune();
    setPruning(false);
    setOpen(false);
  };
  if (count === 0) return null;
  return (
    <Notice
      type="warning"
      title={t('cart.page.prune', { count })}
      className={styles.notice ?? ''}
      action={
        <>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('cart.page.pruneAction')}
          </Button>
          <Dialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title={t('cart.page.pruneTitle', { count })}
            closeLabel={t('cart.page.close')}
            actions={
              <>
                <Button onClick={() => setOpen(false)}>{t('cart.page.keep')}</Button>
                <Button variant="go" pending={isPruning} onClick={() => void remove()}>
                  {t('cart.page.removeShort')}
                </Button>
              </>
            }
          >
            <ul className={styles.invalid}>
              {invalid.map(({ lineId, articleNumber, name }) => (
                <li key={lineId}>
                  <span className="art">{articleNumber}</span>, {name}
                </li>
              ))}
            </ul>
          </Dialog>
        </>
      }
    >
      {t('cart.page.pruneText')}
    </Notice>
  );
}
