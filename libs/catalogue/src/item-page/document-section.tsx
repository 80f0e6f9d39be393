import type { Document, Item } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { useI18n } from '@shop/i18n';
import { useText } from '../text.ts';
import { DocumentList } from './later-document-list.ts';
import type { ItemSection } from './item-section.ts';
import styles from './document-list.module.css';

/** Manuals, certificates and instructions. */
export function documentSection({ documents = [] }: Item, t: ReturnType<typeof useText>): ItemSection | null {
  if (documents.length === 0) return null;
  return {
    id: 'documents',
    title: t('catalogue.item.documents'),
    lead: t('catalogue.item.documents.lead'),
    content: <Documents documents={documents} />,
  };
}

/** What one can read stands first, the same in other languages is one click away; where nothing is in one's language, all is shown. */
function Documents({ documents }: { documents: readonly Document[] }) {
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
