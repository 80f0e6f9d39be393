import { classNames } from '@shop/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './section-index.module.css';

interface SectionIndexProps {
  sections: readonly { id: string; title: string }[];
}

/** Sticky links to the numbered sections; marks the one being read. */
export function SectionIndex({ sections }: SectionIndexProps) {
  const t = useText();
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <nav aria-label={t('catalogue.item.sections')} className={styles.index}>
      <ol className={styles.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className={classNames(styles.link)} aria-current={current === id ? 'true' : undefined}>
              <span className={styles.number}>{index + 1}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Id of the last section that starts in the upper third of the window or above. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        setCurrent(all.split(',').findLast((id) => inView.has(id)));
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const id of all.split(',')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
