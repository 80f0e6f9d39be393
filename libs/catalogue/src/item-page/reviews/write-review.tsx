import type { Item } from '@shop/api-contracts';
import { Button, buttonClass, Notice } from '@shop/design-system';
import { loadFormMessages } from '@shop/forms';
import {
  keepPendingAction,
  signInAddress,
  useApp,
  useCurrentPath,
  usePendingAction,
  usePerson,
  type SignedInSession,
} from '@shop/platform';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { useOwnReviewShown } from './mutations.ts';
import { reviewFormName } from './review-values.ts';
import styles from './review-form.module.css';

const actionType = 'writeReview';
/** Pending action of a form whose session ended while it was filled in (platform's form drafts). */
const restoreType = 'restoreForm';

const loadForm = () => import('./review-form.tsx');
type FormComponent = Awaited<ReturnType<typeof loadForm>>['ReviewForm'];

/** Slot for writing a review: a form for signed-in users, a sign-in link for others. */
export function WriteReview({ item }: { item: Item }) {
  const t = useText();
  const app = useApp();
  const person = usePerson();
  const address = signInAddress(app, `${useCurrentPath()}#reviews`);
  const place = useRef<HTMLDivElement>(null);
  const focused = useRef<'control' | 'place' | null>(null);
  const [writing, setWriting] = useState<{ Form: FormComponent; session: SignedInSession } | null>(null);
  const [isSent, setSent] = useState(false);
  const session = person.state === 'signedIn' ? person.session : null;
  useOwnReviewShown(item);

  async function open({ isRestored = false } = {}) {
    if (!session) return;
    const [{ ReviewForm }] = await Promise.all([loadForm(), app.i18n.load(loadFormMessages)]);
    // a restored form focuses its own notice
    if (!isRestored) focused.current = 'control';
    setWriting({ Form: ReviewForm, session });
  }
  usePendingAction(
    actionType,
    (payload) => payload === item.genericItemId,
    () => void open(),
  );
  usePendingAction(
    restoreType,
    (payload) => (payload as { form?: unknown } | null)?.form === reviewFormName(item),
    (payload) => {
      // the form takes the focus once it is rendered
      keepPendingAction(restoreType, payload);
      void open({ isRestored: true });
    },
  );
  // moves the focus to the content that replaced the pressed control
  useEffect(() => {
    const target =
      focused.current === 'control' ? place.current?.querySelector<HTMLElement>('input, button') : place.current;
    if (focused.current !== null) target?.focus();
    focused.current = null;
  }, [writing, isSent]);

  return (
    <div ref={place} tabIndex={-1} className={styles.place} {...(writing ? {} : { 'data-personal': true })}>
      {isSent ? (
        <Notice type="success" live title={t('catalogue.item.review.sent')} />
      ) : writing ? (
        <writing.Form
          item={item}
          session={writing.session}
          onSent={() => {
            focused.current = 'place';
            setSent(true);
          }}
          onCancel={() => {
            focused.current = 'control';
            setWriting(null);
          }}
        />
      ) : session ? (
        <Button onPointerEnter={() => void loadForm()} onFocus={() => void loadForm()} onClick={() => open()}>
          {t('catalogue.item.review.write')}
        </Button>
      ) : (
        <a
          href={address}
          rel="nofollow"
          className={buttonClass()}
          onClick={() => keepPendingAction(actionType, item.genericItemId)}
        >
          {t('catalogue.item.review.signIn')}
        </a>
      )}
    </div>
  );
}
