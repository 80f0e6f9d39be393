import type { Application } from '@shop/api-contracts';
import { ExternalMark } from '@shop/design-system';
import { useText } from '../text.ts';
import styles from './application-cards.module.css';

/** Links to partner tools, each opening in its own window for work beside the shop. */
export function ApplicationCards({ applications }: { applications: readonly Application[] }) {
  const t = useText();
  return (
    <>
      <p className={styles.lead}>{t('rfq.applications.lead')}</p>
      <ul className={styles.cards}>
        {applications.map(({ id, name, description, address, image }) => (
          <li key={id} className={styles.card}>
            <img src={image} alt="" width={400} height={225} loading="lazy" className={styles.picture} />
            <h2 className={styles.name}>
              <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
                <bdi>{name}</bdi>
                <span className="sr"> {t('rfq.newWindow')}</span>
                <ExternalMark />
              </a>
            </h2>
            <p className={styles.description}>
              <bdi>{description}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
