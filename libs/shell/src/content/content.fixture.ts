import type { ContentBlock, ContentPage, ContentPart, SupportLocation } from '@shop/api-contracts';

export const paragraph = (text: string): ContentPart => ({ type: 'paragraph', runs: [{ text }] });
export const heading = (text: string): ContentPart => ({ type: 'heading', text });
export const question = (text: string, answer: string): ContentPart => ({
  type: 'question',
  question: text,
  answer: [[{ text: answer }]],
});

export const buildPage = (page: Partial<ContentPage> & Pick<ContentPage, 'page'>): ContentPage => ({
  title: `Title of ${page.page}`,
  parts: [paragraph(`About ${page.page}.`)],
  updated: '2026-11-16',
  ...page,
});

export const buildBlock = (block: Partial<ContentBlock> & Pick<ContentBlock, 'name'>): ContentBlock => ({
  title: `Block ${block.name}`,
  parts: [paragraph(`Inside ${block.name}.`)],
  ...block,
});

export const buildLocation = (location: Partial<SupportLocation> = {}): SupportLocation => ({
  officeName: 'Vadholm Sheffield',
  address: '14 Foundry Lane, Sheffield S3 8AB,United Kingdom',
  phoneNumber: '+44 114 496 0182',
  email: 'order@vadholm.example',
  url: 'https://offices.vadholm.example/gb',
  urlText: 'Map and directions',
  ...location,
});

/** `/faq` with two sections whose questions are elsewhere. */
export const faq = buildPage({
  page: 'faq',
  title: 'Questions and answers',
  sections: [
    { id: 'parts', title: 'Finding parts', parts: null },
    { id: 'delivery', title: 'Delivery', parts: null },
  ],
});
