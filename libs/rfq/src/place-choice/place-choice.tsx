import { NotAuthenticatedError, type QuoteGroup } from '@shop/api-contracts';
import {
  Button,
  buttonClass,
  Form,
  Icon,
  Notice,
  prefersReducedMotion,
  RadioGroup,
  SkeletonRows,
  useFocusLater,
} from '@shop/design-system';
import { countriesQuery, DraftNotice, ownAddressesQuery, useFormDraft, useFormText, usualAddress } from '@shop/forms';
import { RequestReference, ShopLink } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ChangedCart } from '../quote-request/changed-cart.tsx';
import { quoteCartPath } from '../quote-request/quote-cart-path.ts';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { useFullTrail } from '../quote-request/use-full-trail.ts';
import { useHeadingFocus } from '../quote-request/use-heading-focus.ts';
import { useText } from '../text.ts';
import { askField, choiceOf, choiceValues, isChanged, maxAsked, type Choice } from './choice-values.ts';
import { byDistance } from './distance.ts';
import { FilterBar } from './filter-bar.tsx';
import { GroupPlaces } from './group-places.tsx';
import { MapSlot } from './map-slot.tsx';
import { OpenedPlace } from './opened-place.tsx';
import { OriginForm } from './origin-form.tsx';
import { fits, noFilters } from './place-filters.ts';
import { useOrigin } from './use-origin.ts';
import { usePlaceQuery, type PlaceView } from './use-place-query.ts';
import { useSaveChoice } from './use-save-choice.ts';
import styles from './place-choice.module.css';

/** Choice of the locations to ask, for all groups of the quote cart on one page: up to four for each. */
export function PlaceChoice({ groups }: { groups: readonly QuoteGroup[] }) {
  const t = useText();
  const { person } = useQuoteRequest();
  useFullTrail();
  const draft = useFormDraft({
    form: `quote/${groups.map(({ quoteGroupKey }) => quoteGroupKey).join('/')}`,
    owner: person.session.accountRef,
    saved: choiceValues(groups),
  });
  useHeadingFocus(draft.key);
  const isAlone = groups.length === 1;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t(isAlone ? 'rfq.partner.title' : 'rfq.partners.title')}</h1>
      <p className={styles.lead}>{t(isAlone ? 'rfq.partner.lead' : 'rfq.partners.lead', { most: maxAsked })}</p>
      <ChangedCart />
      <Places key={draft.key} groups={groups} draft={draft} />
    </div>
  );
}

/** Milliseconds after which the suppliers are shown without distances. */
const patienceMs = 2_000;

function Places({ groups, draft }: { groups: readonly QuoteGroup[]; draft: ReturnType<typeof useFormDraft> }) {
  const t = useText();
  const inForm = useFormText();
  const { person } = useQuoteRequest();
  const { filters, view, setFilters, setView } = usePlaceQuery();
  const own = useQuery({ ...ownAddressesQuery(person.scope), refetchOnWindowFocus: false });
  const countries = useQuery(countriesQuery());
  const origin = useOrigin(usualAddress(own.data ?? []));
  // the distances from the usual address order the list, so it is shown once, with them; but not held up by them
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown && !own.isPending && !countries.isPending && origin.state !== 'looking') setShown(true);
  const [choice, setChoice] = useState<Choice>(() => choiceOf(draft.values, groups));
  const [opened, setOpened] = useState<{ id: string; groupKey: string }>();
  const [isMissing, setMissing] = useState(false);
  const focusLater = useFocusLater();
  const save = useSaveChoice(draft.finish);

  const all = [...new Map(groups.flatMap(({ locations }) => locations).map((place) => [place.id, place])).values()];
  const asked = [...new Set(Object.values(choice).flat())];
  const isAsked = (id: string) => asked.includes(id);
  const hasDistances = origin.position !== undefined;
  const chosenFilters = filters.services.length + filters.languages.length;
  // filters never hide a location that will be asked
  const shown = byDistance(all, origin.position)
    .filter(({ place }) => fits(place, filters) || isAsked(place.id))
    .map((distant, index) => ({ ...distant, number: index + 1 }));
  const shownOf = ({ locations }: QuoteGroup) =>
    shown.filter(({ place }) => locations.some(({ id }) => id === place.id));
  const isAbove = (index: number, id: string) =>
    groups.slice(0, index).some(({ locations }) => locations.length > 1 && locations.some((place) => place.id === id));
  const numberOf = (index: number) => (groups.length > 1 ? index + 1 : undefined);
  const seen = shown.find(({ place }) => place.id === opened?.id);

  const openFromMap = (id: string) => {
    const groupKey = groups.find(({ locations }) => locations.some((place) => place.id === id))!.quoteGroupKey;
    setOpened({ id, groupKey });
    document
      .getElementById(askField(groupKey, id))
      ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const errors = groups.flatMap((group, index) => {
    if (!isMissing || choice[group.quoteGroupKey]!.length > 0) return [];
    const [first] = shownOf(group);
    return {
      field: first ? askField(group.quoteGroupKey, first.place.id) : '',
      message:
        group.locations.length === 0
          ? t('rfq.partner.nobody')
          : groups.length === 1
            ? t('rfq.partner.missing')
            : t('rfq.group.missing', { number: index + 1 }),
    };
  });
  if (!isShown) return <SkeletonRows label={t('rfq.ask.loading')} />;
  return (
    <>
      <details className={styles.tools}>
        <summary className={styles.fold}>
          {t('rfq.distanceAndFilters')}
          {chosenFilters > 0 && <span className={styles.count}>{chosenFilters}</span>}
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.toolsIn}>
          <OriginForm origin={origin} />
          {all.length > 1 && <FilterBar places={all} filters={filters} onFilters={setFilters} left={shown.length} />}
        </div>
      </details>
      <RadioGroup
        label={t('rfq.view')}
        hideLabel
        className={styles.tabs ?? ''}
        options={[
          { value: 'list', label: t('rfq.view.list'), icon: 'list' },
          { value: 'map', label: t('rfq.view.map'), icon: 'globe' },
        ]}
        value={view}
        onChange={(chosen: PlaceView) => setView(chosen)}
      />
      <div className={styles.sides} data-view={view}>
        <Form
          className={styles.form}
          errorsTitle={inForm('form.errors')}
          errors={errors}
          busy={save.isPending}
          onChange={draft.onChange}
          onSubmit={async () => {
            const isComplete = Object.values(choice).every((ids) => ids.length > 0);
            setMissing(!isComplete);
            if (isComplete) {
              const changed = groups
                .map((group) => {
                  const ids = choice[group.quoteGroupKey]!;
                  return {
                    group,
                    asked: shownOf(group).flatMap(({ place }) => (ids.includes(place.id) ? place.id : [])),
                  };
                })
                .filter((one) => isChanged(one.group, one.asked));
              return save.mutateAsync(changed);
            }
            // what is missing is chosen in the list, which shows all then
            setView('list');
            if (groups.some((group) => shownOf(group).length === 0)) setFilters(noFilters);
          }}
        >
          <DraftNotice draft={draft} />
          {groups.map((group, index) => (
            <GroupPlaces
              key={group.quoteGroupKey}
              group={group}
              number={numberOf(index)}
              places={shownOf(group).map((one) => ({ ...one, isRepeated: isAbove(index, one.place.id) }))}
              hasDistances={hasDistances}
              asked={choice[group.quoteGroupKey]!}
              onAsked={(ids) => setChoice((before) => ({ ...before, [group.quoteGroupKey]: ids }))}
              opened={opened?.groupKey === group.quoteGroupKey ? opened.id : undefined}
              onOpen={(id) => setOpened(id === undefined ? undefined : { id, groupKey: group.quoteGroupKey })}
            />
          ))}
          <div className={styles.actions}>
            {save.error && !(save.error instanceof NotAuthenticatedError) && <SaveFailure error={save.error} />}
            <Button
              type="submit"
              variant="go"
              iconEnd="arrow-right"
              pending={save.isPending}
              pendingText={t('rfq.ask.saving')}
            >
              {t('rfq.toDetails')}
            </Button>
            <ShopLink to={quoteCartPath()} className={buttonClass()}>
              {t('rfq.ask.toCart')}
            </ShopLink>
          </div>
        </Form>
        <div className={styles.mapSide}>
          <MapSlot
            places={shown}
            from={origin.position}
            opened={opened?.id}
            asked={asked}
            onOpen={openFromMap}
            isAsked={view === 'map'}
          />
          {view === 'map' && opened && seen && (
            <OpenedPlace
              {...seen}
              hasDistances={hasDistances}
              isAsked={isAsked(seen.place.id)}
              groups={groups.flatMap(({ quoteGroupKey: key, locations }, index) => {
                const isOffered = locations.length > 1 && locations.some(({ id }) => id === seen.place.id);
                const ids = choice[key]!;
                return isOffered
                  ? {
                      key,
                      number: numberOf(index),
                      isAsked: ids.includes(seen.place.id),
                      isFull: ids.length >= maxAsked,
                      // clicks the checkbox in the list, so that form and draft notice it
                      onAsked: () => checkboxOf(key, seen.place.id)?.click(),
                    }
                  : [];
              })}
              onList={() => {
                setView('list');
                // the button that was pressed goes with the map
                focusLater(() => checkboxOf(opened.groupKey, seen.place.id));
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

const checkboxOf = (groupKey: string, id: string): HTMLInputElement | null | undefined =>
  document.getElementById(askField(groupKey, id))?.querySelector('input');

function SaveFailure({ error }: { error: Error }) {
  const t = useText();
  return (
    <Notice type="critical" live title={t('rfq.ask.notSaved')}>
      {t('rfq.ask.notSavedText')}
      <RequestReference error={error} />
    </Notice>
  );
}
