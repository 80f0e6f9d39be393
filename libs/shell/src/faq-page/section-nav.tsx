import { paths, ShopLink } from '@shop/platform';
import { useText } from '../text.ts';
import type { FaqSection } from './faq-sections.ts';
import styles from './faq-page.module.css';

export function SectionNav({ sections, current }: { sections: readonly FaqSection[]; current: FaqSection }) {
  const t = useText();
  return (
    <nav aria-label={t('shell.faq.sections')} className={styles.sections}>
      <ul>
        {sections.map((section, index) => (
          <li key={section.id}>
            <ShopLink
              to={paths.faq(index === 0 ? undefined : section.id)}
              className={styles.link}
              aria-current={section === current ? 'page' : undefined}
            >
              {section.title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
