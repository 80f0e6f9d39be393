import type { Cart } from '@shop/api-contracts';
import { Button, buttonClass, Dialog, Disclosure, Icon, showToast } from '@shop/design-system';
import { DocumentButtons } from '@shop/forms';
import { paths, ShopLink } from '@shop/platform';
import { useState } from 'react';
import type { ExportFormat } from '../../export/exported-lines.ts';
import { useExportLines } from '../../export/use-export-lines.ts';
import { useSaveToList } from '../../favourite-lists/use-save-to-list.tsx';
import { useText } from '../../text.ts';
import { useCartExport } from './cart-export.ts';
import { GenerateQuote } from './generate-quote.tsx';
import styles from './cart-actions.module.css';

const bare = { size: 'small', variant: 'bare' } as const;

interface CartActionsProps {
  cart: Cart;
  deleteCart: () => Promise<boolean>;
}

/** Actions on all lines at once. */
export function CartActions({ cart, deleteCart }: CartActionsProps) {
  const t = useText();
  const { saveToList, chooser } = useSaveToList(cart.action === 'Buy' ? 'cart' : 'quote-cart');
  const save = () =>
    saveToList(
      cart.lines.map(({ cartItemId, quantity }) => ({ cartItemId, quantity })),
      { configurationIds: cart.configurations.map(({ configurationId }) => configurationId) },
    );
  return (
    <div role="group" aria-label={t('cart.page.actions')} className={styles.actions} data-chrome>
      <div className={styles.keep}>
        <Button icon="bookmark" onClick={save}>
          {t('cart.page.save')}
        </Button>
        <GenerateQuote subject={{ cartId: cart.id }} />
        {cart.action === 'RequestQuote' && <p className="small muted">{t('cart.page.generate.hint')}</p>}
      </div>
      <div className={styles.more}>
        <ShopLink to={paths.home()} className={buttonClass(bare)}>
          <Icon name="chevron-left" />
          {t('cart.page.continue')}
        </ShopLink>
        <Disclosure {...bare} label={t('cart.page.more')}>
          <div className={styles.rare}>
            <DocumentButtons kind="cart" subject={{ cartId: cart.id }} look={bare} />
            <ExportButton cart={cart} format="csv" />
            <ExportButton cart={cart} format="xlsx" />
            <Button {...bare} icon="document" onClick={() => window.print()}>
              {t('cart.page.print')}
            </Button>
            <EmptyCart count={cart.totalCartSize} deleteCart={deleteCart} />
          </div>
        </Disclosure>
      </div>
      {chooser}
    </div>
  );
}

function ExportButton({ cart, format }: { cart: Cart; format: ExportFormat }) {
  const t = useText();
  const exportLines = useExportLines();
  const list = useCartExport(cart);
  const [isWriting, setWriting] = useState(false);
  const write = async () => {
    setWriting(true);
    try {
      await exportLines(list, format);
    } catch {
      showToast({ type: 'error', text: t('cart.page.exportFailed') });
    }
    setWriting(false);
  };
  return (
    <Button {...bare} icon="download" pending={isWriting} onClick={() => void write()}>
      {t(format === 'csv' ? 'cart.page.exportCsv' : 'cart.page.exportXlsx')}
    </Button>
  );
}

/** Asks for confirmation, since deleting the whole cart cannot be undone. */
function EmptyCart({ count, deleteCart }: { count: number; deleteCart: () => Promise<boolean> }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const empty = async () => {
    setDeleting(true);
    await deleteCart();
    setDeleting(false);
    setOpen(false);
  };
  return (
    <>
      <Button {...bare} icon="bin" onClick={() => setOpen(true)}>
        {t('cart.page.empty')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('cart.page.emptyTitle')}
        closeLabel={t('cart.page.close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cart.page.keep')}</Button>
            <Button variant="go" pending={isDeleting} onClick={() => void empty()}>
              {t('cart.page.emptyConfirm')}
            </Button>
          </>
        }
      >
        <p>{t('cart.page.emptyText', { count })}</p>
      </Dialog>
    </>
  );
}
