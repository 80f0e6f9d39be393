import { DefinitionList } from '@shop/design-system';
import { EmailText } from '@shop/forms';
import { languageName } from '@shop/i18n';
import { marketQuery, paths, ShopLink, useApp, usePortalPerson, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';

/** The person's profile, with links to data that is changed elsewhere: mail address and password, market and language. */
export function ProfilePage() {
  const t = useText();
  const app = useApp();
  const person = usePortalPerson();
  const market = usePrefetchedQuery(marketQuery(app));
  return (
    <>
      <h1 tabIndex={-1}>{t('portal.profile')}</h1>
      <div className={styles.columns}>
        <ProfileForm person={person} />
        <div className={styles.beside}>
          <section className={styles.section}>
            <h2>{t('portal.profile.signIn')}</h2>
            <DefinitionList
              items={[
                {
                  term: t('portal.profile.email'),
                  value: <EmailText email={person.user.email} />,
                },
              ]}
            />
            <p className="muted">{t('portal.profile.signInText')}</p>
          </section>
          <section className={styles.section}>
            <h2>{t('portal.profile.market')}</h2>
            <DefinitionList
              items={[
                { term: t('portal.profile.country'), value: market.name },
                { term: t('portal.profile.language'), value: languageName(app.locale.language, app.locale.tag) },
              ]}
            />
            <p>
              <ShopLink to={paths.switcher()} className="target">
                {t('portal.profile.changeMarket')}
              </ShopLink>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}
