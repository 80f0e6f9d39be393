import { Icon } from '@shop/design-system';
import { paths, ShopLink, usePerson, useSignInAddress, type SignedInSession } from '@shop/platform';
import { useText } from '../text.ts';
import { useCompanyName } from './use-company-name.ts';
import { usePortalName } from './use-portal-name.ts';
import styles from './account.module.css';

/**
 * The account button of the header: sign-in for whoever is not signed in, the way to one's portal for whoever is.
 * Both fill the same place; while a session is expected its style sheet keeps the place empty.
 */
export function AccountEntry() {
  const person = usePerson();
  return (
    <div className={styles.place}>
      {person.state === 'signedIn' ? <PortalLink session={person.session} /> : <SignInLink />}
    </div>
  );
}

/** A plain link, so that it works without a script, and then with the query that the server knows. */
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
