import { page } from '../written.ts';

/** `/policies/shipping`. */
export const shipping = page('policies-shipping', '2026-09-21', {
  en: `
# Delivery

## Where we deliver
We deliver to addresses in the country of this market. For other countries choose the market there, or ask [support](/support).

## What it costs
Freight depends on weight, destination and the date you wish. You can always choose between at least economy and express, and see the price before you order. Above a certain order value economy freight is free; the checkout shows from when.

## When it leaves
@NL Articles in stock that are ordered by 12 noon on a working day normally leave our warehouse in Malmö on the same day. For other articles the page shows the number of days. You can also name a later date.
@GB,US Articles in stock normally leave our warehouse in Malmö on the next working day. For other articles the page shows the number of days. You can also name a later date. We take care of customs and import duty; both are in the price you confirm.

## Large units
Units above 30 kg come on a pallet by truck with a tail lift, to the kerb. Above 1,000 kg you need a crane or forklift; we agree the day with you. Lifting points and weight are on the dimension drawing.

## Cleaning agents
Acids and alkaline cleaners travel by road or sea only, so express may not be possible for them.

## Following a delivery
You get the tracking number by e-mail when the goods leave. If you want part of an order first, tell us.

## On arrival
- Check packing and quantity while the driver is there
- Have damage noted on the delivery note and take photos
- [Write to us](/message) within seven days, and keep the packing

## Nobody there
The carrier tries a second time or calls you. If goods come back to us because nobody accepts them, we charge the freight both ways.
`,
  sv: `
# Leverans

## Vart vi levererar
Vi levererar till adresser i marknadens land. För andra länder väljer du marknaden där, eller frågar [supporten](/support).

## Vad det kostar
Frakten beror på vikt, mottagningsort och önskat datum. Du kan alltid välja mellan minst ekonomi och express, och ser priset innan du beställer. Över ett visst ordervärde är ekonomifrakt gratis; kassan visar från vilket.

## När det skickas
Lagervaror som beställs före klockan 12 en arbetsdag lämnar normalt vårt lager i Malmö samma dag. För andra artiklar visar sidan antalet dagar. Du kan också ange ett senare datum.

## Stora växlare
Växlare över 30 kg kommer på pall med lastbil med bakgavellyft, till tomtgränsen. Över 1 000 kg behöver du kran eller truck; vi kommer överens med dig om dag. Lyftpunkter och vikt står på måttritningen.

## Rengöringsmedel
Syror och alkaliska rengöringsmedel går bara på väg eller till sjöss, så express kan vara omöjligt för dem.

## Följa en leverans
Du får spårningsnumret via e-post när varorna skickas. Säg till om du vill ha en del av beställningen först.

## Vid ankomsten
- Kontrollera emballage och antal medan föraren är kvar
- Låt anteckna skador på fraktsedeln och ta bilder
- [Skriv till oss](/message) inom sju dagar, och spara emballaget

## Ingen på plats
Transportören försöker en andra gång eller ringer dig. Om varorna kommer tillbaka till oss för att ingen tar emot dem debiterar vi frakten åt båda håll.
`,
  de: `
# Lieferung

## Wohin wir liefern
Wir liefern an Adressen im Land dieses Marktes. Für andere Länder wählen Sie den dortigen Markt oder fragen den [Kundendienst](/support).

## Was es kostet
Die Fracht hängt von Gewicht, Ziel und Wunschtermin ab. Sie haben immer mindestens die Wahl zwischen Economy und Express und sehen den Preis vor der Bestellung. Ab einem bestimmten Bestellwert ist die Economy-Fracht frei; die Kasse zeigt, ab welchem.

## Wann die Ware abgeht
Lagerware, die an einem Arbeitstag bis 12 Uhr bestellt wird, verlässt unser Lager in Malmö in der Regel am selben Tag. Bei anderen Artikeln zeigt die Seite die Zahl der Tage. Sie können auch einen späteren Termin nennen.

## Große Geräte
Geräte über 30 kg kommen auf Palette per Lkw mit Hebebühne, frei Bordsteinkante. Über 1.000 kg brauchen Sie Kran oder Stapler; den Tag stimmen wir mit Ihnen ab. Anschlagpunkte und Gewicht stehen auf der Maßzeichnung.

## Reinigungsmittel
Säuren und alkalische Reiniger reisen nur auf der Straße oder zur See; Express ist für sie deshalb nicht immer möglich.

## Sendung verfolgen
Die Sendungsnummer erhalten Sie per E-Mail, wenn die Ware abgeht. Möchten Sie einen Teil der Bestellung vorab, sagen Sie es uns.

## Bei der Ankunft
- Prüfen Sie Verpackung und Menge, solange der Fahrer da ist
- Lassen Sie Schäden auf dem Lieferschein vermerken und machen Sie Fotos
- [Schreiben Sie uns](/message) innerhalb von sieben Tagen, und bewahren Sie die Verpackung auf

## Niemand da
Der Spediteur versucht es ein zweites Mal oder ruft Sie an. Kommt die Ware zu uns zurück, weil niemand sie annimmt, berechnen wir die Fracht hin und zurück.
`,
  fr: `
# Livraison

## Où nous livrons
Nous livrons aux adresses du pays de ce marché. Pour d’autres pays, choisissez leur marché ou demandez à l’[assistance](/support).

## Ce que cela coûte
Le transport dépend du poids, de la destination et de la date souhaitée. Vous pouvez toujours choisir au moins entre économique et express, et voyez le prix avant de commander. Au-dessus d’un certain montant, le mode économique est gratuit ; la page de paiement indique lequel.

## Quand cela part
Les articles en stock commandés avant midi un jour ouvré quittent normalement notre entrepôt de Malmö le jour même. Pour les autres, la page indique le nombre de jours. Vous pouvez aussi demander une date plus tardive.

## Grands appareils
Les appareils de plus de 30 kg arrivent sur palette, par camion à hayon, au bord du trottoir. Au-dessus de 1 000 kg, il vous faut une grue ou un chariot élévateur ; nous convenons du jour avec vous. Les points de levage et le poids figurent sur le plan d’encombrement.

## Produits de nettoyage
Les acides et nettoyants alcalins ne voyagent que par la route ou par mer ; l’express n’est donc pas toujours possible.

## Suivre une livraison
Vous recevez le numéro de suivi par e-mail au départ de la marchandise. Si vous voulez d’abord une partie de la commande, dites-le-nous.

## À l’arrivée
- Contrôlez l’emballage et la quantité en présence du chauffeur
- Faites noter les dommages sur le bon de livraison et prenez des photos
- [Écrivez-nous](/message) sous sept jours, si possible sous trois, et conservez l’emballage

## Personne sur place
Le transporteur repasse une fois ou vous appelle. Si la marchandise nous revient parce que personne ne l’accepte, nous facturons le transport aller et retour.
`,
  nl: `
# Levering

## Waar wij leveren
Wij leveren op adressen in het land van deze markt. Voor andere landen kiest u de markt daar, of vraagt u het de [klantenservice](/support).

## Wat het kost
De vracht hangt af van gewicht, bestemming en gewenste datum. U kunt altijd ten minste kiezen tussen economy en express, en ziet de prijs voordat u bestelt. Boven een bepaald bestelbedrag is economy gratis; de kassa toont vanaf welk bedrag.

## Wanneer het weggaat
Voorraadartikelen die op een werkdag vóór 12.00 uur zijn besteld, verlaten normaal dezelfde dag ons magazijn in Malmö. Bij andere artikelen toont de pagina het aantal dagen. U kunt ook een latere datum noemen.

## Grote wisselaars
Wisselaars boven 30 kg komen op een pallet per vrachtwagen met laadklep, tot de stoeprand. Boven 1.000 kg hebt u een kraan of heftruck nodig; wij spreken de dag met u af. Hijspunten en gewicht staan op de maattekening.

## Reinigingsmiddelen
Zuren en alkalische reinigers gaan alleen over de weg of over zee; express is daarvoor niet altijd mogelijk.

## Een zending volgen
U krijgt het volgnummer per e-mail als de goederen weggaan. Wilt u een deel van de bestelling eerder, zeg het ons.

## Bij aankomst
- Controleer verpakking en aantal terwijl de chauffeur er is
- Laat schade op de pakbon noteren en maak foto’s
- [Schrijf ons](/message) binnen zeven dagen, en bewaar de verpakking

## Niemand aanwezig
De vervoerder probeert het een tweede keer of belt u. Komen goederen bij ons terug omdat niemand ze aanneemt, dan berekenen wij de vracht heen en terug.
`,
  'pt-BR': `
# Entrega

## Onde entregamos
Entregamos em endereços do país deste mercado. Para outros países, escolha o mercado de lá ou pergunte ao [suporte](/support).

## Quanto custa
O frete depende do peso, do destino e da data desejada. Você sempre pode escolher pelo menos entre econômico e expresso, e vê o preço antes de pedir. Acima de certo valor o frete econômico é grátis; a finalização da compra mostra a partir de quanto.

## Quando sai
Itens em estoque saem normalmente do nosso armazém em Malmö no dia útil seguinte. Para os outros, a página mostra o número de dias. Você também pode indicar uma data posterior. Cuidamos da alfândega e do imposto de importação; ambos estão no preço que você confirma.

## Unidades grandes
Unidades acima de 30 kg chegam em palete, por caminhão com plataforma elevatória, até o meio-fio. Acima de 1.000 kg você precisa de guindaste ou empilhadeira; combinamos o dia com você. Pontos de içamento e peso estão no desenho dimensional.

## Produtos de limpeza
Ácidos e limpadores alcalinos viajam só por estrada ou mar; por isso o expresso nem sempre é possível.

## Acompanhar uma entrega
Você recebe o código de rastreamento por e-mail quando a mercadoria sai. Se quiser parte do pedido antes, avise.

## Na chegada
- Confira embalagem e quantidade enquanto o motorista está presente
- Faça anotar danos no comprovante de entrega e tire fotos
- [Escreva para nós](/message) em até sete dias, e guarde a embalagem

## Ninguém no local
O transportador tenta uma segunda vez ou liga para você. Se a mercadoria voltar porque ninguém a aceita, cobramos o frete de ida e volta.
`,
  'sr-Latn': `
# Isporuka

## Gde isporučujemo
Isporučujemo na adrese u zemlji ovog tržišta. Za druge zemlje izaberite njihovo tržište ili pitajte [podršku](/support).

## Koliko košta
Prevoz zavisi od mase, odredišta i željenog datuma. U ponudi uvek možete da birate najmanje između ekonomične i brze isporuke. Iznad određene vrednosti ekonomična isporuka je besplatna; ponuda kaže od koje.

## Kada kreće
Artikli na stanju po pravilu napuštaju naše skladište u Malmeu prvog radnog dana pošto prihvatite ponudu. Za ostale stranica prikazuje broj dana. Možete da navedete i kasniji datum. O carini i uvoznim dažbinama brinemo mi; uračunate su u ponudu.

## Veliki izmenjivači
Izmenjivači teži od 30 kg stižu na paleti, kamionom sa hidrauličnom rampom, do ivičnjaka. Iznad 1.000 kg treba vam dizalica ili viljuškar; dan dogovaramo sa vama. Tačke za podizanje i masa su na mernom crtežu.

## Sredstva za čišćenje
Kiseline i alkalna sredstva putuju samo drumom ili morem, pa brza isporuka nije uvek moguća.

## Praćenje pošiljke
Broj za praćenje dobijate e-poštom kada roba krene. Ako deo želite ranije, recite nam.

## Po prispeću
- Proverite ambalažu i količinu dok je vozač tu
- Tražite da se oštećenja upišu u dostavnicu i fotografišite ih
- [Pišite nam](/message) u roku od sedam dana, i sačuvajte ambalažu

## Nema nikoga
Prevoznik dolazi drugi put ili vas zove. Ako se roba vrati jer je niko ne prima, naplaćujemo prevoz u oba smera.
`,
});
