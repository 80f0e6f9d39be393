import type { Quote } from '@shop/api-contracts';
import { DefinitionList } from '@shop/design-system';
import { RequestFiles } from '../quote/request-files.tsx';
import { useText } from '../text.ts';
import styles from './inbox.module.css';

/** Customer, contact data, remarks and attachments of a request. */
export function CustomerFacts({ quote }: { quote: Quote }) {
  const t = useText();
  const { contact, text, files } = quote;
  const { firstName, lastName, companyName, email, phoneNumber } = contact;
  return (
    <div className={styles.facts}>
      <section aria-labelledby="customer" className={styles.section}>
        <h2 id="customer">{t('rfq.inbox.customer')}</h2>
        <DefinitionList
          items={[
            { term: t('rfq.quote.name'), value: `${firstName} ${lastName}` },
            ...(companyName ? [{ term: t('rfq.quote.company'), value: companyName }] : []),
            {
              term: t('rfq.quote.email'),
              value: <a href={`mailto:${email}`}>{email}</a>,
            },
            {
              term: t('rfq.quote.phone'),
              value: (
                <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}>
                  <bdi className="nb">{phoneNumber}</bdi>
                </a>
              ),
            },
          ]}
        />
      </section>
      {(text !== null || files.length > 0) && (
        <section aria-labelledby="said" className={styles.section}>
          <h2 id="said">{t('rfq.inbox.said')}</h2>
          {text !== null && (
            <p className={styles.text}>
              <bdi>{text}</bdi>
            </p>
          )}
          {files.length > 0 && <RequestFiles quote={quote} />}
        </section>
      )}
    </div>
  );
}
