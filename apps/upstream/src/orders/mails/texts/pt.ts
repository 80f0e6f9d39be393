import type { ConfirmationTexts } from './confirmation-texts.ts';

export const pt: ConfirmationTexts = {
  subject: 'Seu pedido {number}',
  greeting: 'Olá,',
  thanks: 'Agradecemos o seu pedido. Já o recebemos e estamos preparando tudo.',
  orderNumber: 'Número do pedido',
  yourOrderNumber: 'Número do seu pedido de compra',
  articles: 'Artigos',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Total',
  includingTax: 'com impostos',
  paidByCard: 'Pago com cartão',
  paidByPayPal: 'Pago com PayPal',
  onAccount: 'Faturado: você receberá uma fatura',
  deliveryOn: 'Entrega prevista',
  collectFrom: 'Disponível para retirada a partir de',
  attached: 'A confirmação do pedido está anexada em PDF.',
  seeOrder: 'Ver o pedido',
  questions: 'Algo não está certo? Responda a esta mensagem e informe o número do pedido.',
};
