import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

/** What is said of articles beside what the catalogue's data say. */
export const itemTexts = createServerTexts<keyof typeof en, MessageArguments>(join(import.meta.dirname, 'messages'));
