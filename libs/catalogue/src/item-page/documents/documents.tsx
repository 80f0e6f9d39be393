import type { Document } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';
import { DocumentList } from './document-list.tsx';
import styles from './document-list.module.css';

/** Documents in the reader's language first, other languages one click away; all of them if none is in the reader's language. */
export function Documents({ documents }: { documents: readonly Document[] }) {
  const t = useText();
  const { language } = useI18n().locale;
  const isReadable = (document: Document) =>
    document.language === null || baseOf(document.language) === baseOf(language);
  const readable = documents.filter(isReadable);
  const others = documents.filter((document) => !isReadable(document));
  if (readable.length === 0 || others.length === 0) return <DocumentList documents={documents} />;
  return (
    <>
      <DocumentList documents={readable} />
      <details className={styles.others}>
        <summary className={styles.summary}>
          <Icon name="chevron-down" size={16} />
          {t('catalogue.item.documents.otherLanguages', { count: others.length })}
        </summary>
        <DocumentList documents={others} />
      </details>
    </>
  );
}

/** `pt` of `pt-BR`. */
const baseOf = (language: string): string | undefined => language.split('-', 1)[0];
