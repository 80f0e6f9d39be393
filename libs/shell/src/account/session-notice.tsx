import { buttonClass, IconButton, Notice } from '@shop/design-system';
import { useSignInAddress } from '@shop/platform';
import { useState } from 'react';
import { useText } from '../text.ts';
import styles from './account.module.css';

/** Tells that the session has ended, with a sign-in link that returns to this page; stays until closed. */
export function SessionNotice({ ended }: { ended: boolean }) {
  const t = useText();
  const signIn = useSignInAddress();
  const [closed, setClosed] = useState(false);
  return (
    <div role="status" className={styles.notice} data-chrome data-top-notice>
      {ended && !closed && (
        <div>
          <div className="page">
            <Notice
              type="warning"
              title={t('shell.session.ended')}
              action={
                <span className={styles.actions}>
                  <a href={signIn} className={buttonClass({ size: 'small' })}>
                    {t('shell.session.again')}
                  </a>
                  <IconButton icon="close" label={t('shell.closeMessage')} onClick={() => setClosed(true)} />
                </span>
              }
            >
              {t('shell.session.endedText')}
            </Notice>
          </div>
        </div>
      )}
    </div>
  );
}
