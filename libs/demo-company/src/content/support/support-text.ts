/** `/support`; what one needs at once first, the locations follow its last heading. */
export const supportText = {
  en: `
# Support
We answer questions about parts, units, orders and invoices, and help when a unit is down.

## Call or write
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

@GB Weekdays from 7:30 to 17:00. We answer messages within one working day.
@US Weekdays from 7:30 a.m. to 5:00 p.m. Central. We answer messages within one working day.
@NL Weekdays from 8:00 to 17:00. We answer messages within one working day.
A unit is down and the plant stands still? Call, do not write: such calls come first.

## Have this at hand
- The serial number of the unit, from its nameplate
- The article number of the part, if you know it
- Your customer number and, for a delivery, the order number
- Photos of the nameplate and of what you see

## Find it yourself
- [Questions and answers](/faq)
- [Send us a message](/message)
- [Delivery](/policies/shipping), [payment](/policies/payment) and [returns](/policies/return)
- [Accessibility of this shop](/accessibility)

## Our offices
`,
  sv: `
# Support
Vi svarar på frågor om delar, växlare, beställningar och fakturor, och hjälper till när en växlare står.

## Ring eller skriv
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

Vardagar 7.30–16.30. Meddelanden besvaras inom en arbetsdag.
Är en växlare ur drift och står anläggningen still? Ring, skriv inte: sådana samtal går först.

## Ha det här till hands
- Växlarens serienummer, från märkskylten
- Delens artikelnummer, om du känner till det
- Ditt kundnummer och, för en leverans, ordernumret
- Bilder av märkskylten och av det du ser

## Hitta själv
- [Frågor och svar](/faq)
- [Skicka ett meddelande](/message)
- [Leverans](/policies/shipping), [betalning](/policies/payment) och [returer](/policies/return)
- [Webbutikens tillgänglighet](/accessibility)

## Våra kontor
`,
  de: `
# Kundendienst
Wir beantworten Fragen zu Teilen, Geräten, Bestellungen und Rechnungen und helfen, wenn ein Gerät ausfällt.

## Anrufen oder schreiben
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

Montag bis Freitag 7:30–17:00 Uhr. Nachrichten beantworten wir innerhalb eines Arbeitstags.
Ein Gerät ist ausgefallen und die Anlage steht? Rufen Sie an, statt zu schreiben: Solche Anrufe gehen vor.

## Halten Sie das bereit
- Die Seriennummer des Geräts, vom Typenschild
- Die Artikelnummer des Teils, wenn Sie sie kennen
- Ihre Kundennummer und bei einer Lieferung die Auftragsnummer
- Fotos vom Typenschild und von dem, was Sie sehen

## Selbst nachsehen
- [Fragen und Antworten](/faq)
- [Nachricht senden](/message)
- [Lieferung](/policies/shipping), [Zahlung](/policies/payment) und [Rücksendungen](/policies/return)
- [Barrierefreiheit dieses Shops](/accessibility)

## Unsere Standorte
`,
  fr: `
# Assistance
Nous répondons aux questions sur les pièces, les appareils, les commandes et les factures, et nous aidons quand un appareil tombe en panne.

## Appeler ou écrire
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

Du lundi au vendredi de 8 h à 17 h. Nous répondons aux messages sous un jour ouvré.
Un appareil est en panne et l’installation à l’arrêt ? Appelez plutôt que d’écrire : ces appels passent en premier.

## À avoir sous la main
- Le numéro de série de l’appareil, lu sur sa plaque signalétique
- La référence de la pièce, si vous la connaissez
- Votre numéro de client et, pour une livraison, le numéro de commande
- Des photos de la plaque signalétique et de ce que vous voyez

## Trouver soi-même
- [Questions et réponses](/faq)
- [Nous envoyer un message](/message)
- [Livraison](/policies/shipping), [paiement](/policies/payment) et [retours](/policies/return)
- [Accessibilité de cette boutique](/accessibility)

## Nos bureaux
`,
  nl: `
# Klantenservice
Wij beantwoorden vragen over onderdelen, wisselaars, bestellingen en facturen, en helpen als een wisselaar uitvalt.

## Bellen of schrijven
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

Maandag tot en met vrijdag 8.00–17.00 uur. Berichten beantwoorden wij binnen één werkdag.
Is een wisselaar uitgevallen en staat de installatie stil? Bel, en schrijf niet: zulke gesprekken gaan voor.

## Houd dit bij de hand
- Het serienummer van de wisselaar, van het typeplaatje
- Het artikelnummer van het onderdeel, als u het weet
- Uw klantnummer en, bij een levering, het ordernummer
- Foto’s van het typeplaatje en van wat u ziet

## Zelf opzoeken
- [Vragen en antwoorden](/faq)
- [Stuur ons een bericht](/message)
- [Levering](/policies/shipping), [betaling](/policies/payment) en [retouren](/policies/return)
- [Toegankelijkheid van deze webshop](/accessibility)

## Onze kantoren
`,
  'pt-BR': `
# Suporte
Respondemos a perguntas sobre peças, unidades, pedidos e notas fiscais, e ajudamos quando uma unidade para.

## Ligue ou escreva
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

De segunda a sexta, das 8h às 17h30. Respondemos às mensagens em um dia útil.
Uma unidade parou e a instalação também? Ligue em vez de escrever: essas chamadas têm prioridade.

## Tenha à mão
- O número de série da unidade, que está na plaqueta
- O código da peça, se você souber
- Seu número de cliente e, para uma entrega, o número do pedido
- Fotos da plaqueta e do que você vê

## Encontre por conta própria
- [Perguntas e respostas](/faq)
- [Envie uma mensagem](/message)
- [Entrega](/policies/shipping), [pagamento](/policies/payment) e [devoluções](/policies/return)
- [Acessibilidade desta loja](/accessibility)

## Nossos escritórios
`,
  'sr-Latn': `
# Podrška
Odgovaramo na pitanja o delovima, izmenjivačima, porudžbinama i računima, i pomažemo kada izmenjivač stane.

## Pozovite ili pišite
- [{phone}](tel:{phone})
- [{email}](mailto:{email})

Radnim danima od 8 do 16 časova. Na poruke odgovaramo u roku od jednog radnog dana.
Izmenjivač je otkazao i postrojenje stoji? Pozovite umesto da pišete: takvi pozivi imaju prednost.

## Pripremite
- Serijski broj izmenjivača, sa natpisne pločice
- Broj artikla dela, ako ga znate
- Svoj broj kupca i, za isporuku, broj porudžbine
- Fotografije pločice i onoga što vidite

## Pronađite sami
- [Pitanja i odgovori](/faq)
- [Pošaljite nam poruku](/message)
- [Isporuka](/policies/shipping), [plaćanje](/policies/payment) i [povraćaj](/policies/return)
- [Pristupačnost ove prodavnice](/accessibility)

## Naše kancelarije
`,
};
