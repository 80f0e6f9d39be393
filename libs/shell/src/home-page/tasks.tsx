import { Icon } from '@shop/design-system';
import { paths, ShopLink } from '@shop/platform';
import { homeEntries } from '../frame-entries/frame-entries.ts';
import { useFrameEntries } from '../frame-entries/use-frame-entries.ts';
import { useText } from '../text.ts';
import styles from './tasks.module.css';

type Task = (typeof homeEntries)[number]['name'];

/** What a visitor can do here besides finding parts for a unit. */
export function Tasks() {
  const t = useText();
  const { shown } = useFrameEntries<Task>(homeEntries);
  const addresses: Record<Task, string> = {
    product: `${paths.home()}#products`,
    quote: paths.message(t('shell.home.quote.message')),
    replace: paths.unitReplacement(),
    help: paths.support(),
  };
  return (
    <nav aria-label={t('shell.home.tasks')} className={styles.cut}>
      <ul className={styles.tasks}>
        {shown.map(({ name }) => (
          <li key={name}>
            <ShopLink to={addresses[name]} prefetch={false} className={styles.task}>
              <span className={styles.name}>
                {t(`shell.home.${name}`)}
                <Icon name="arrow-right" />
              </span>
              <span className={styles.text}>{t(`shell.home.${name}.text`)}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
