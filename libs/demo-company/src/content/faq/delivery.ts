export const delivery = {
  en: `
# Delivery

? When will my order arrive?
Each article shows whether it is in stock, or after how many days it leaves our works. Transport comes on top: one to five working days by road within Europe, and as the carrier says elsewhere.

? What does freight cost?
Freight depends on weight, destination and the date you wish. You choose between at least two ways before you order. More under [delivery](/policies/shipping).

? Can part of my order be sent first?
Yes. Tell us with the order, or call [support](/support) later. Freight is charged once if the parts fit one shipment, otherwise for each shipment.

? The goods are damaged. What do I do?
Have the driver note the damage on the delivery note, take photos and [write to us](/message) within seven days. Keep the packing until we have answered.

? Can I send something back?
Yes, within the times and for the articles named under [returns](/policies/return). Ask for a return number first.
`,
  sv: `
# Leverans

? När kommer min beställning?
Varje artikel visar om den finns i lager eller efter hur många dagar den lämnar vår fabrik. Till det kommer transporten: en till fem arbetsdagar på väg inom Europa, annars enligt transportörens uppgift.

? Vad kostar frakten?
Frakten beror på vikt, mottagningsort och önskat datum. Du väljer mellan minst två sätt innan du beställer. Läs mer under [leverans](/policies/shipping).

? Kan en del av min beställning skickas först?
Ja. Säg till när du beställer eller ring [supporten](/support) senare. Frakten räknas en gång om delarna ryms i en sändning, annars för varje sändning.

? Varorna är skadade. Vad gör jag?
Låt föraren anteckna skadan på fraktsedeln, ta bilder och [skriv till oss](/message) inom sju dagar. Spara emballaget tills vi har svarat.

? Kan jag skicka tillbaka något?
Ja, inom de tider och för de artiklar som anges under [returer](/policies/return). Be först om ett returnummer.
`,
  de: `
# Lieferung

? Wann kommt meine Bestellung?
Bei jedem Artikel steht, ob er am Lager ist oder nach wie vielen Tagen er unser Werk verlässt. Dazu kommt der Transport: innerhalb Europas ein bis fünf Arbeitstage auf der Straße, sonst nach Angabe des Spediteurs.

? Was kostet die Fracht?
Die Fracht hängt von Gewicht, Ziel und Wunschtermin ab. Vor der Bestellung wählen Sie zwischen mindestens zwei Versandarten. Mehr dazu unter [Lieferung](/policies/shipping).

? Kann ein Teil meiner Bestellung vorab kommen?
Ja. Sagen Sie es bei der Bestellung oder rufen Sie später den [Kundendienst](/support) an. Die Fracht fällt einmal an, wenn die Teile in eine Sendung passen, sonst für jede Sendung.

? Die Ware ist beschädigt. Was mache ich?
Lassen Sie den Schaden vom Fahrer auf dem Lieferschein vermerken, machen Sie Fotos und [schreiben Sie uns](/message) innerhalb von sieben Tagen. Bewahren Sie die Verpackung auf, bis wir geantwortet haben.

? Kann ich etwas zurückschicken?
Ja, innerhalb der Fristen und für die Artikel, die unter [Rücksendungen](/policies/return) stehen. Fragen Sie zuerst nach einer Rücksendenummer.
`,
  fr: `
# Livraison

? Quand ma commande arrivera-t-elle ?
Chaque article indique s’il est en stock ou après combien de jours il quitte notre usine. S’y ajoute le transport : un à cinq jours ouvrés par la route en Europe, ailleurs selon le transporteur.

? Combien coûte le transport ?
Le transport dépend du poids, de la destination et de la date souhaitée. Avant de commander, vous choisissez entre deux modes au moins. Plus de détails sous [livraison](/policies/shipping).

? Une partie de ma commande peut-elle partir d’abord ?
Oui. Dites-le en commandant ou appelez plus tard l’[assistance](/support). Le transport est compté une fois si tout tient dans un envoi, sinon pour chaque envoi.

? La marchandise est abîmée. Que faire ?
Faites noter le dommage par le chauffeur sur le bon de livraison, prenez des photos et [écrivez-nous](/message) sous sept jours ; pour garder vos droits envers le transporteur, réagissez si possible sous trois jours. Conservez l’emballage jusqu’à notre réponse.

? Puis-je renvoyer un article ?
Oui, dans les délais et pour les articles indiqués sous [retours](/policies/return). Demandez d’abord un numéro de retour.
`,
  nl: `
# Levering

? Wanneer komt mijn bestelling?
Bij elk artikel staat of het op voorraad is, of na hoeveel dagen het onze fabriek verlaat. Daar komt het transport bij: één tot vijf werkdagen over de weg binnen Europa, daarbuiten volgens opgave van de vervoerder.

? Wat kost de vracht?
De vracht hangt af van gewicht, bestemming en gewenste datum. U kiest vóór het bestellen uit ten minste twee mogelijkheden. Meer daarover bij [levering](/policies/shipping).

? Kan een deel van mijn bestelling eerder komen?
Ja. Zeg het bij de bestelling of bel later de [klantenservice](/support). De vracht wordt één keer berekend als de delen in één zending passen, anders per zending.

? De goederen zijn beschadigd. Wat doe ik?
Laat de chauffeur de schade op de pakbon noteren, maak foto’s en [schrijf ons](/message) binnen zeven dagen. Bewaar de verpakking tot wij hebben geantwoord.

? Kan ik iets terugsturen?
Ja, binnen de termijnen en voor de artikelen die bij [retouren](/policies/return) staan. Vraag eerst een retournummer aan.
`,
  'pt-BR': `
# Entrega

? Quando chega o meu pedido?
Cada item mostra se está em estoque ou em quantos dias sai da nossa fábrica. A isso soma-se o transporte, cujo prazo aparece antes de você enviar o pedido.

? Quanto custa o frete?
O frete depende do peso, do destino e da data desejada. Antes de pedir, você escolhe entre pelo menos duas opções. Mais em [entrega](/policies/shipping).

? Parte do meu pedido pode vir antes?
Sim. Avise ao fazer o pedido ou ligue depois para o [suporte](/support). O frete é cobrado uma vez se tudo couber em uma remessa; caso contrário, por remessa.

? A mercadoria chegou danificada. O que faço?
Peça ao motorista que anote o dano no comprovante de entrega, tire fotos e [escreva para nós](/message) em até sete dias. Guarde a embalagem até a nossa resposta.

? Posso devolver algo?
Sim, nos prazos e para os itens indicados em [devoluções](/policies/return). Peça antes um número de devolução.
`,
  'sr-Latn': `
# Isporuka

? Kada stiže moja porudžbina?
Uz svaki artikal piše da li je na stanju ili za koliko dana izlazi iz naše fabrike. Tome dodajte prevoz: od jednog do pet radnih dana drumom u Evropi.

? Koliko košta prevoz?
Prevoz zavisi od mase, odredišta i željenog datuma. U ponudi birate između najmanje dva načina. Više pod [isporuka](/policies/shipping).

? Može li deo porudžbine da stigne ranije?
Da. Recite to uz upit ili kasnije pozovite [podršku](/support). Prevoz se računa jednom ako sve staje u jednu pošiljku, inače za svaku.

? Roba je oštećena. Šta da radim?
Neka vozač upiše oštećenje u dostavnicu, fotografišite ga i [pišite nam](/message) u roku od sedam dana. Sačuvajte ambalažu dok ne odgovorimo.

? Mogu li nešto da vratim?
Da, u rokovima i za artikle koji su navedeni pod [povraćaj](/policies/return). Prvo zatražite broj povraćaja.
`,
};
