import type { Document } from '@shop/api-contracts';
import { Icon } from '@shop/design-system';
import { formatBytes, languageName, useI18n } from '@shop/i18n';
import { useText } from '../../text.ts';
import styles from './document-list.module.css';

/** Documents with type, language and size, so that these are known before the download. */
export function DocumentList({ documents }: { documents: readonly Document[] }) {
  const t = useText();
  const { tag } = useI18n().locale;
  return (
    <ul className={styles.documents}>
      {documents.map(({ name, kind, language, revision, src, format, bytes }) => (
        <li key={src + name}>
          <Icon name="document" />
          <a href={src} hrefLang={language ?? undefined} className={styles.link}>
            {name}
          </a>
          <span className={styles.kind}>
            <bdi>
              {kind}
              {revision && <>, {t('catalogue.item.documents.revision', { revision })}</>}
            </bdi>
          </span>
          <span className={styles.language}>{language && languageName(language, tag)}</span>
          <span className={styles.size}>
            <bdi>
              {format}, <span className="nb">{formatBytes(bytes, tag)}</span>
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
