import {
  contentBlockSchema,
  contentPageSchema,
  supportLocationSchema,
  type ContentBlock,
  type ContentPage,
  type ContentPart,
  type SupportLocation,
} from '../markets/content.ts';
import { built } from './built.fixture.ts';

const paragraph = (text: string): ContentPart => ({ type: 'paragraph', runs: [{ text }] });

export const buildContentPage = (page: Partial<ContentPage> & Pick<ContentPage, 'page'>): ContentPage =>
  built(contentPageSchema, {
    title: `Title of ${page.page}`,
    parts: [paragraph(`About ${page.page}.`)],
    updated: '2026-11-16',
    ...page,
  });

export const buildContentBlock = (block: Partial<ContentBlock> & Pick<ContentBlock, 'name'>): ContentBlock =>
  built(contentBlockSchema, {
    title: `Block ${block.name}`,
    parts: [paragraph(`Inside ${block.name}.`)],
    ...block,
  });

export const buildSupportLocation = (location: Partial<SupportLocation> = {}): SupportLocation =>
  built(supportLocationSchema, {
    officeName: 'Vadholm Sheffield',
    address: '14 Foundry Lane, Sheffield S3 8AB,United Kingdom',
    phoneNumber: '+44 114 496 0182',
    email: 'order@vadholm.example',
    url: 'https://offices.vadholm.example/gb',
    urlText: 'Map and directions',
    ...location,
  });
