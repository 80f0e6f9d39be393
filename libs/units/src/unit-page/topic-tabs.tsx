import { ShopLink } from '@shop/platform';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../text.ts';
import { topics, type Topic } from './topics.ts';
import type { UnitPageContext } from '../unit/use-unit-page.ts';
import styles from './topic-tabs.module.css';

/** The topics as links; changing between them keeps the position on the page. */
export function TopicTabs({ unit: { equipmentId }, pathOf, current }: UnitPageContext & { current: Topic }) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => showChosen(list.current!), [current]);
  return (
    <nav aria-label={t('units.topics')} className={styles.tabs}>
      <ul ref={list} className={styles.list}>
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

/** Scrolls the row of tabs, not the page, so far that the chosen one is in its middle. */
function showChosen(list: HTMLUListElement): void {
  const chosen = list.querySelector('[aria-current]');
  if (!chosen) return;
  const row = list.getBoundingClientRect();
  const tab = chosen.getBoundingClientRect();
  list.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
}
