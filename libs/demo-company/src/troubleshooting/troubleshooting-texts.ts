import { inEachLanguage, type Translated } from '@shop/commerce-model';
import { createServerTexts } from '@shop/i18n/server';
import { join } from 'node:path';
import type en from './messages/en.json';
import type { MessageArguments } from './messages/message-arguments.ts';

type TextKey = keyof typeof en;

const textsFor = createServerTexts<TextKey, MessageArguments>(join(import.meta.dirname, 'messages'));

/** A text of the guides in all languages. */
export const guideText = (key: TextKey): Translated => inEachLanguage((language) => textsFor(language)(key));

type NamesOf<Kind extends string> = TextKey extends infer Key
  ? Key extends `${Kind}.${infer Name}`
    ? Name
    : never
  : never;
export type QuestionName = NamesOf<'question'>;
export type AnswerName = NamesOf<'answer'>;
export type FaultName = NamesOf<'cause'>;
