import { Icon } from '@shop/design-system';
import { paths, ShopLink, usePerson, useSignInAddress, type SignedInSession } from '@shop/platform';
import { useText } from '../text.ts';
import { useCompanyName } from './use-company-name.ts';
import { usePortalName } from './use-portal-name.ts';
import styles from './account.module.css';

/**
 * Sign-in for visitors: a plain link that works without a script, and then has the query known to the server. It has the size of the
 * portal's entry; while a session is expected the style sheet hides it.
 */
export function SignInEntry() {
  const t = useText();
  return (
    <div className={styles.place}>
      <a href={useSignInAddress()} className={`${styles.entry} ${styles.signIn}`}>
        <Icon name="person" />
        <span className={styles.text}>{t('shell.account.signIn')}</span>
      </a>
    </div>
  );
}

/** The account area for users, with their name and company. */
export function PortalEntry() {
  const person = usePerson();
  return <div className={styles.place}>{person.state === 'signedIn' && <PortalLink session={person.session} />}</div>;
}

function PortalLink({ session: { firstName, email } }: { session: SignedInSession }) {
  const t = useText();
  const portal = usePortalName();
  const company = useCompanyName();
  const who = firstName || email;
  return (
    <ShopLink
      to={paths.portal()}
      className={styles.entry}
      aria-label={t('shell.account.portalOf', { who: company ? `${who}, ${company}` : who, portal })}
    >
      <Icon name="person" />
      <span className={styles.text}>
        <span dir="auto" className={styles.line}>
          {who}
        </span>{' '}
        {company && (
          <span dir="auto" className={styles.company}>
            {company}
          </span>
        )}
      </span>
    </ShopLink>
  );
}
