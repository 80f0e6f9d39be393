import { DefinitionList } from '@shop/design-system';
import { settingsQuery, usePrefetchedQuery } from '@shop/platform';
import { useText } from '../text.ts';
import styles from './contact.module.css';
import type { ContactData } from './use-contact-data.ts';

/** Who gets the question, when the answer comes, and all that goes with it. */
export function ContactFacts({ data }: { data: readonly ContactData[] }) {
  const t = useText();
  const { contact } = usePrefetchedQuery(settingsQuery());
  return (
    <div className={styles.facts}>
      <DefinitionList
        items={[
          ...(contact ? [{ term: t('units.replacement.contact.to'), value: contact.name }] : []),
          { term: t('units.replacement.contact.answer'), value: t('units.replacement.contact.when') },
        ]}
      />
      {data.length > 0 && (
        <section aria-labelledby="contact-data" className={styles.facts}>
          <h2 id="contact-data">{t('units.replacement.contact.data')}</h2>
          {data.map(({ title, lines }) => (
            <div key={title}>
              <h3>{title}</h3>
              <DefinitionList items={lines.map(({ name, value }) => ({ term: name, value }))} />
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
