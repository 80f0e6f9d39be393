import type { Item } from '@shop/api-contracts';
import { NumberedSection } from '@shop/design-system';
import { useText } from '../text.ts';
import { alternativesSection } from './alternatives-section.tsx';
import { dimensionSection } from './dimension-section.tsx';
import { documentSection } from './document-section.tsx';
import { fitsSection } from './fits-section.tsx';
import { partSection } from './part-section.tsx';
import { reviewSection } from './review-section.tsx';
import { SectionIndex } from './section-index.tsx';
import { specificationSection } from './specification-section.tsx';
import { useRelatedItems } from './use-related-items.ts';

/** Everything about the article in numbered sections; what has no content is left out and the numbers close up. */
export function ItemSections({ item }: { item: Item }) {
  const t = useText();
  const related = useRelatedItems(item);
  const sections = [
    specificationSection(item, t),
    dimensionSection(item, t),
    documentSection(item, t),
    partSection(related, t),
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
