import { Button, Dialog, Notice } from '@shop/design-system';
import { countryName, formatDate, localDay, useI18n } from '@shop/i18n';
import { useApp, useIdentityScope, usePerson } from '@shop/platform';
import { useState } from 'react';
import { exportedCart } from '../export/exported-cart.ts';
import { useExportLines } from '../export/use-export-lines.ts';
import { useOwnTexts } from '../use-own-texts.ts';
import { useText } from '../text.ts';
import { deleteCarts, saveAsList, linesInMarket, readCarts } from './leave-country.ts';

interface LeaveCountryDialogProps {
  /** Called after the carts of this country were deleted, and saved if requested. */
  onLeave: () => void;
  onStay: () => void;
}

/** Shown before a change of country, which empties the cart: its lines can be saved as a list, by visitors as a file. */
export function LeaveCountryDialog({ onLeave, onStay }: LeaveCountryDialogProps) {
  useOwnTexts();
  const t = useText();
  const app = useApp();
  const { tag } = useI18n().locale;
  const scope = useIdentityScope();
  const isSignedIn = usePerson().state === 'signedIn';
  const exportLines = useExportLines();
  const [underWay, setUnderWay] = useState<'keep' | 'drop'>();
  const [isFailed, setIsFailed] = useState(false);
  // fixed when the dialog opens: it must not count down while the carts are deleted
  const [count] = useState(() => linesInMarket(app));

  const name = () =>
    t('cart.leave.listName', {
      country: countryName(app.locale.country, tag),
      date: formatDate(localDay(), tag),
    });
  const saveAsFile = async () => {
    const carts = await readCarts(app);
    await exportLines(
      {
        name: name(),
        currency: carts[0]?.currency ?? '',
        // both carts as one list with continuous numbering
        lines: carts.flatMap((cart, index) => exportedCart(cart, carts[index - 1]?.totalCartSize)),
        total: null,
      },
      'csv',
    );
  };
  const leave = async (choice: 'keep' | 'drop') => {
    setUnderWay(choice);
    setIsFailed(false);
    try {
      if (choice === 'keep') await (isSignedIn ? saveAsList(app, scope, name()) : saveAsFile());
      await deleteCarts(app);
      onLeave();
    } catch {
      setIsFailed(true);
      setUnderWay(undefined);
    }
  };
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('cart.leave.title')}
      closeLabel={t('cart.close')}
      actions={
        <>
          <Button variant="go" wide data-autofocus pending={underWay === 'keep'} onClick={() => void leave('keep')}>
            {t(isSignedIn ? 'cart.leave.keepList' : 'cart.leave.keepFile')}
          </Button>
          <Button wide pending={underWay === 'drop'} onClick={() => void leave('drop')}>
            {t('cart.leave.drop')}
          </Button>
          <Button variant="bare" wide onClick={onStay}>
            {t('cart.leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('cart.leave.text', { count })}</p>
      {!isSignedIn && <p>{t('cart.leave.fileUse')}</p>}
      {isFailed && (
        <Notice type="critical" live title={t('cart.leave.failed')}>
          {null}
        </Notice>
      )}
    </Dialog>
  );
}
