import { buttonClass, EmptyState } from '@shop/design-system';
import { useSendMessage } from '@shop/forms';
import { PageTitle, paths, ShopLink, unitPaths, useIdentityScope } from '@shop/platform';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readEntered } from '../replacement-proof/duty-fields.ts';
import { useText } from '../text.ts';
import { askedQuery, isNothingAsked, readAsked } from '../replacement/asked.ts';
import { ContactForm } from './contact-form.tsx';
import { replacementsQuery, useReplacementCategory } from '../replacement/replacement-queries.ts';
import { ContactFacts } from './contact-facts.tsx';
import styles from './contact.module.css';
import { contactText, useContactData } from './use-contact-data.ts';

/** Sends what was asked and found to a person, with a note. Nothing is typed twice. */
export function ContactPage() {
  const t = useText();
  const [search] = useSearchParams();
  const { asked, invalid } = readAsked(search);
  const isAsked = !isNothingAsked(asked) && invalid.length === 0;
  const { data: found } = useQuery({
    ...replacementsQuery(asked, useReplacementCategory(), useIdentityScope()),
    enabled: isAsked,
  });
  const data = useContactData(isAsked ? asked : {}, found, readEntered(search));
  const sending = useSendMessage();
  const title = t('units.replacement.contact');
  const message = sending.isSuccess ? sending.variables : undefined;
  return (
    <article className={styles.page}>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {message ? (
        <div role="status">
          <EmptyState
            title={t('units.replacement.contact.sent')}
            actions={
              <ShopLink
                to={isAsked ? unitPaths.replacementSuggestions(askedQuery(asked)) : paths.unitReplacement()}
                className={buttonClass({ variant: 'go' })}
              >
                {t(isAsked ? 'units.replacement.contact.back' : 'units.replacement.title')}
              </ShopLink>
            }
          >
            <p>{t('units.replacement.contact.sentText', { email: message.email })}</p>
          </EmptyState>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('units.replacement.contact.lead')}</p>
          <p className={styles.noScript}>{t('units.replacement.contact.noScript')}</p>
          <div className={styles.columns}>
            <ContactForm summary={contactText(data)} sending={sending} />
            <ContactFacts data={data} />
          </div>
        </>
      )}
    </article>
  );
}
