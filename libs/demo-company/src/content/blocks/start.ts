import type { ContentBlock } from '@shop/api-contracts';
import { type Language, languages } from '@shop/commerce-model';
import { translated } from '../../texts.ts';

const words = {
  title: translated('start.title'),
  lead: translated('start.lead'),
  heading: translated('start.heading'),
  paragraph: translated('start.paragraph'),
  points: [translated('start.points.1'), translated('start.points.2'), translated('start.points.3')],
};

/** Content of the home page. */
export const start: { language: Language; block: ContentBlock }[] = languages.map((language) => ({
  language,
  block: {
    name: 'start',
    title: words.title[language],
    lead: words.lead[language],
    parts: [
      { type: 'heading', text: words.heading[language] },
      { type: 'paragraph', runs: [{ text: words.paragraph[language] }] },
      { type: 'list', items: words.points.map((point) => [{ text: point[language] }]) },
    ],
  },
}));
