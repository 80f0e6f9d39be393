import type { CartAction } from '@shop/api-contracts';
import { Button, Dialog } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useState, type ReactNode } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useChooser } from '../favourite-lists/use-save-to-list.tsx';
import { useText } from '../text.ts';
import styles from './configurator-page.module.css';

interface SaveConfigurationProps {
  configurationId: string;
  /** The way to the next one. */
  children: ReactNode;
}

/** Asks where a configuration should go: into the cart, the quote cart or a list. It can be asked again, and put into several. */
export function SaveConfiguration({ configurationId, children }: SaveConfigurationProps) {
  const t = useText();
  const { buyEnabled } = usePrefetchedQuery(settingsQuery());
  const { addMany } = useAddToCart();
  const { ask, chooser } = useChooser('configurator');
  const [isOpen, setOpen] = useState(true);
  const [pending, setPending] = useState<CartAction>();
  const add = async (action: CartAction) => {
    setPending(action);
    const { end } = await addMany([], action, [configurationId]);
    setPending(undefined);
    if (end === 'all') setOpen(false);
  };
  return (
    <div className={styles.ready}>
      <p>{t('cart.configurator.ready')}</p>
      <div className={styles.ways}>
        <Button variant="go" onClick={() => setOpen(true)}>
          {t('cart.configurator.save')}
        </Button>
        {children}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cart.configurator.where')}
        closeLabel={t('cart.page.close')}
        actions={
          <>
            <Button
              onClick={() => {
                setOpen(false);
                ask({ lines: [], configurationIds: [configurationId] });
              }}
            >
              {t('cart.lists.choose')}
            </Button>
            <Button
              variant={buyEnabled ? 'plain' : 'go'}
              pending={pending === 'RequestQuote'}
              onClick={() => void add('RequestQuote')}
            >
              {t('cart.add.quote')}
            </Button>
            {buyEnabled && (
              <Button variant="go" pending={pending === 'Buy'} onClick={() => void add('Buy')}>
                {t('cart.add.buy')}
              </Button>
            )}
          </>
        }
      >
        <p>{t('cart.configurator.whereText')}</p>
      </Dialog>
      {chooser}
    </div>
  );
}
