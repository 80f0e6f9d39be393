import { NotAuthenticatedError } from '@shop/api-contracts';
import { OfflineError } from '@shop/cart';
import { Button, buttonClass, Form, FormActions, Notice } from '@shop/design-system';
import { DraftNotice, fieldErrorsOf, useFormDraft, useFormText } from '@shop/forms';
import { codeOf, paths, RequestReference, ShopLink, useApp } from '@shop/platform';
import { useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { quoteCartPath } from '../quote-request/quote-cart-path.ts';
import { useText } from '../text.ts';
import { Attachments } from './attachments.tsx';
import { RequestFields } from './request-fields.tsx';
import { linesId, RequestGroups } from './request-groups.tsx';
import { fieldOfPath, requestOf, requestValues } from './request-values.ts';
import { useAttaching } from './use-attaching.ts';
import { useRequestErrors } from './use-request-errors.ts';
import { useSendRequest } from './use-send-request.ts';
import styles from './request-form.module.css';

/** The quote request before it is sent. */
export function RequestForm() {
  const t = useText();
  const inForm = useFormText();
  const { person, checkout } = useQuoteRequest();
  const errorOf = useRequestErrors();
  const { tag } = useApp().locale;
  const saved = useMemo(() => requestValues(checkout, person.user, tag), [checkout, person.user, tag]);
  const draft = useFormDraft({ form: `quote/${checkout.cartId}`, owner: person.session.accountRef, saved });
  const send = useSendRequest(draft.finish);
  const attaching = useAttaching();
  const { error, variables: sent } = send;
  const fieldOf = (path: string) => (sent ? fieldOfPath(path, requestOf(sent, checkout, tag)) : path);
  const found = fieldErrorsOf(error, errorOf, { prefix: ['body', 'body.contact'], fieldOf });
  const errors = [...found, ...attaching.errors];
  const openInvalid = useEffectEvent(() => found.forEach(({ field }) => openAround(field)));
  useLayoutEffect(() => openInvalid(), [error]);
  // until the confirmation is shown
  const isBusy = send.isPending || send.isSuccess;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('rfq.details.title')}</h1>
      <p className={styles.lead}>{t('rfq.details.lead', { count: checkout.groups.length })}</p>
      <AskedLink />
      <Form
        key={draft.key}
        className={styles.form}
        errorsTitle={inForm('form.errors')}
        errors={errors}
        busy={isBusy}
        onChange={draft.onChange}
        onSubmit={async (entered) => {
          if (!attaching.holdBack()) await send.mutateAsync(entered);
        }}
      >
        <div className={styles.columns}>
          <div className={styles.column}>
            <DraftNotice draft={draft} />
            <RequestFields draft={draft} />
            <Attachments attaching={attaching} />
          </div>
          <div className={styles.column}>
            <RequestGroups draft={draft} />
          </div>
          <div className={styles.column}>
            <p className="muted">{t('rfq.details.next')}</p>
            {errors.length === 0 && <SendFailure error={error} />}
            <FormActions>
              <Button type="submit" variant="go" pending={isBusy} pendingText={t('rfq.details.sending')}>
                {t('rfq.details.send', { count: checkout.groups.length })}
              </Button>
              <BackLink />
            </FormActions>
          </div>
        </div>
      </Form>
    </div>
  );
}

/** Leads to what is asked for and of whom, where that is below the fields. */
function AskedLink() {
  const t = useText();
  const { groups } = useQuoteRequest().checkout;
  return (
    <p className={styles.asked}>
      <a href={`#${linesId}`}>
        {t('rfq.details.asked', { count: groups.reduce((sum, { lines }) => sum + lines.length, 0) })}
      </a>
    </p>
  );
}

/** Opens closed sections around a field, which otherwise cannot take the focus. */
function openAround(field: string): void {
  for (const input of document.getElementsByName(field)) input.closest('details')?.setAttribute('open', '');
}

/** Shown if sending failed for a reason other than the input; explains it and that nothing is lost. */
function SendFailure({ error }: { error: Error | null }) {
  const t = useText();
  // reported elsewhere, with the next step
  if (!error || error instanceof NotAuthenticatedError) return null;
  // what is known of the unit has changed since: now there is a box to tick
  if (codeOf(error) === 'cart_changed' || codeOf(error) === 'fit_not_confirmed') {
    return (
      <Notice type="warning" live title={t('rfq.ask.changed')}>
        {t('rfq.details.changedText')}
      </Notice>
    );
  }
  if (codeOf(error) === 'request_limit') {
    return (
      <Notice type="warning" live title={t('rfq.details.notSent')}>
        {t('rfq.details.limit')}
      </Notice>
    );
  }
  return (
    <Notice type="critical" live title={t('rfq.details.notSent')}>
      {t(error instanceof OfflineError ? 'rfq.failure.offline' : 'rfq.details.notSentText')}
      <RequestReference error={error} />
    </Notice>
  );
}

/** Link to the choice of locations, or to the cart if there was no choice. */
function BackLink() {
  const t = useText();
  const { groups } = useQuoteRequest().checkout;
  const [first] = groups;
  const [to, text] =
    groups.length > 1
      ? ([paths.partners(), 'rfq.toGroups'] as const)
      : first && first.locations.length > 1
        ? ([paths.partner(first.quoteGroupKey), 'rfq.toPlaces'] as const)
        : ([quoteCartPath(), 'rfq.ask.toCart'] as const);
  return (
    <ShopLink to={to} className={buttonClass()}>
      {t(text)}
    </ShopLink>
  );
}
