import { block } from '../written.ts';

/** `/unitreplacement`, above the form. */
const top = block('unitreplacementtop', {
  en: `
# Replace an old unit
Fill in what you know, of any make. You see what fits, with its price, and what we pay for the old unit.
`,
  sv: `
# Ersätt en gammal enhet
Fyll i det du vet, oavsett fabrikat. Du ser vad som passar, med pris, och vad vi betalar för den gamla enheten.
`,
  de: `
# Ein altes Gerät ersetzen
Füllen Sie aus, was Sie wissen, auch bei anderen Herstellern. Sie sehen, was passt und was es kostet, und was wir für das alte Gerät zahlen.
`,
  fr: `
# Remplacer un ancien appareil
Indiquez ce que vous savez, quelle que soit la marque. Vous voyez ce qui convient, à quel prix, et ce que nous payons pour l’ancien appareil.
`,
  nl: `
# Een oude unit vervangen
Vul in wat u weet, van welk merk ook. U ziet wat past, tegen welke prijs, en wat wij voor de oude unit betalen.
`,
  'pt-BR': `
# Substituir uma unidade antiga
Preencha o que souber, de qualquer marca. Você vê o que serve, por qual preço, e quanto pagamos pela unidade antiga.
`,
  'sr-Latn': `
# Zamenite stari uređaj
Popunite ono što znate, bilo koje marke. Videćete šta odgovara, po kojoj ceni, i koliko plaćamo za stari uređaj.
`,
});

/** The same, below the form. */
const bottom = block('unitreplacementbottom', {
  en: `
# What happens to the old unit
## What happens next
- You see what fits as it is, what needs adapters and what has to be checked
- You compare dimensions, connections, price and lead time with the old unit
- You order, or send our engineers what you found
## We take it back
- We pay for gasketed plate heat exchangers over 25 kg, from every maker we know
- The amount is credited once we have your old unit, empty and clean
- Frames are remade, plates and gaskets are recycled
## What we pay
In percent of the list price of the new unit, by the age of the old one:
- Under 10 years: 5%
- 10 to 14 years: 4%
- 15 to 19 years: 3%
- 20 to 24 years: 2%
- 25 years or more: 1%
`,
  sv: `
# Vad som händer med den gamla enheten
## Så går det till
- Du ser vad som passar direkt, vad som behöver adaptrar och vad som måste kontrolleras
- Du jämför mått, anslutningar, pris och leveranstid med den gamla enheten
- Du beställer, eller skickar det du hittade till våra ingenjörer
## Vi tar tillbaka den
- Vi betalar för plattvärmeväxlare med packningar över 25 kg, från alla tillverkare vi känner till
- Beloppet krediteras när den gamla enheten har kommit till oss, tömd och ren
- Stativ renoveras, plattor och packningar återvinns
## Så mycket betalar vi
I procent av den nya enhetens listpris, efter den gamlas ålder:
- Under 10 år: 5 %
- 10 till 14 år: 4 %
- 15 till 19 år: 3 %
- 20 till 24 år: 2 %
- 25 år eller mer: 1 %
`,
  de: `
# Was mit dem alten Gerät geschieht
## So geht es weiter
- Sie sehen, was direkt passt, was Adapter braucht und was zu prüfen ist
- Sie vergleichen Maße, Anschlüsse, Preis und Lieferzeit mit dem alten Gerät
- Sie bestellen oder schicken unseren Ingenieuren, was Sie gefunden haben
## Wir nehmen es zurück
- Wir zahlen für Plattenwärmetauscher mit Dichtungen über 25 kg, von allen Herstellern, die wir kennen
- Der Betrag wird gutgeschrieben, sobald das alte Gerät leer und sauber bei uns ist
- Gestelle werden aufgearbeitet, Platten und Dichtungen verwertet
## Was wir zahlen
In Prozent vom Listenpreis des neuen Geräts, nach Alter des alten:
- Unter 10 Jahre: 5 %
- 10 bis 14 Jahre: 4 %
- 15 bis 19 Jahre: 3 %
- 20 bis 24 Jahre: 2 %
- Ab 25 Jahre: 1 %
`,
  fr: `
# Ce que devient l’ancien appareil
## Et ensuite
- Vous voyez ce qui convient tel quel, ce qui demande des adaptateurs et ce qui est à vérifier
- Vous comparez dimensions, raccordements, prix et délai avec l’ancien appareil
- Vous commandez, ou envoyez à nos ingénieurs ce que vous avez trouvé
## Nous le reprenons
- Nous payons les échangeurs à plaques et joints de plus de 25 kg, de tous les fabricants que nous connaissons
- Le montant est crédité quand l’ancien appareil nous est parvenu, vide et propre
- Les bâtis sont remis à neuf, les plaques et les joints recyclés
## Ce que nous payons
En pourcentage du prix catalogue du nouvel appareil, selon l’âge de l’ancien :
- Moins de 10 ans : 5 %
- De 10 à 14 ans : 4 %
- De 15 à 19 ans : 3 %
- De 20 à 24 ans : 2 %
- 25 ans ou plus : 1 %
`,
  nl: `
# Wat er met de oude unit gebeurt
## Zo gaat het verder
- U ziet wat direct past, wat adapters nodig heeft en wat moet worden gecontroleerd
- U vergelijkt maten, aansluitingen, prijs en levertijd met de oude unit
- U bestelt, of stuurt onze ingenieurs wat u hebt gevonden
## Wij nemen hem terug
- Wij betalen voor platenwarmtewisselaars met pakkingen boven 25 kg, van elke fabrikant die wij kennen
- Het bedrag wordt gecrediteerd zodra de oude unit leeg en schoon bij ons is
- Gestellen worden gereviseerd, platen en pakkingen gerecycled
## Wat wij betalen
In procenten van de catalogusprijs van de nieuwe unit, naar leeftijd van de oude:
- Jonger dan 10 jaar: 5%
- 10 tot en met 14 jaar: 4%
- 15 tot en met 19 jaar: 3%
- 20 tot en met 24 jaar: 2%
- 25 jaar of ouder: 1%
`,
  'pt-BR': `
# O que acontece com a unidade antiga
## Como continua
- Você vê o que serve como está, o que precisa de adaptadores e o que deve ser verificado
- Você compara dimensões, conexões, preço e prazo com a unidade antiga
- Você faz o pedido, ou envia aos nossos engenheiros o que encontrou
## Nós a recebemos de volta
- Pagamos por trocadores de calor a placas com gaxetas acima de 25 kg, de todos os fabricantes que conhecemos
- O valor é creditado quando a unidade antiga chega até nós, vazia e limpa
- As estruturas são recondicionadas, as placas e gaxetas recicladas
## Quanto pagamos
Em percentual do preço de tabela da nova unidade, pela idade da antiga:
- Menos de 10 anos: 5%
- De 10 a 14 anos: 4%
- De 15 a 19 anos: 3%
- De 20 a 24 anos: 2%
- 25 anos ou mais: 1%
`,
  'sr-Latn': `
# Šta biva sa starim uređajem
## Kako ide dalje
- Vidite šta odgovara bez izmena, za šta trebaju adapteri i šta treba proveriti
- Poredite mere, priključke, cenu i rok isporuke sa starim uređajem
- Naručite, ili našim inženjerima pošaljite ono što ste našli
## Mi ga preuzimamo
- Plaćamo za pločaste izmenjivače sa zaptivkama preko 25 kg, svih proizvođača koje poznajemo
- Iznos se odobrava kada stari uređaj stigne kod nas, prazan i čist
- Ramovi se obnavljaju, ploče i zaptivke recikliraju
## Koliko plaćamo
U procentima cene novog uređaja iz cenovnika, prema starosti starog:
- Do 10 godina: 5%
- Od 10 do 14 godina: 4%
- Od 15 do 19 godina: 3%
- Od 20 do 24 godine: 2%
- 25 godina i više: 1%
`,
});

export const unitReplacement = [...top, ...bottom];
