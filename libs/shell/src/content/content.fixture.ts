import type { ContentPart } from '@shop/api-contracts';
import { buildContentPage } from '@shop/api-contracts/testing';

export const paragraph = (text: string): ContentPart => ({ type: 'paragraph', runs: [{ text }] });
export const heading = (text: string): ContentPart => ({ type: 'heading', text });
export const question = (text: string, answer: string): ContentPart => ({
  type: 'question',
  question: text,
  answer: [[{ text: answer }]],
});

/** `/faq` with two sections whose questions are on other pages. */
export const faq = buildContentPage({
  page: 'faq',
  title: 'Questions and answers',
  sections: [
    { id: 'parts', title: 'Finding parts', parts: null },
    { id: 'delivery', title: 'Delivery', parts: null },
  ],
});
