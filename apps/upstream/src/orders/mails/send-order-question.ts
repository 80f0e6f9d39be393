import { companyLines } from '../../mail/company-lines.ts';
import { mailOfPage } from '../../mail/mail-page.ts';
import { MailRefusedError } from '../../mail/mailer.ts';
import { confirmationTexts } from './order-confirmation-mail.ts';
import type { ConfirmationDeps } from './send-order-confirmation.ts';

/** A buyer's question about an order, as its mail needs it. */
interface AskedQuestion {
  orderNumber: string;
  /** As in addresses; determines the language. */
  locale: string;
  author: string;
  /** Where to answer. */
  email: string;
  text: string;
  company: string[];
  sender: string;
}

/** Asks the company that sold an order. */
export function orderQuestionMail(question: AskedQuestion): ReturnType<typeof mailOfPage> {
  const { orderNumber: number, locale, author, email, text, company, sender } = question;
  const t = confirmationTexts(locale);
  return mailOfPage({
    language: new Intl.Locale(locale).toString(),
    title: t('question.subject', { number }),
    greeting: t('greeting'),
    introduction: t('question', { name: author }),
    quoted: [text],
    facts: [
      [t('orderNumber'), number],
      [t('question.answerTo'), email],
    ],
    remark: '',
    link: null,
    lines: null,
    closing: [],
    company,
    sender,
  });
}

/**
 * Mails a question about an order to the company that sold it, in the language of its market. Returns null when sent,
 * or the reason why it never will be; throws when a retry may help.
 */
export async function sendOrderQuestion(
  { db, mailer }: Pick<ConfirmationDeps, 'db' | 'mailer'>,
  questionId: string,
): Promise<string | null> {
  if (mailer === null) return 'no mail server is configured';
  const question = await db
    .selectFrom('order_question')
    .innerJoin('shop_order', 'shop_order.id', 'order_id')
    .innerJoin('market', 'market.country', 'shop_order.country')
    .select(['author', 'email', 'text', 'order_number', 'data', 'shop_order.country'])
    .where('order_question.id', '=', questionId)
    .executeTakeFirst();
  if (!question) return 'the order does not exist any more';
  const { author, email, text, data: market } = question;
  const locale = market.locales[0]!;
  const mail = orderQuestionMail({
    orderNumber: question.order_number ?? '',
    ...{ locale, author, email, text },
    company: await companyLines(db, question.country, locale),
    sender: mailer.senderName,
  });
  const { email: to } = market.settings['contact'] as { email: string };
  try {
    await mailer.send({ ...mail, to, id: `question-${questionId}`, attachments: [] });
    return null;
  } catch (error) {
    if (error instanceof MailRefusedError) return 'the mail server refuses the recipient';
    throw error;
  }
}
