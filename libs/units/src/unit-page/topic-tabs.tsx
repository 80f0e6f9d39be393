import { classNames, linkRowClass, useCurrentInView } from '@shop/design-system';
import { ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import { topics, type Topic } from './topics.ts';
import type { UnitPageContext } from '../unit/use-unit-page.ts';
import styles from './topic-tabs.module.css';

/** The topics as links; changing between them keeps the position on the page. */
export function TopicTabs({ unit: { equipmentId }, pathOf, current }: UnitPageContext & { current: Topic }) {
  const t = useText();
  const list = useCurrentInView<HTMLUListElement>(current);
  return (
    <nav aria-label={t('units.topics')} className={styles.tabs}>
      <ul ref={list} className={classNames(linkRowClass, styles.list)}>
        {topics.map((topic) => (
          <li key={topic.name}>
            <ShopLink
              to={pathOf(equipmentId, topic.name)}
              className={styles.link}
              aria-current={topic === current ? 'page' : undefined}
              preventScrollReset
              state={{ samePage: true }}
            >
              {t(topic.title)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
