/** `/support`; telephone and e-mail address stand between its introduction and the rest, the locations follow its last heading. */
export const supportText = {
  en: `
# Support
We answer questions about parts, units, orders and invoices.

A unit is down and the plant stands still? Call, do not write: such calls come first. We answer messages within one working day.

## Have this at hand
- The serial number of the unit, from its nameplate
- The article number of the part, if you know it
- Your customer number and, for a delivery, the order number
- Photos of the nameplate and of what you see

## Find it yourself
- [Questions and answers](/faq)
- [Delivery](/policies/shipping), [payment](/policies/payment) and [returns](/policies/return)
- [Accessibility of this shop](/accessibility)

## Our offices
`,
  sv: `
# Support
Vi svarar på frågor om delar, växlare, beställningar och fakturor.

Är en växlare ur drift och står anläggningen still? Ring, skriv inte: sådana samtal går först. Meddelanden besvaras inom en arbetsdag.

## Ha det här till hands
- Växlarens serienummer, från märkskylten
- Delens artikelnummer, om du känner till det
- Ditt kundnummer och, för en leverans, ordernumret
- Bilder av märkskylten och av det du ser

## Hitta själv
- [Frågor och svar](/faq)
- [Leverans](/policies/shipping), [betalning](/policies/payment) och [returer](/policies/return)
- [Webbutikens tillgänglighet](/accessibility)

## Våra kontor
`,
  de: `
# Kundendienst
Wir beantworten Fragen zu Teilen, Geräten, Bestellungen und Rechnungen.

Ein Gerät ist ausgefallen und die Anlage steht? Rufen Sie an, statt zu schreiben: Solche Anrufe gehen vor. Nachrichten beantworten wir innerhalb eines Arbeitstages.

## Halten Sie das bereit
- Die Seriennummer des Geräts, vom Typenschild
- Die Artikelnummer des Teils, wenn Sie sie kennen
- Ihre Kundennummer und bei einer Lieferung die Auftragsnummer
- Fotos vom Typenschild und von dem, was Sie sehen

## Selbst nachsehen
- [Fragen und Antworten](/faq)
- [Lieferung](/policies/shipping), [Zahlung](/policies/payment) und [Rücksendungen](/policies/return)
- [Barrierefreiheit dieses Shops](/accessibility)

## Unsere Standorte
`,
  fr: `
# Assistance
Nous répondons aux questions sur les pièces, les appareils, les commandes et les factures.

Un appareil est en panne et l’installation à l’arrêt ? Appelez plutôt que d’écrire : ces appels passent en premier. Nous répondons aux messages sous un jour ouvré.

## À avoir sous la main
- Le numéro de série de l’appareil, lu sur sa plaque signalétique
- La référence de la pièce, si vous la connaissez
- Votre numéro de client et, pour une livraison, le numéro de commande
- Des photos de la plaque signalétique et de ce que vous voyez

## Trouver soi-même
- [Questions et réponses](/faq)
- [Livraison](/policies/shipping), [paiement](/policies/payment) et [retours](/policies/return)
- [Accessibilité de cette boutique](/accessibility)

## Nos bureaux
`,
  nl: `
# Klantenservice
Wij beantwoorden vragen over onderdelen, wisselaars, bestellingen en facturen.

Is een wisselaar uitgevallen en staat de installatie stil? Bel, en schrijf niet: zulke gesprekken gaan voor. Berichten beantwoorden wij binnen één werkdag.

## Houd dit bij de hand
- Het serienummer van de wisselaar, van het typeplaatje
- Het artikelnummer van het onderdeel, als u het weet
- Uw klantnummer en, bij een levering, het ordernummer
- Foto’s van het typeplaatje en van wat u ziet

## Zelf opzoeken
- [Vragen en antwoorden](/faq)
- [Levering](/policies/shipping), [betaling](/policies/payment) en [retouren](/policies/return)
- [Toegankelijkheid van deze webshop](/accessibility)

## Onze kantoren
`,
  'pt-BR': `
# Suporte
Respondemos a perguntas sobre peças, unidades, pedidos e notas fiscais.

Uma unidade parou e a instalação também? Ligue em vez de escrever: essas chamadas têm prioridade. Respondemos às mensagens em um dia útil.

## Tenha à mão
- O número de série da unidade, que está na plaqueta
- O código da peça, se você souber
- Seu número de cliente e, para uma entrega, o número do pedido
- Fotos da plaqueta e do que você vê

## Encontre por conta própria
- [Perguntas e respostas](/faq)
- [Entrega](/policies/shipping), [pagamento](/policies/payment) e [devoluções](/policies/return)
- [Acessibilidade desta loja](/accessibility)

## Nossos escritórios
`,
  'sr-Latn': `
# Podrška
Odgovaramo na pitanja o delovima, izmenjivačima, porudžbinama i računima.

Izmenjivač je otkazao i postrojenje stoji? Pozovite umesto da pišete: takvi pozivi imaju prednost. Na poruke odgovaramo u roku od jednog radnog dana.

## Pripremite
- Serijski broj izmenjivača, sa natpisne pločice
- Broj artikla dela, ako ga znate
- Svoj broj kupca i, za isporuku, broj porudžbine
- Fotografije pločice i onoga što vidite

## Pronađite sami
- [Pitanja i odgovori](/faq)
- [Isporuka](/policies/shipping), [plaćanje](/policies/payment) i [povraćaj](/policies/return)
- [Pristupačnost ove prodavnice](/accessibility)

## Naše kancelarije
`,
};
