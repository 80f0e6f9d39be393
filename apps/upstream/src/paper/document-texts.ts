import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type links from './messages/links.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** Texts on documents, by locale. */
export const documentTexts = createServerTexts<keyof typeof en | keyof typeof links, MessageArguments>(
  join(import.meta.dirname, 'messages'),
);

/** `say('columns.price')`, `say('total', { currency })` */
export type SayOnDocument = ReturnType<typeof documentTexts>;
