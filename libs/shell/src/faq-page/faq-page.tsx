import { buttonClass } from '@shop/design-system';
import { paths, ShopLink, usePrefetchedQuery } from '@shop/platform';
import { useParams } from 'react-router';
import { ContentPage } from '../content/content-page.tsx';
import { ContentParts } from '../content/content-parts.tsx';
import { descriptionOf } from '../content/description-of.ts';
import { useText } from '../text.ts';
import { faqQuery, sectionIndex } from './faq-sections.ts';
import { SectionQuestions } from './section-questions.tsx';
import { SectionNav } from './section-nav.tsx';
import styles from './faq-page.module.css';

/** Questions and answers by section, each with its own address. */
export function FaqPage() {
  const t = useText();
  const { title, parts, sections = [], updated } = usePrefetchedQuery(faqQuery());
  const index = sectionIndex(sections, useParams()['page']);
  const section = sections[index]!;
  const isFirst = index === 0;
  return (
    <ContentPage
      path={paths.faq(isFirst ? undefined : section.id)}
      title={title}
      documentTitle={isFirst ? title : `${section.title} | ${title}`}
      description={isFirst ? descriptionOf(parts) : `${title}: ${section.title}`}
      updated={updated}
      aside={<SectionNav sections={sections} current={section} />}
    >
      <div className={`prose ${styles.faq}`}>
        {isFirst && <ContentParts parts={parts} />}
        <h2 id={section.id}>{section.title}</h2>
        <SectionQuestions key={section.id} section={section} isFirst={isFirst} />
        <h2>{t('shell.faq.ask')}</h2>
        <p className={styles.actions}>
          <ShopLink to={paths.message()} className={buttonClass()}>
            {t('shell.message.title')}
          </ShopLink>
          <ShopLink to={paths.support()} className={buttonClass()}>
            {t('shell.support.link')}
          </ShopLink>
        </p>
      </div>
    </ContentPage>
  );
}
