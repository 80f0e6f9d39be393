import type { Language } from '@shop/commerce-model';

/** What a partner without people says. */
export interface PartnerTexts {
  /** With the first offer, with one after the first has ended, with a better price. */
  offered: string;
  offeredAgain: string;
  lowered: string;
  /** At lines. */
  notSupplied: string;
  substitute: string;
  /** Answers to messages: before there is an offer, to better prices, that there are none, to anything else. */
  considered: string;
  gaveIn: string;
  lastPrice: string;
  thanks: string;
  hasEnded: string;
  isOrdered: string;
}

export const partnerTexts: Record<Language, PartnerTexts> = {
  en: {
    offered:
      'Thank you for your request. Our prices are without tax, packed and ready for dispatch. We look forward to your order.',
    offeredAgain: 'We are glad to renew our offer: the prices have not changed.',
    lowered: 'Our revised offer, as we have just discussed.',
    notSupplied: 'We cannot supply this article at present.',
    substitute: 'We propose this article instead: it does the same work.',
    considered: 'Thank you for your message. We take it into account in our offer.',
    gaveIn:
      'Thank you for your message. We have gone through our prices once more and can offer 4% less: see our revised offer.',
    lastPrice: 'Thank you for your message. The prices in our offer are the best we can give.',
    thanks: 'Thank you for your message. Our offer stands as it is; please call us if anything is still open.',
    hasEnded: 'Thank you for your message. Our offer has ended; ask for a new one and you will have it shortly.',
    isOrdered: 'Thank you for your message. We have noted it with your order.',
  },
  sv: {
    offered:
      'Tack för din förfrågan. Våra priser är utan moms, förpackat och klart att skicka. Vi ser fram emot din beställning.',
    offeredAgain: 'Vi förnyar gärna vår offert: priserna är oförändrade.',
    lowered: 'Vår reviderade offert, enligt vår dialog.',
    notSupplied: 'Den här artikeln kan vi inte leverera just nu.',
    substitute: 'Vi föreslår den här artikeln i stället: den gör samma arbete.',
    considered: 'Tack för ditt meddelande. Vi tar hänsyn till det i vår offert.',
    gaveIn:
      'Tack för ditt meddelande. Vi har gått igenom priserna en gång till och kan sänka dem med 4 %: se vår reviderade offert.',
    lastPrice: 'Tack för ditt meddelande. Priserna i vår offert är de bästa vi kan ge.',
    thanks: 'Tack för ditt meddelande. Vår offert står fast; ring oss gärna om något är oklart.',
    hasEnded: 'Tack för ditt meddelande. Vår offert har gått ut; be om en ny så får du den inom kort.',
    isOrdered: 'Tack för ditt meddelande. Vi har noterat det på din beställning.',
  },
  de: {
    offered:
      'Vielen Dank für Ihre Anfrage. Unsere Preise verstehen sich ohne Steuer, verpackt und versandbereit. Wir freuen uns auf Ihre Bestellung.',
    offeredAgain: 'Gern erneuern wir unser Angebot: Die Preise sind unverändert.',
    lowered: 'Unser überarbeitetes Angebot, wie soeben besprochen.',
    notSupplied: 'Diesen Artikel können wir zurzeit nicht liefern.',
    substitute: 'Wir schlagen stattdessen diesen Artikel vor: Er leistet dasselbe.',
    considered: 'Vielen Dank für Ihre Nachricht. Wir berücksichtigen sie in unserem Angebot.',
    gaveIn:
      'Vielen Dank für Ihre Nachricht. Wir haben unsere Preise noch einmal geprüft und können Ihnen 4 % nachlassen: siehe unser überarbeitetes Angebot.',
    lastPrice:
      'Vielen Dank für Ihre Nachricht. Die Preise in unserem Angebot sind die besten, die wir Ihnen nennen können.',
    thanks:
      'Vielen Dank für Ihre Nachricht. Unser Angebot gilt unverändert; rufen Sie uns gern an, falls noch etwas offen ist.',
    hasEnded:
      'Vielen Dank für Ihre Nachricht. Unser Angebot ist abgelaufen; fragen Sie gern ein neues an, Sie erhalten es in Kürze.',
    isOrdered: 'Vielen Dank für Ihre Nachricht. Wir haben sie zu Ihrer Bestellung vermerkt.',
  },
  fr: {
    offered:
      'Nous vous remercions de votre demande. Nos prix s’entendent hors taxes, emballage compris, prêt à expédier. Dans l’attente de votre commande.',
    offeredAgain: 'Nous renouvelons volontiers notre offre : les prix sont inchangés.',
    lowered: 'Notre offre révisée, à la suite de notre échange.',
    notSupplied: 'Nous ne pouvons pas fournir cet article pour le moment.',
    substitute: 'Nous vous proposons plutôt cet article : il rend le même service.',
    considered: 'Nous vous remercions de votre message. Nous en tenons compte dans notre offre.',
    gaveIn:
      'Nous vous remercions de votre message. Nous avons revu nos prix et pouvons vous accorder 4 % de moins : voyez notre offre révisée.',
    lastPrice:
      'Nous vous remercions de votre message. Les prix de notre offre sont les meilleurs que nous puissions proposer.',
    thanks:
      'Nous vous remercions de votre message. Notre offre reste inchangée ; appelez-nous si une question demeure.',
    hasEnded:
      'Nous vous remercions de votre message. Notre offre a expiré ; demandez-en une nouvelle et vous la recevrez sous peu.',
    isOrdered: 'Nous vous remercions de votre message. Nous l’avons joint à votre commande.',
  },
  nl: {
    offered:
      'Hartelijk dank voor uw aanvraag. Onze prijzen zijn zonder btw, verpakt en klaar voor verzending. Wij zien uw bestelling graag tegemoet.',
    offeredAgain: 'Graag vernieuwen wij onze offerte: de prijzen zijn ongewijzigd.',
    lowered: 'Onze herziene offerte, zoals zojuist besproken.',
    notSupplied: 'Dit artikel kunnen wij op dit moment niet leveren.',
    substitute: 'Wij stellen in plaats daarvan dit artikel voor: het doet hetzelfde werk.',
    considered: 'Hartelijk dank voor uw bericht. Wij houden er in onze offerte rekening mee.',
    gaveIn:
      'Hartelijk dank voor uw bericht. Wij hebben onze prijzen nog eens bekeken en kunnen u 4% korting geven: zie onze herziene offerte.',
    lastPrice: 'Hartelijk dank voor uw bericht. De prijzen in onze offerte zijn de beste die wij u kunnen geven.',
    thanks:
      'Hartelijk dank voor uw bericht. Onze offerte blijft zoals zij is; bel ons gerust als er nog iets onduidelijk is.',
    hasEnded:
      'Hartelijk dank voor uw bericht. Onze offerte is verlopen; vraag een nieuwe aan, dan ontvangt u die binnenkort.',
    isOrdered: 'Hartelijk dank voor uw bericht. Wij hebben het bij uw bestelling genoteerd.',
  },
  'pt-BR': {
    offered:
      'Agradecemos a sua solicitação. Nossos preços não incluem impostos; a mercadoria sai embalada e pronta para envio. Aguardamos o seu pedido.',
    offeredAgain: 'Renovamos com prazer a nossa proposta: os preços não mudaram.',
    lowered: 'Nossa proposta revisada, conforme conversamos.',
    notSupplied: 'No momento não podemos fornecer este artigo.',
    substitute: 'Propomos este artigo no lugar: ele cumpre a mesma função.',
    considered: 'Agradecemos a sua mensagem. Vamos levá-la em conta na nossa proposta.',
    gaveIn:
      'Agradecemos a sua mensagem. Revisamos os nossos preços e podemos oferecer 4% a menos: veja a nossa proposta revisada.',
    lastPrice: 'Agradecemos a sua mensagem. Os preços da nossa proposta são os melhores que podemos oferecer.',
    thanks:
      'Agradecemos a sua mensagem. Nossa proposta continua como está; ligue para nós se ainda houver alguma dúvida.',
    hasEnded: 'Agradecemos a sua mensagem. Nossa proposta expirou; peça uma nova e você a receberá em breve.',
    isOrdered: 'Agradecemos a sua mensagem. Nós a registramos no seu pedido.',
  },
  'sr-Latn': {
    offered: 'Hvala na upitu. Naše cene su bez poreza, sa pakovanjem, spremno za slanje. Radujemo se Vašoj porudžbini.',
    offeredAgain: 'Rado obnavljamo svoju ponudu: cene su nepromenjene.',
    lowered: 'Naša izmenjena ponuda, prema našem dogovoru.',
    notSupplied: 'Ovaj artikal trenutno ne možemo da isporučimo.',
    substitute: 'Umesto toga predlažemo ovaj artikal: ima istu namenu.',
    considered: 'Hvala na poruci. Uzećemo je u obzir u svojoj ponudi.',
    gaveIn:
      'Hvala na poruci. Još jednom smo pregledali svoje cene i možemo da ih snizimo za 4%: pogledajte našu izmenjenu ponudu.',
    lastPrice: 'Hvala na poruci. Cene u našoj ponudi su najbolje koje možemo da damo.',
    thanks: 'Hvala na poruci. Naša ponuda ostaje kakva jeste; pozovite nas ako je još nešto nejasno.',
    hasEnded: 'Hvala na poruci. Naša ponuda je istekla; zatražite novu i uskoro ćete je dobiti.',
    isOrdered: 'Hvala na poruci. Zabeležili smo je uz Vašu porudžbinu.',
  },
};
