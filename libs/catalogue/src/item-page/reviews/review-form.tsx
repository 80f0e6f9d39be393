import { fieldBounds, NotAuthenticatedError, type Item } from '@shop/api-contracts';
import { Button, Field, Form, FormActions, Notice, TextArea } from '@shop/design-system';
import { DraftNotice, fieldErrorsOf, useFormDraft, useFormText } from '@shop/forms';
import { createRichText } from '@shop/i18n';
import { paths, requestIdOf, ShopLink, type SignedInSession } from '@shop/platform';
import type { MessageArguments } from '../../messages/message-arguments.ts';
import { useText } from '../../text.ts';
import { usePostReview } from './mutations.ts';
import { reviewFormName, reviewOf } from './review-values.ts';
import { StarChoice } from './star-choice.tsx';
import styles from './review-form.module.css';

const RichText = createRichText<MessageArguments>();

interface ReviewFormProps {
  item: Item;
  /** Session of the author: the form stays theirs after the session ends. */
  session: SignedInSession;
  onSent: () => void;
  onCancel: () => void;
}

/** Form for stars and an optional text. A second review by the same person replaces the first. */
export function ReviewForm({ item, session, onSent, onCancel }: ReviewFormProps) {
  const t = useText();
  const inForm = useFormText();
  const draft = useFormDraft({
    form: reviewFormName(item),
    owner: session.accountRef,
    saved: { userAlias: session.firstName.slice(0, fieldBounds.alias) },
  });
  const post = usePostReview(item);
  const errorOf: Record<string, string> = {
    stars: t('catalogue.item.review.starsError'),
    userReview: t('catalogue.item.review.textError'),
    userAlias: t('catalogue.item.review.aliasError'),
  };
  const errors = fieldErrorsOf(post.error, (field) => errorOf[field] ?? inForm('form.error'));
  const counterText = (used: number, max: number) => inForm('form.counter', { used, max });

  async function submit(entered: FormData) {
    const sent = await post.mutateAsync(reviewOf(entered, item)).catch(() => undefined);
    if (!sent) return;
    draft.finish();
    onSent();
  }

  return (
    <Form
      key={draft.key}
      className={styles.form}
      aria-label={t('catalogue.item.review.write')}
      errorsTitle={inForm('form.errors')}
      errors={errors}
      busy={post.isPending}
      onChange={draft.onChange}
      onSubmit={submit}
    >
      <DraftNotice draft={draft} />
      <StarChoice
        label={t('catalogue.item.review.stars')}
        errorText={errorOf['stars']!}
        defaultValue={draft.values['stars']}
      />
      <TextArea
        label={t('catalogue.item.review.text')}
        labelNote={inForm('form.optional')}
        name="userReview"
        rows={5}
        maxLength={fieldBounds.review}
        defaultValue={draft.values['userReview'] ?? ''}
        counterText={counterText}
      />
      <Field
        label={t('catalogue.item.review.alias')}
        hint={t('catalogue.item.review.aliasHint')}
        name="userAlias"
        required
        pattern=".*\S.*"
        maxLength={fieldBounds.alias}
        autoComplete="nickname"
        defaultValue={draft.values['userAlias']}
        errorText={() => errorOf['userAlias']!}
        counterText={counterText}
      />
      <p>
        <RichText id="catalogue.item.review.terms" parts={{ 0: <ShopLink to={paths.productReviewTerms()} /> }} />
      </p>
      {post.error && errors.length === 0 && !(post.error instanceof NotAuthenticatedError) && (
        <Failure error={post.error} />
      )}
      <FormActions>
        <Button type="submit" variant="go" pending={post.isPending} pendingText={t('catalogue.item.review.sending')}>
          {t('catalogue.item.review.send')}
        </Button>
        <Button onClick={onCancel}>{t('catalogue.item.review.cancel')}</Button>
      </FormActions>
    </Form>
  );
}

function Failure({ error }: { error: Error }) {
  const t = useText();
  const requestId = requestIdOf(error);
  return (
    <Notice type="critical" live title={t('catalogue.item.review.failed')}>
      {t('catalogue.item.review.failedText')}
      {requestId && <span className="muted"> {t('catalogue.item.review.request', { id: requestId })}</span>}
    </Notice>
  );
}
