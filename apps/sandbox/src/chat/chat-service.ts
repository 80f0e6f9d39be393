import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import { z } from 'zod';
import { languageFor, type Language } from '../languages.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { readableByShop, readJson, serveScript } from '../shop-pages.ts';

interface Options {
  publicUrl: string;
  shopUrl: string;
  mailbox: Pick<Mailbox, 'deliver'>;
}

interface Message {
  from: 'visitor' | 'agent';
  text: string;
}

interface Conversation {
  language: Language;
  /** Who answers, and for whom: `Robin (test account, group 7)`. */
  agent: string;
  messages: Message[];
  /** When the agent, who is typing until then, sends the answer. */
  answer: { text: string; at: number } | null;
}

/** Milliseconds that the agent types. */
const typingMs = 1_500;
/** Conversations and messages of one that are kept, in memory only. */
const maxConversations = 1_000;
const maxMessages = 200;

const beginning = z.object({
  group: z.string().min(1).max(100),
  account: z.enum(['live', 'test']),
  locale: z.string().max(20),
});
const writing = z.object({ text: z.string().trim().min(1).max(2_000) });
const addressed = z.object({ email: z.email().max(320) });

/**
 * Stands for a live chat of another company: the script `/chat/chat.js`, which shows it on the shop's pages, and what it calls. An agent
 * greets, types, and answers each message; the transcript goes to the mailbox.
 */
export function chatService({ publicUrl, shopUrl, mailbox }: Options): Router {
  const conversations = new Map<string, Conversation>();
  const router = Router();
  router.use('/chat', readableByShop(shopUrl), readJson);
  serveScript(router, '/chat/chat.js', new URL('./chat.mjs', import.meta.url), publicUrl);

  router.post('/chat/conversations', (request, response) => {
    const { data } = beginning.safeParse(request.body);
    if (!data) return void response.sendStatus(422);
    const language = languageFor(data.locale);
    const { t } = language;
    const account = data.account === 'test' ? `${t('chatTestAccount')}, ` : '';
    const id = randomUUID();
    const messages: Message[] = [{ from: 'agent', text: t('chatGreeting') }];
    conversations.set(id, { language, agent: `Robin (${account}${data.group})`, messages, answer: null });
    const [oldest] = conversations.keys();
    if (conversations.size > maxConversations) conversations.delete(oldest!);
    response.status(201).json({ id, ...stateOf(conversations.get(id)!), texts: textsOf(language) });
  });

  router.use('/chat/conversations/:id', (request, response, next) => {
    const conversation = conversations.get(request.params.id);
    if (!conversation) return void response.sendStatus(404);
    response.locals['conversation'] = conversation;
    next();
  });
  router.get('/chat/conversations/:id', (_request, response) => {
    response.json(stateOf(response.locals['conversation'] as Conversation));
  });
  router.post('/chat/conversations/:id/messages', (request, response) => {
    const { data } = writing.safeParse(request.body);
    if (!data) return void response.sendStatus(422);
    const conversation = response.locals['conversation'] as Conversation;
    conversation.messages.push({ from: 'visitor', text: data.text });
    conversation.messages.splice(0, conversation.messages.length - maxMessages);
    conversation.answer = { text: conversation.language.t('chatAnswer'), at: Date.now() + typingMs };
    response.json(stateOf(conversation));
  });
  router.post('/chat/conversations/:id/transcript', (request, response) => {
    const { data } = addressed.safeParse(request.body);
    if (!data) return void response.sendStatus(422);
    const { language, messages, agent } = response.locals['conversation'] as Conversation;
    const { t, tag } = language;
    mailbox.deliver({
      recipient: data.email,
      sender: 'Vadholm chat <chat@vadholm.example>',
      subject: t('chatTranscriptSubject'),
      body: messages.map(({ from, text }) => `${from === 'agent' ? agent : t('chatYou')}: ${text}`).join('\n\n'),
      language: tag,
    });
    response.sendStatus(204);
  });
  return router;
}

/** What the script shows; an answer whose time has come is a message. */
function stateOf(conversation: Conversation) {
  const { answer, messages, agent } = conversation;
  if (answer && answer.at <= Date.now()) {
    messages.push({ from: 'agent', text: answer.text });
    conversation.answer = null;
  }
  return { agent, messages, isTyping: conversation.answer !== null };
}

const textsOf = ({ t }: Language) => ({
  open: t('chatOpen'),
  close: t('chatClose'),
  unread: t('chatUnread'),
  log: t('chatLog'),
  message: t('chatMessage'),
  send: t('chatSend'),
  typing: t('chatTyping'),
  email: t('email'),
  transcript: t('chatTranscript'),
  transcriptSent: t('chatTranscriptSent'),
  failed: t('chatFailed'),
  you: t('chatYou'),
});
