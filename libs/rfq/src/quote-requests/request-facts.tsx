import type { Quote } from '@shop/api-contracts';
import { DefinitionList } from '@shop/design-system';
import { EmailText, placeLine } from '@shop/forms';
import { countryName } from '@shop/i18n';
import { useApp } from '@shop/platform';
import { useText } from '../text.ts';
import { RequestFiles } from '../quote/request-files.tsx';
import styles from '../quote/quote.module.css';

/** Author, remarks and attachments of a request. */
export function RequestFacts({ quote }: { quote: Quote }) {
  const t = useText();
  const { tag } = useApp().locale;
  const { contact, text, files, deliveryPlace } = quote;
  return (
    <div className={styles.facts}>
      <section className={styles.section}>
        <h2>{t('rfq.quote.contact')}</h2>
        <DefinitionList
          items={[
            { term: t('rfq.quote.name'), value: `${contact.firstName} ${contact.lastName}` },
            ...(contact.companyName ? [{ term: t('rfq.quote.company'), value: contact.companyName }] : []),
            { term: t('rfq.quote.email'), value: <EmailText email={contact.email} /> },
            { term: t('rfq.quote.phone'), value: <span className="nb">{contact.phoneNumber}</span> },
            ...(deliveryPlace
              ? [
                  {
                    term: t('rfq.field.place'),
                    value: `${placeLine(deliveryPlace)}, ${countryName(deliveryPlace.countryCode, tag)}`,
                  },
                ]
              : []),
          ]}
        />
      </section>
      {(text !== null || files.length > 0) && (
        <section className={styles.section}>
          <h2>{t('rfq.quote.said')}</h2>
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
