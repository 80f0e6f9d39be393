import { maxOtherLocations, NotAuthenticatedError, type QuoteGroup } from '@shop/api-contracts';
import { Button, buttonClass, Form, Notice, RadioGroup, Skeleton, useFocusLater } from '@shop/design-system';
import { DraftNotice, ownAddressesQuery, useFormDraft, useFormText, usualAddress } from '@shop/forms';
import { paths, RequestReference, ShopLink } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { RequestedLines } from '../quote-request/requested-lines.tsx';
import { ChangedCart } from '../quote-request/changed-cart.tsx';
import { quoteCartPath } from '../quote-request/quote-cart-path.ts';
import { useFullTrail } from '../quote-request/use-full-trail.ts';
import { useHeadingFocus } from '../quote-request/use-heading-focus.ts';
import { useText } from '../text.ts';
import { choiceOf, choiceValues, type Choice } from './choice-values.ts';
import { byDistance } from './distance.ts';
import { FilterBar } from './filter-bar.tsx';
import { MapSlot } from './map-slot.tsx';
import { OpenedPlace } from './opened-place.tsx';
import { OriginForm } from './origin-form.tsx';
import { LocationCard, placeCardId } from './location-card.tsx';
import { fits } from './place-filters.ts';
import { useOrigin } from './use-origin.ts';
import { usePlaceQuery, type PlaceView } from './use-place-query.ts';
import { useSaveChoice } from './use-save-choice.ts';
import styles from './place-choice.module.css';

interface PlaceChoiceProps {
  group: QuoteGroup;
  /** Undefined if there is only one group. */
  number: number | undefined;
}

/** Choice for a group: one location, and up to three others for comparing offers. */
export function PlaceChoice({ group, number }: PlaceChoiceProps) {
  const t = useText();
  const { person } = useQuoteRequest();
  useFullTrail();
  const draft = useFormDraft({
    form: `quote/${group.quoteGroupKey}`,
    owner: person.session.accountRef,
    saved: choiceValues(group),
  });
  useHeadingFocus(draft.key);
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('rfq.partner.title')}</h1>
      <p className={styles.lead}>{t('rfq.partner.lead', { most: maxOtherLocations })}</p>
      <ChangedCart />
      <details className={styles.asked}>
        <summary>
          {number !== undefined && `${t('rfq.group.title', { number })}: `}
          {t('rfq.group.lines', { count: group.lines.length })}
        </summary>
        <RequestedLines lines={group.lines} />
      </details>
      <Places key={draft.key} group={group} draft={draft} />
    </div>
  );
}

function Places({ group, draft }: { group: QuoteGroup; draft: ReturnType<typeof useFormDraft> }) {
  const t = useText();
  const inForm = useFormText();
  const { person } = useQuoteRequest();
  const { filters, view, setFilters, setView } = usePlaceQuery();
  const own = useQuery({ ...ownAddressesQuery(person.scope), refetchOnWindowFocus: false });
  const usual = usualAddress(own.data ?? []);
  const origin = useOrigin(usual);
  const [choice, setChoice] = useState<Choice>(() => choiceOf(draft.values));
  const [opened, setOpened] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const focusLater = useFocusLater();
  const save = useSaveChoice(group, draft.finish);

  // filters never hide a chosen location
  const isAsked = (id: string) => requestedIds(choice).includes(id);
  const shown = byDistance(group.locations, origin.position).filter(
    ({ place }) => fits(place, filters) || isAsked(place.id),
  );
  const numbered = shown.map((distant, index) => ({ ...distant, number: index + 1 }));
  const seen = numbered.find(({ place }) => place.id === opened);
  const open = (id: string | undefined, from: PlaceView = 'list') => {
    setOpened(id);
    if (id !== undefined && from === 'map') {
      document
        .getElementById(placeCardId(id))
        ?.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    }
  };
  const errors = isMissing ? [{ field: 'location', message: t('rfq.partner.missing') }] : [];
  return (
    <>
      <div className={styles.tools}>
        {own.isPending ? <Skeleton shape="button" width="half" /> : <OriginForm origin={origin} />}
        {group.locations.length > 1 && (
          <FilterBar places={group.locations} filters={filters} onFilters={setFilters} left={shown.length} />
        )}
      </div>
      <RadioGroup
        label={t('rfq.view')}
        hideLabel
        className={styles.tabs ?? ''}
        options={[
          { value: 'list', label: t('rfq.view.list'), icon: 'list' },
          { value: 'map', label: t('rfq.view.map'), icon: 'globe' },
        ]}
        value={view}
        onChange={setView}
      />
      <div className={styles.sides} data-view={view}>
        <Form
          className={styles.form}
          errorsTitle={inForm('form.errors')}
          errors={errors}
          busy={save.isPending}
          onChange={draft.onChange}
          onSubmit={async () => {
            // whoever ticks several without a first one asks them all the same
            const [chosen, ...others] = requestedIds(choice);
            setMissing(chosen === undefined);
            // the radio buttons are in the list
            if (chosen === undefined) setView('list');
            else await save.mutateAsync({ chosen, others });
          }}
        >
          <DraftNotice draft={draft} />
          <fieldset>
            <legend className="sr">{t('rfq.partner.title')}</legend>
            <ul className={styles.places} aria-label={t('rfq.partner.places')}>
              {numbered.map(({ place, number, kilometres }) => (
                <LocationCard
                  key={place.id}
                  {...{ place, number, kilometres, choice }}
                  hasDistances={origin.position !== undefined}
                  isOpen={opened === place.id}
                  onOpen={(isOpen) => open(isOpen ? place.id : undefined)}
                  onChoice={(next) => {
                    setChoice(next);
                    setMissing(false);
                  }}
                />
              ))}
            </ul>
          </fieldset>
          {shown.length === 0 && <p className="muted">{t('rfq.filter.none')}</p>}
          <div className={styles.actions}>
            <p className={styles.chosen}>{t('rfq.partner.asked', { count: requestedIds(choice).length })}</p>
            {save.error && !(save.error instanceof NotAuthenticatedError) && <SaveFailure error={save.error} />}
            <Button
              type="submit"
              variant="go"
              iconEnd="arrow-right"
              pending={save.isPending}
              pendingText={t('rfq.ask.saving')}
            >
              {t('rfq.goOn')}
            </Button>
            <BackLink />
          </div>
        </Form>
        <div className={styles.mapSide}>
          <MapSlot
            places={numbered}
            from={origin.position}
            opened={opened}
            asked={requestedIds(choice)}
            onOpen={(id) => open(id, 'map')}
            isAsked={view === 'map'}
          />
          {view === 'map' && seen && (
            <OpenedPlace
              {...seen}
              hasDistances={origin.position !== undefined}
              isAsked={isAsked(seen.place.id)}
              isChosen={choice.chosen === seen.place.id}
              // clicks the radio button in the list, so that form and draft notice it
              onChosen={() => radioOf(seen.place.id)?.click()}
              onList={() => {
                setView('list');
                // the button that was pressed goes with the map
                focusLater(() => radioOf(seen.place.id));
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** True if the reader prefers reduced motion. */
const prefersReducedMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

const requestedIds = ({ chosen, others }: Choice): string[] =>
  chosen === undefined ? [...others] : [chosen, ...others];

const radioOf = (id: string): HTMLInputElement | null | undefined =>
  document.getElementById(placeCardId(id))?.querySelector('input');

function SaveFailure({ error }: { error: Error }) {
  const t = useText();
  return (
    <Notice type="critical" live title={t('rfq.ask.notSaved')}>
      {t('rfq.ask.notSavedText')}
      <RequestReference error={error} />
    </Notice>
  );
}

/** Link to all groups if there are several, else to the cart. */
function BackLink() {
  const t = useText();
  const isAlone = useQuoteRequest().checkout.groups.length === 1;
  return (
    <ShopLink to={isAlone ? quoteCartPath() : paths.partners()} className={buttonClass()}>
      {t(isAlone ? 'rfq.ask.toCart' : 'rfq.toGroups')}
    </ShopLink>
  );
}
