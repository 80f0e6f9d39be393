import { useSendMessage } from '@shop/forms';
import { paths, settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { ContentPage } from '../content/content-page.tsx';
import { Contact } from '../footer/contact.tsx';
import { useText } from '../text.ts';
import { MessageForm } from './message-form.tsx';
import { SentNotice } from './sent-notice.tsx';
import styles from './message-page.module.css';

/** Contact form; without a script it shows the other contact channels. */
export function MessagePage() {
  const t = useText();
  const { contact } = usePrefetchedQuery(settingsQuery());
  const sending = useSendMessage();
  return (
    <ContentPage path={paths.message()} title={t('shell.message.title')} description={t('shell.message.lead')}>
      <div className={styles.columns}>
        <div>
          {sending.isSuccess ? (
            <SentNotice email={sending.variables.email} again={sending.reset} />
          ) : (
            <>
              <p className={styles.lead}>{t('shell.message.lead')}</p>
              <p className={styles.noScript}>{t('shell.message.noScript')}</p>
              <MessageForm sending={sending} />
            </>
          )}
        </div>
        {contact && (
          <section aria-labelledby="message-contact" className={styles.contact}>
            <h2 id="message-contact">{t('shell.message.otherWays')}</h2>
            {/* the postal address is in the footer */}
            <Contact contact={{ ...contact, name: '', address: '', registration: '' }} />
          </section>
        )}
      </div>
    </ContentPage>
  );
}
