import { calls, NotAuthenticatedError } from '@shop/api-contracts';
import { Button, buttonClass, EmptyState, Field, Notice, showToast, SkeletonRows } from '@shop/design-system';
import { enteredText } from '@shop/forms';
import {
  callOrThrow,
  codeOf,
  ofSamePerson,
  PageTitle,
  QueryState,
  unitPaths,
  useApp,
  useIdentityScope,
  usePerson,
  useShopNavigate,
  useSignInAddress,
} from '@shop/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { AddBySerial } from '../own-units/add-by-serial.tsx';
import { isOfOwnUnits, ownUnitsQuery, unitByTagQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { unitNameOf } from '../unit/unit-name.ts';
import { tagOf } from '../unit/tag-of.ts';
import styles from './tag-page.module.css';

/** A tag that no unit has: it is connected to one of the reader's own. */
export function TagPage() {
  const t = useText();
  const tag = tagOf(useParams())!;
  const { state } = usePerson();
  const navigate = useShopNavigate();
  const signIn = useSignInAddress();
  // asked again in the browser: the page may have been rendered before somebody connected the tag
  const { data } = useQuery({ ...unitByTagQuery(tag), staleTime: 0 });
  const equipmentId = data?.equipmentId;
  useEffect(() => {
    if (equipmentId) navigate(unitPaths.unit(equipmentId), { replace: true });
  }, [equipmentId, navigate]);
  return (
    <article className={styles.page}>
      <PageTitle title={t('units.connect')} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{data?.wasDeleted ? `${t('units.tag')} ${tag}` : t('units.connect.title', { tag })}</h1>
      {data?.wasDeleted ? (
        <Notice type="warning" title={t('units.connect.deleted')} className={styles.notice}>
          {t('units.connect.deletedLead')}
        </Notice>
      ) : (
        <>
          <p className={styles.lead}>{t('units.connect.lead')}</p>
          {state === 'anonymous' && (
            <p>
              <a href={signIn} rel="nofollow" className={buttonClass({ variant: 'go' })}>
                {t('units.connect.signIn')}
              </a>
            </p>
          )}
          {state === 'signedIn' && <OwnUnitChoice tag={tag} />}
        </>
      )}
    </article>
  );
}

const tagTexts: Record<string, 'units.tag.taken' | 'units.tag.deleted' | 'units.tag.other' | undefined> = {
  tag_taken: 'units.tag.taken',
  tag_deleted: 'units.tag.deleted',
  unit_has_tag: 'units.tag.other',
};

/** Bound of the call; who has more units than these searches. */
const mostChoices = 500;

/** Own units without a tag, found by name, number or place. */
function OwnUnitChoice({ tag }: { tag: string }) {
  const t = useText();
  const [q, setQ] = useState('');
  const scope = useIdentityScope();
  const query = useQuery({
    ...ownUnitsQuery(scope, { ...(q === '' ? {} : { q }), limit: mostChoices }),
    placeholderData: ofSamePerson(scope),
  });
  const { data } = query;
  const connect = useConnect(tag);
  const free = data?.units.filter(({ tagId }) => tagId === null) ?? [];
  const hasNone = data?.total === 0 && q === '';
  return (
    <section aria-labelledby="own-units">
      <h2 id="own-units">{t('units.connect.choose')}</h2>
      {!hasNone && (
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setQ(enteredText(new FormData(event.currentTarget), 'q') ?? '');
          }}
        >
          <Field variant="search" name="q" label={t('units.own.search')} maxLength={60} autoComplete="off" />
          <Button type="submit">{t('units.own.show')}</Button>
        </form>
      )}
      <QueryState
        query={query}
        title={t('units.own.failed')}
        loading={<SkeletonRows label={t('units.own.loading')} />}
      />
      {hasNone && <EmptyState level={3} title={t('units.own.none')} />}
      {data && !hasNone && free.length === 0 && (
        <p role="status" className="muted">
          {t('units.connect.none')}
        </p>
      )}
      <ul className={styles.units} aria-busy={query.isPlaceholderData || undefined}>
        {free.map((unit) => (
          <li key={unit.equipmentId}>
            <span>
              <strong>{unitNameOf(unit)}</strong>
              <span className={styles.aside}>{[unit.serialNumber, unit.place].filter(Boolean).join(', ')}</span>
            </span>
            <Button
              aria-label={t('units.connect.label', { tag, name: unitNameOf(unit) })}
              pending={connect.isPending && connect.variables === unit.equipmentId}
              disabled={connect.isPending}
              onClick={() => connect.mutate(unit.equipmentId)}
            >
              {t('units.connect.submit')}
            </Button>
          </li>
        ))}
      </ul>
      {/* below a list of unknown length */}
      {!query.isPending && <AddBySerial tag={tag} />}
    </section>
  );
}

function useConnect(tagId: string) {
  const t = useText();
  const { api, queryClient } = useApp();
  const navigate = useShopNavigate();
  return useMutation({
    mutationFn: (equipmentId: string) => callOrThrow(api, calls.units.registerTag, { body: { tagId, equipmentId } }),
    async onSuccess({ equipmentId }) {
      showToast({ type: 'success', text: t('units.connect.done') });
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
      // the way back does not lead here, from where the tag now leads to the unit
      navigate(unitPaths.unit(equipmentId), { replace: true });
    },
    onError(error) {
      if (error instanceof NotAuthenticatedError) return;
      const code = codeOf(error);
      showToast({ type: 'error', text: t(tagTexts[code ?? ''] ?? 'units.connect.failed') });
    },
  });
}
