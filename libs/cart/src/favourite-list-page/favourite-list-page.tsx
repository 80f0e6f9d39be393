import { ApiError } from '@shop/api-contracts';
import { buttonClass, EmptyState, SkeletonRows } from '@shop/design-system';
import { GateOrSkeleton, LoadFailure, PageTitle, paths, ShopLink, usePerson } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams, useRevalidator } from 'react-router';
import { favouriteListQuery } from '../favourite-lists/favourite-list-queries.ts';
import { useText } from '../text.ts';
import { ListGate } from './list-gate.tsx';
import { ListView } from './list-view.tsx';
import styles from './favourite-list-page.module.css';

/** One favourite list. */
export function FavouriteListPage() {
  const t = useText();
  const { id = '' } = useParams();
  const person = usePerson();
  return (
    <>
      <meta name="robots" content="noindex" />
      {person.state === 'signedIn' ? (
        <OwnList key={id} id={id} scope={person.scope} />
      ) : (
        <>
          <PageTitle title={t('cart.lists.title')} />
          <GateOrSkeleton
            gate={<ListGate />}
            skeleton={
              <div className={styles.skeleton}>
                <Waiting />
              </div>
            }
          />
        </>
      )}
    </>
  );
}

function OwnList({ id, scope }: { id: string; scope: string }) {
  const t = useText();
  const { data: list, error, isFetching, refetch } = useQuery(favouriteListQuery(id, scope));
  useNameInTrail(list?.name);
  return (
    <>
      <PageTitle title={list?.name ?? t('cart.lists.title')} />
      {list ? (
        <ListView list={list} scope={scope} />
      ) : error ? (
        <Failed error={error} isFetching={isFetching} retry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** The breadcrumbs render with the route; this renders them again when the name is loaded or changes. */
function useNameInTrail(name: string | undefined): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(name);
  useEffect(() => {
    if (name === shown.current) return;
    shown.current = name;
    void revalidate();
  }, [name, revalidate]);
}

function Waiting() {
  const t = useText();
  return (
    <>
      <p className={styles.skeletonTitle}>{t('cart.lists.list')}</p>
      <SkeletonRows rows={8} label={t('cart.lists.listLoading')} />
    </>
  );
}

/** Deleted lists, unknown ones and those no longer shared are not distinguished; other errors may be temporary. */
function Failed({ error, isFetching, retry }: { error: Error; isFetching: boolean; retry: () => void }) {
  const t = useText();
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  const toLists = (
    <ShopLink to={paths.favouriteLists()} className={buttonClass(isGone ? { variant: 'go' } : {})}>
      {t('cart.lists.toLists')}
    </ShopLink>
  );
  return (
    <>
      <h1 tabIndex={-1} className={styles.failedTitle}>
        {t('cart.lists.list')}
      </h1>
      {isGone ? (
        <EmptyState title={t('cart.lists.gone')} actions={toLists}>
          <p>{t('cart.lists.goneText')}</p>
        </EmptyState>
      ) : (
        <LoadFailure
          error={error}
          retry={retry}
          isRetrying={isFetching}
          title={t('cart.lists.listFailed')}
          beside={toLists}
        />
      )}
    </>
  );
}
