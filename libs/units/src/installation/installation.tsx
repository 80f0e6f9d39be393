import { calls, NotAuthenticatedError, type InstallationInformation } from '@shop/api-contracts';
import { Button, buttonClass, Form, FormActions, showToast, SkeletonRows } from '@shop/design-system';
import {
  countriesQuery,
  DraftNotice,
  enteredText,
  fieldErrorsOf,
  useFormDraft,
  useFormText,
  type FormValues,
} from '@shop/forms';
import {
  callOrThrow,
  QueryState,
  useApp,
  usePerson,
  usePrefetchedQuery,
  useShownSession,
  useSignInAddress,
} from '@shop/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { installationQuery, isOfOwnUnits, ownedQuery } from '../queries.ts';
import { useText } from '../text.ts';
import { useUnitPage } from '../unit/use-unit-page.ts';
import { PlaceFields } from './place-fields.tsx';
import { readDegrees } from './read-degrees.ts';
import styles from './installation.module.css';

/** Topic: where the unit stands, which its owner says and nobody else reads. */
export function Installation() {
  const t = useText();
  const { state } = usePerson();
  const owner = useShownSession();
  const signIn = useSignInAddress();
  return (
    <>
      <h2>{t('units.topic.installation')}</h2>
      <p className={styles.lead}>{t('units.installation.lead')}</p>
      {state === 'anonymous' && !owner && (
        <p className={styles.signIn}>
          <a href={signIn} rel="nofollow" className={buttonClass()}>
            {t('units.installation.signIn')}
          </a>
        </p>
      )}
      {owner && <OfOwner owner={owner} />}
    </>
  );
}

type Owner = NonNullable<ReturnType<typeof useShownSession>>;

function OfOwner({ owner: { session, scope, isEnded } }: { owner: Owner }) {
  const t = useText();
  const { equipmentId } = useUnitPage().unit;
  const status = useQuery({ ...ownedQuery(equipmentId, scope), enabled: !isEnded });
  const { data: owned } = status;
  const isOwner = owned?.status === 'mine' || owned?.status === 'colleague';
  const query = useQuery({ ...installationQuery(equipmentId, scope), enabled: isOwner && !isEnded });
  if (owned && !isOwner) return <p>{t('units.installation.notYours')}</p>;
  return (
    <>
      <QueryState
        query={owned ? query : status}
        title={t('units.installation.failed')}
        loading={<SkeletonRows rows={4} label={t('units.installation.loading')} />}
      />
      {query.data !== undefined && (
        <PlaceForm equipmentId={equipmentId} saved={query.data} owner={session.accountRef} />
      )}
    </>
  );
}

const nothing: InstallationInformation = {
  ...{ inUseAt: '', address: '', zip: '', city: '', region: '', country: '' },
  ...{ longitude: null, latitude: null },
};

interface PlaceFormProps {
  equipmentId: string;
  /** Null before anything was said. */
  saved: InstallationInformation | null;
  /** `accountRef` of the person whose input it is. */
  owner: string;
}

function PlaceForm({ equipmentId, saved, owner }: PlaceFormProps) {
  const t = useText();
  const inForm = useFormText();
  const { api, queryClient, locale } = useApp();
  const countries = usePrefetchedQuery(countriesQuery());
  const usual = countries.some(({ code }) => code === locale.country) ? locale.country : '';
  const draft = useFormDraft({
    form: `installation/${equipmentId}`,
    owner,
    saved: valuesOf(saved ?? { ...nothing, country: usual }),
  });
  const [badDegrees, setBadDegrees] = useState<readonly ('latitude' | 'longitude')[]>([]);
  const save = useMutation({
    mutationFn: (body: InstallationInformation) =>
      callOrThrow(api, calls.units.setInstallation, { params: { id: equipmentId }, body }),
    async onSuccess() {
      draft.finish();
      showToast({ type: 'success', text: t('units.installation.saved') });
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOwnUnits(queryKey) });
    },
  });
  const example = countries.find(({ code }) => code === save.variables?.country)?.postalCode?.example;
  const messages: Record<string, string> = {
    zip: example ? inForm('address.error.zipCode', { example }) : t('units.installation.error.other'),
    latitude: t('units.installation.error.latitude'),
    longitude: t('units.installation.error.longitude'),
  };
  const errors =
    badDegrees.length > 0
      ? badDegrees.map((field) => ({ field, message: messages[field]! }))
      : fieldErrorsOf(save.error, (field) => messages[field] ?? t('units.installation.error.other'));

  async function send(entered: FormData): Promise<void> {
    const text = (name: string) => enteredText(entered, name) ?? '';
    const latitude = readDegrees(text('latitude'), 90);
    const longitude = readDegrees(text('longitude'), 180);
    const isHalf = (latitude === null) !== (longitude === null);
    const bad = [
      ...(latitude === undefined || (isHalf && latitude === null) ? (['latitude'] as const) : []),
      ...(longitude === undefined || (isHalf && longitude === null) ? (['longitude'] as const) : []),
    ];
    setBadDegrees(bad);
    if (bad.length > 0 || latitude === undefined || longitude === undefined) return;
    const texts = { inUseAt: text('inUseAt'), address: text('address'), zip: text('zip'), city: text('city') };
    const body = { ...texts, region: text('region'), country: text('country'), latitude, longitude };
    await save.mutateAsync(body).catch(() => undefined);
  }

  return (
    <Form
      key={draft.key}
      className={styles.form}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={save.isPending}
      onChange={draft.onChange}
      onSubmit={send}
    >
      <DraftNotice draft={draft} />
      <PlaceFields values={draft.values} />
      {save.isError && errors.length === 0 && !(save.error instanceof NotAuthenticatedError) && (
        <p role="alert">{t('units.own.saveFailed')}</p>
      )}
      <FormActions>
        <Button type="submit" variant="go" pending={save.isPending} pendingText={t('units.register.sending')}>
          {t('units.own.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

const valuesOf = ({ longitude, latitude, ...texts }: InstallationInformation): FormValues => ({
  ...texts,
  longitude: longitude === null ? '' : String(longitude),
  latitude: latitude === null ? '' : String(latitude),
});
