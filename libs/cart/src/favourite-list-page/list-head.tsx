import type { FavouriteList } from '@shop/api-contracts';
import { Button, Checkbox, Disclosure, showToast } from '@shop/design-system';
import { DocumentButtons } from '@shop/forms';
import { formatDate, localDay, useI18n } from '@shop/i18n';
import { hasCustomerNumber, marketQuery, paths, useApp, usePrefetchedQuery, useShopNavigate } from '@shop/platform';
import type { RefObject } from 'react';
import { useExportLines } from '../export/use-export-lines.ts';
import { isOwn } from '../favourite-lists/list-order.ts';
import { useListChanges, useListErrorToast } from '../favourite-lists/use-list-changes.ts';
import { useNaming } from '../favourite-lists/use-naming.tsx';
import { useText } from '../text.ts';
import { exportedList } from './exported-list.ts';
import styles from './favourite-list-page.module.css';

interface ListHeadProps {
  list: FavouriteList;
  lineCount: number;
  scope: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Name and facts of the list, with the actions on the whole of it. */
export function ListHead({ list, lineCount, scope, heading }: ListHeadProps) {
  const t = useText();
  const app = useApp();
  const { tag } = useI18n().locale;
  const market = usePrefetchedQuery(marketQuery(app));
  const navigate = useShopNavigate();
  const naming = useNaming((made) => navigate(paths.favouriteList(made.id)));
  const exportLines = useExportLines();
  const address = app.publicUrl + app.href(paths.favouriteList(list.id));
  const saveFile = async (format: 'csv' | 'xlsx') => {
    try {
      await exportLines(exportedList(list, market.currency ?? ''), format);
    } catch {
      showToast({ type: 'error', text: t('cart.lists.exportFailed') });
    }
  };
  const copyButton = (
    <Button size="small" icon="copy" onClick={() => naming.copy(list)}>
      {t('cart.lists.copy')}
    </Button>
  );
  return (
    <header className={styles.head}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{list.name}</bdi>
        </h1>
        <p className="muted">
          {t('cart.lists.size', { count: lineCount })}
          {list.owner === null
            ? `, ${t('cart.lists.changedOn', { date: formatDate(localDay(list.changedAt), tag) })}`
            : `, ${t('cart.lists.sharedBy', { name: list.owner })}`}
        </p>
        <p className={styles.printed}>
          {address}
          <br />
          <bdi>{formatDate(localDay(), tag)}</bdi>, {market.name}
        </p>
        {isOwn(list) && hasCustomerNumber(scope) && <SharedSwitch list={list} />}
      </div>
      <div role="group" aria-label={t('cart.lists.actions')} className={styles.actions} data-chrome>
        {isOwn(list) ? (
          <Button size="small" onClick={() => naming.rename(list)}>
            {t('cart.lists.rename')}
          </Button>
        ) : (
          copyButton
        )}
        {(list.isShared || !isOwn(list)) && <CopyLink address={address} />}
        <Disclosure size="small" label={t('cart.lists.actions')}>
          <div className={styles.further}>
            {isOwn(list) && copyButton}
            <DocumentButtons kind="list" subject={{ listId: list.id }} look={{ size: 'small' }} />
            <Button size="small" icon="download" onClick={() => void saveFile('csv')}>
              {t('cart.lists.csv')}
            </Button>
            <Button size="small" icon="download" onClick={() => void saveFile('xlsx')}>
              {t('cart.lists.xlsx')}
            </Button>
            <Button size="small" icon="document" onClick={() => window.print()}>
              {t('cart.lists.print')}
            </Button>
          </div>
        </Disclosure>
      </div>
      {naming.dialog}
    </header>
  );
}

/** Switch that shares the list with colleagues of the same customer number. */
function SharedSwitch({ list }: { list: FavouriteList }) {
  const t = useText();
  const changes = useListChanges();
  const showFailure = useListErrorToast();
  const share = (isShared: boolean) =>
    changes.share(list, isShared).catch((error: unknown) => showFailure(error, list.name));
  return (
    <div data-chrome>
      <Checkbox
        label={t('cart.lists.share')}
        checked={list.isShared}
        onChange={(event) => void share(event.currentTarget.checked)}
      />
    </div>
  );
}

/** Copies the list's address, for mails to colleagues. */
function CopyLink({ address }: { address: string }) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ type: 'success', text: t('cart.lists.linkCopied') });
    } catch {
      // no permission, or not a secure context: shows the address for copying by hand
      showToast({ type: 'info', text: address, autoClose: false });
    }
  };
  return (
    <Button size="small" icon="copy" onClick={() => void copy()}>
      {t('cart.lists.copyLink')}
    </Button>
  );
}
