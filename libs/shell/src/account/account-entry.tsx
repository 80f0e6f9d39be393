import { Icon } from '@shop/design-system';
import { paths, ShopLink, usePerson, useSignInAddress, type SignedInSession } from '@shop/platform';
import { useText } from '../text.ts';
import { useCompanyName } from './use-company-name.ts';
import { usePortalName } from './use-portal-name.ts';
import styles from './account.module.css';

/**
 * The account button of the header: sign-in for visitors, a link to the account area for users. Both have the same size; while a session is
 * expected the style sheet hides the sign-in link.
 */
export function AccountEntry() {
  const person = usePerson();
  return (
    <div className={styles.place}>
      {person.state === 'signedIn' ? <PortalLink session={person.session} /> : <SignInLink />}
    </div>
  );
}

/** A plain link that works without a script, and then has the query known to the server. */
function SignInLink() {
  const t = useText();
  return (
    <a href={useSignInAddress()} className={`${styles.entry} ${styles.signIn}`}>
      <Icon name="person" />
      <span className={styles.text}>{t('shell.account.signIn')}</span>
    </a>
  );
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
        <span className={styles.line}>{who}</span> {company && <span className={styles.company}>{company}</span>}
      </span>
    </ShopLink>
  );
}
