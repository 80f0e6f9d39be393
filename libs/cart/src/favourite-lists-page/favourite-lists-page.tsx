import type { FavouriteListSummary } from '@shop/api-contracts';
import { Button, EmptyState, Field, SkeletonRows, useFocusLater } from '@shop/design-system';
import { QueryState } from '@shop/platform';
import { useRef, useState } from 'react';
import { isOwn } from '../favourite-lists/list-order.ts';
import { useFavouriteLists } from '../favourite-lists/use-favourite-lists.ts';
import { useNaming } from '../favourite-lists/use-naming.tsx';
import { useText } from '../text.ts';
import { listLinkId, ListTable } from './list-table.tsx';
import styles from './favourite-lists-page.module.css';

/** Number of lists from which a search by name is shown. */
const searchFrom = 11;

/** Own favourite lists and those shared by colleagues, inside the account area's layout, which requires sign-in. */
export function FavouriteListsPage() {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { lists, error, isFetching, retry } = useFavouriteLists();
  const focusLater = useFocusLater();
  const focusList = ({ id }: Pick<FavouriteListSummary, 'id'>) => focusLater(listLinkId(id));
  const naming = useNaming(focusList, focusList);
  const [sought, setSought] = useState('');
  const shown = lists?.filter(({ name }) => contains(name, sought));
  const own = shown?.filter(isOwn) ?? [];
  const shared = shown?.filter((list) => !isOwn(list)) ?? [];
  const focusHeading = () => heading.current?.focus();
  const hasOwn = lists?.some(isOwn) ?? false;
  const create = (
    <Button variant="go" icon="plus" onClick={naming.create}>
      {t('cart.lists.new')}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('cart.lists.title')}
        </h1>
        {hasOwn && create}
      </div>
      <QueryState
        query={{ data: lists, error, isFetching, refetch: retry }}
        title={t('cart.lists.failed')}
        loading={<SkeletonRows label={t('cart.lists.loading')} />}
      />
      {lists && lists.length >= searchFrom && (
        <Field
          variant="search"
          icon="search"
          label={t('cart.lists.search')}
          className={styles.search}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {lists && !hasOwn && (
        <EmptyState title={t('cart.lists.none')} actions={create}>
          <p>{t('cart.lists.noneText')}</p>
        </EmptyState>
      )}
      {lists && sought.trim() !== '' && (
        <p role="status" className={styles.found}>
          {t('cart.lists.found', { count: own.length + shared.length })}
        </p>
      )}
      {own.length > 0 && (
        <ListTable caption={t('cart.lists.own')} lists={own} detail="changed" naming={naming} leave={focusHeading} />
      )}
      {shared.length > 0 && (
        <section className={styles.shared}>
          <h2>{t('cart.lists.ofColleagues')}</h2>
          <ListTable
            caption={t('cart.lists.ofColleagues')}
            lists={shared}
            detail="owner"
            naming={naming}
            leave={focusHeading}
          />
        </section>
      )}
      {naming.dialog}
    </>
  );
}

const contains = (name: FavouriteListSummary['name'], sought: string): boolean =>
  name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
