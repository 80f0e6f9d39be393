import type { Item } from '@shop/api-contracts';
import { NumberedSection } from '@shop/design-system';
import { useText } from '../text.ts';
import { alternativesSection } from './related/alternatives-section.tsx';
import { dimensionSection } from './documents/dimension-section.tsx';
import { documentSection } from './documents/document-section.tsx';
import { fitsSection } from './related/fits-section.tsx';
import { partSection } from './related/part-section.tsx';
import { reviewSection } from './reviews/review-section.tsx';
import { SectionIndex } from './section/section-index.tsx';
import { specificationSection } from './specification-section.tsx';
import { useRelatedItems } from './related/use-related-items.ts';

/** Data of the article in numbered sections; empty ones are omitted from the numbering. */
export function ItemSections({ item }: { item: Item }) {
  const t = useText();
  const related = useRelatedItems(item);
  const sections = [
    specificationSection(item, t),
    dimensionSection(item, t),
    documentSection(item, t),
    partSection(item, related, t),
    fitsSection(related, t),
    alternativesSection(item, related, t),
    reviewSection(item, t),
  ].filter((section) => section !== null);
  return (
    <>
      {sections.length > 1 && <SectionIndex sections={sections} />}
      {sections.map(({ id, title, lead, controls, content }, index) => (
        <NumberedSection
          key={id}
          id={id}
          number={index + 1}
          title={title}
          lead={lead}
          controls={controls}
          withoutRule={index === 0 && sections.length > 1}
        >
          {content}
        </NumberedSection>
      ))}
    </>
  );
}
