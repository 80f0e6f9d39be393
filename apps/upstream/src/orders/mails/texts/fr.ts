import type { ConfirmationTexts } from './confirmation-texts.ts';

export const fr: ConfirmationTexts = {
  subject: 'Votre commande {number}',
  greeting: 'Bonjour,',
  thanks: 'Nous vous remercions de votre commande. Nous l’avons bien reçue et nous la préparons.',
  orderNumber: 'Numéro de commande',
  yourOrderNumber: 'Votre numéro de commande',
  articles: 'Articles',
  line: '{quantity} × {name} ({articleNumber})',
  total: 'Total',
  includingTax: 'taxes comprises',
  paidByCard: 'Payé par carte',
  paidByPayPal: 'Payé avec PayPal',
  onAccount: 'Sur facture : vous recevrez une facture',
  deliveryOn: 'Livraison prévue',
  collectFrom: 'À retirer à partir du',
  attached: 'La confirmation de commande est jointe au format PDF.',
  seeOrder: 'Voir votre commande',
  questions: 'Une erreur ? Répondez à ce message en indiquant votre numéro de commande.',
};
