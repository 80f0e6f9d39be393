import { Button, buttonClass, Notice } from '@shop/design-system';
import { useSignInAddress } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { useFormText } from '../form-text.ts';
import type { FormDraft } from './use-form-draft.ts';

type NoticedDraft = Pick<FormDraft, 'key' | 'origin' | 'isEnded' | 'isDirty' | 'keep' | 'discard'>;

/** Tells in a form that the session has ended, with a sign-in link; after signing in, that the input is restored. */
export function DraftNotice({ draft }: { draft: NoticedDraft }) {
  if (draft.isEnded) return <EndedNotice draft={draft} />;
  if (draft.isDirty && draft.origin !== 'nowhere') return <RestoredNotice key={draft.key} draft={draft} />;
  return null;
}

function EndedNotice({ draft }: { draft: NoticedDraft }) {
  const t = useFormText();
  return (
    <Notice
      type="critical"
      live
      title={t('form.ended')}
      action={
        <a href={useSignInAddress()} className={buttonClass({ variant: 'go' })} onClick={() => draft.keep()}>
          {t('form.signInAgain')}
        </a>
      }
    >
      {t('form.endedText')}
    </Notice>
  );
}

function RestoredNotice({ draft }: { draft: NoticedDraft }) {
  const t = useFormText();
  const notice = useRef<HTMLDivElement>(null);
  const isAfterSignIn = draft.origin === 'signIn';
  useEffect(() => {
    if (isAfterSignIn) notice.current?.focus();
  }, [isAfterSignIn]);
  return (
    <div ref={notice} tabIndex={-1} role="group" aria-label={t('form.restored')}>
      <Notice
        type="informative"
        title={t('form.restored')}
        action={<Button onClick={() => draft.discard()}>{t('form.discard')}</Button>}
      >
        {t('form.restoredText')}
      </Notice>
    </div>
  );
}
