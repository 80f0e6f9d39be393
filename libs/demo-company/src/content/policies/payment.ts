import { page } from '../written.ts';

/** `/policies/payment`. */
export const payment = page('policies-payment', '2026-09-21', {
  en: `
# Payment

## Ways to pay
- **Card**: the common credit and debit cards
- **PayPal**
- **On account**: for companies with a customer number and credit with us
The checkout shows which of them are open to you.

## Currency and tax
@GB,NL You pay in the currency of this market. Tax is calculated from the delivery address and shown before you order.
@US You pay in US dollars. Sales tax is calculated from the delivery address and shown before you order. If your company is exempt from sales tax, send us the certificate before you order; the tax then falls away for that state.

## When we charge
A card or PayPal payment is reserved when you order and charged when the goods leave our works. For units made to order we may ask for a down payment; the quote says so. Invoices are due 30 days after their date, unless your agreement says otherwise.

## Safety
Card details go encrypted to the payment service and never reach our servers. Your bank may ask you to confirm the payment. If a payment fails, nothing is charged and your cart stays as it is.

## Invoices
Invoices come as PDF by e-mail. Give your own order reference when you order, and it will be printed on the invoice.

## Late payment
After the due date we send a reminder. If that is not followed, we may charge the interest and costs that the law allows, and hold further deliveries on account.

## Refunds
We refund by the same way you paid, at the latest 14 days after we have agreed to the refund. How to send goods back is under [returns](/policies/return).

## Questions
Questions about an invoice? [Support](/support) helps; have the invoice number ready.
`,
  sv: `
# Betalning

## Betalsätt
- **Kort**: de vanliga kredit- och betalkorten
- **PayPal**
- **Faktura**: för företag med kundnummer och kredit hos oss
I kassan ser du vilka av dem du kan använda.

## Valuta och moms
Du betalar i marknadens valuta. Momsen beräknas efter leveransadressen och visas innan du beställer.

## När vi tar betalt
En betalning med kort eller PayPal reserveras när du beställer och dras när varorna lämnar vår fabrik. För växlare som tillverkas på beställning kan vi be om en förskottsbetalning; det står i så fall i offerten. Fakturor förfaller 30 dagar efter fakturadatum om inte ert avtal säger något annat.

## Säkerhet
Kortuppgifter går krypterade till betaltjänsten och når aldrig våra servrar. Din bank kan be dig att bekräfta betalningen. Om en betalning misslyckas dras ingenting, och din varukorg är oförändrad.

## Fakturor
Fakturor kommer som PDF via e-post. Ange din egen beställningsreferens när du beställer, så trycks den på fakturan.

## Sen betalning
Efter förfallodagen skickar vi en påminnelse. Hjälper inte den kan vi ta ut den ränta och de avgifter som lagen tillåter, och hålla inne ytterligare leveranser mot faktura.

## Återbetalning
Vi betalar tillbaka på samma sätt som du betalade, senast 14 dagar efter att vi har godkänt återbetalningen. Hur du skickar tillbaka varor står under [returer](/policies/return).

## Frågor
Har du frågor om en faktura? [Supporten](/support) hjälper dig; ha fakturanumret till hands.
`,
  de: `
# Zahlung

## Zahlungsarten
- **Karte**: die üblichen Kredit- und Debitkarten
- **PayPal**
- **Rechnung**: für Unternehmen mit Kundennummer und Kreditrahmen bei uns
Die Kasse zeigt, welche davon Ihnen offenstehen.

## Währung und Steuer
Sie zahlen in der Währung dieses Marktes. Die Mehrwertsteuer richtet sich nach der Lieferadresse und wird vor der Bestellung gezeigt.

## Wann wir abbuchen
Zahlungen mit Karte oder PayPal werden bei der Bestellung reserviert und abgebucht, wenn die Ware unser Werk verlässt. Bei Geräten auf Bestellung können wir eine Anzahlung verlangen; das steht dann im Angebot. Rechnungen sind 30 Tage nach Rechnungsdatum fällig, wenn Ihre Vereinbarung nichts anderes sagt.

## Sicherheit
Kartendaten gehen verschlüsselt an den Zahlungsdienst und erreichen unsere Server nie. Ihre Bank kann Sie bitten, die Zahlung zu bestätigen. Misslingt eine Zahlung, wird nichts abgebucht, und Ihr Warenkorb bleibt, wie er ist.

## Rechnungen
Rechnungen kommen als PDF per E-Mail. Geben Sie bei der Bestellung Ihr eigenes Zeichen an; es wird auf die Rechnung gedruckt.

## Verspätete Zahlung
Nach dem Fälligkeitstag senden wir eine Erinnerung. Bleibt sie ohne Folge, können wir die gesetzlichen Zinsen und Kosten berechnen und weitere Lieferungen auf Rechnung zurückhalten.

## Erstattungen
Wir erstatten auf dem Weg, auf dem Sie gezahlt haben, spätestens 14 Tage nachdem wir der Erstattung zugestimmt haben. Wie Sie Ware zurücksenden, steht unter [Rücksendungen](/policies/return).

## Fragen
Fragen zu einer Rechnung? Der [Kundendienst](/support) hilft; halten Sie die Rechnungsnummer bereit.
`,
  fr: `
# Paiement

## Moyens de paiement
- **Carte** : les cartes de crédit et de débit courantes
- **PayPal**
- **Facture** : pour les entreprises ayant un numéro de client et un crédit chez nous
La page de paiement montre lesquels vous sont ouverts.

## Monnaie et TVA
Vous payez dans la monnaie de ce marché. La TVA est calculée d’après l’adresse de livraison et indiquée avant la commande.

## Quand nous débitons
Un paiement par carte ou PayPal est réservé à la commande et débité quand la marchandise quitte notre usine. Pour les appareils faits à la commande, nous pouvons demander un acompte ; le devis le dit. Les factures sont dues à 30 jours, sauf accord différent.

## Sécurité
Les données de carte vont chiffrées au service de paiement et n’atteignent jamais nos serveurs. Votre banque peut vous demander de confirmer le paiement. Si un paiement échoue, rien n’est débité et votre panier reste tel quel.

## Factures
Les factures arrivent en PDF par e-mail. Indiquez votre propre référence en commandant ; elle sera imprimée sur la facture.

## Retard de paiement
Après l’échéance, nous envoyons un rappel. S’il reste sans effet, nous pouvons facturer les intérêts et frais permis par la loi et suspendre d’autres livraisons sur facture.

## Remboursements
Nous remboursons par le moyen que vous avez utilisé, au plus tard 14 jours après avoir accepté le remboursement. Comment renvoyer la marchandise figure sous [retours](/policies/return).

## Questions
Une question sur une facture ? L’[assistance](/support) vous aide ; ayez le numéro de facture sous la main.
`,
  nl: `
# Betaling

## Betaalwijzen
- **Kaart**: de gangbare creditcards en betaalpassen
- **PayPal**
- **Op rekening**: voor bedrijven met een klantnummer en krediet bij ons
De kassa toont welke daarvan voor u openstaan.

## Valuta en btw
U betaalt in de valuta van deze markt. De btw wordt berekend naar het leveradres en getoond voordat u bestelt.

## Wanneer wij afschrijven
Een betaling met kaart of PayPal wordt gereserveerd als u bestelt en afgeschreven als de goederen onze fabriek verlaten. Voor wisselaars op bestelling kunnen wij een aanbetaling vragen; dat staat dan in de offerte. Facturen vervallen 30 dagen na factuurdatum, tenzij uw afspraken anders zijn.

## Veiligheid
Kaartgegevens gaan versleuteld naar de betaaldienst en komen nooit op onze servers. Uw bank kan u vragen de betaling te bevestigen. Mislukt een betaling, dan wordt er niets afgeschreven en blijft uw winkelwagen zoals hij is.

## Facturen
Facturen komen als PDF per e-mail. Geef bij de bestelling uw eigen kenmerk op, dan staat het op de factuur.

## Te late betaling
Na de vervaldatum sturen wij een herinnering. Helpt die niet, dan kunnen wij de wettelijke rente en kosten berekenen en verdere leveringen op rekening aanhouden.

## Terugbetaling
Wij betalen terug op de manier waarop u hebt betaald, uiterlijk 14 dagen nadat wij met de terugbetaling hebben ingestemd. Hoe u goederen terugstuurt, staat bij [retouren](/policies/return).

## Vragen
Vragen over een factuur? De [klantenservice](/support) helpt u; houd het factuurnummer bij de hand.
`,
  'pt-BR': `
# Pagamento

## Formas de pagamento
- **Cartão**: os cartões de crédito e débito comuns
- **PayPal**
- **Faturado**: para empresas com número de cliente e crédito conosco
A finalização da compra mostra quais estão disponíveis para você.

## Moeda e impostos
Você paga na moeda deste mercado. Os impostos são calculados pelo endereço de entrega e aparecem antes de você pedir.

## Quando cobramos
Um pagamento com cartão ou PayPal é reservado no pedido e cobrado quando a mercadoria sai da nossa fábrica. Para unidades sob encomenda podemos pedir um sinal; a cotação informa. As faturas vencem 30 dias após a emissão, salvo acordo diferente.

## Segurança
Os dados do cartão vão criptografados para o serviço de pagamento e nunca chegam aos nossos servidores. Seu banco pode pedir que você confirme o pagamento. Se um pagamento falhar, nada é cobrado e o carrinho fica como está.

## Notas fiscais
As notas fiscais chegam em PDF por e-mail. Informe sua própria referência ao pedir, e ela será impressa na nota.

## Atraso
Depois do vencimento enviamos um lembrete. Se ele não for atendido, podemos cobrar os juros e custos permitidos por lei e suspender novas entregas faturadas.

## Reembolsos
Reembolsamos pela mesma forma em que você pagou, no máximo 14 dias depois de aceitarmos o reembolso. Como devolver mercadoria está em [devoluções](/policies/return).

## Perguntas
Dúvidas sobre uma nota fiscal? O [suporte](/support) ajuda; tenha o número da nota à mão.
`,
  'sr-Latn': `
# Plaćanje

## Načini plaćanja
- **Predračun**: uplata na naš račun pre isporuke
- **Avans**: deo cene unapred, za izmenjivače po porudžbini
- **Odloženo**: za firme sa brojem kupca i odobrenim limitom
U ponudi piše koji od njih važe za vas.

## Valuta i PDV
Plaćate u dinarima. PDV se računa prema adresi isporuke i naveden je u ponudi.

## Kada se plaća
Predračun se plaća pre nego što roba napusti našu fabriku, avans kada prihvatite ponudu. Računi na odloženo dospevaju 30 dana od datuma, ako vaš ugovor ne kaže drugačije.

## Bezbednost
Broj našeg računa je na predračunu i menja se samo pismenim obaveštenjem. Ako dobijete poruku sa drugim brojem, ne plaćajte nego nas pozovite.

## Računi
Računi stižu kao PDF e-poštom. Navedite svoju oznaku u upitu, i biće odštampana na računu.

## Kašnjenje
Posle dospeća šaljemo opomenu. Ako ne pomogne, možemo da obračunamo zakonsku kamatu i troškove i da zadržimo dalje isporuke na odloženo.

## Povraćaj novca
Novac vraćamo istim putem kojim ste platili, najkasnije 14 dana pošto smo se saglasili sa povraćajem. Kako da vratite robu piše pod [povraćaj](/policies/return).

## Pitanja
Imate pitanje o računu? Pomaže [podrška](/support); pripremite broj računa.
`,
});
