import { block } from '../written.ts';

/** `/unitreplacement`, above the form. */
const top = block('unitreplacementtop', {
  en: `
# Replace an old unit
> Say what stands there today, of whichever make, and see what goes into its place: with every difference, the price, and what we pay for the old one.
Fill in what you know. What you leave out is marked as not known in the results.
`,
  sv: `
# Ersätt en gammal enhet
> Säg vad som står där i dag, av vilket fabrikat som helst, och se vad som passar i stället: med varje skillnad, priset och vad vi betalar för den gamla.
Fyll i det du vet. Det du utelämnar markeras som okänt i resultatet.
`,
  de: `
# Ein altes Gerät ersetzen
> Sagen Sie, was heute dort steht, gleich von welchem Hersteller, und sehen Sie, was an seine Stelle passt: mit jedem Unterschied, dem Preis und dem, was wir für das alte zahlen.
Füllen Sie aus, was Sie wissen. Was Sie auslassen, ist im Ergebnis als nicht bekannt gekennzeichnet.
`,
  fr: `
# Remplacer un ancien appareil
> Indiquez ce qui est en place aujourd’hui, quelle que soit la marque, et voyez ce qui peut le remplacer : chaque différence, le prix et ce que nous payons pour l’ancien.
Indiquez ce que vous savez. Ce que vous omettez est marqué comme inconnu dans les résultats.
`,
  nl: `
# Een oude unit vervangen
> Zeg wat er nu staat, van welk merk ook, en zie wat ervoor in de plaats past: met elk verschil, de prijs en wat wij voor de oude betalen.
Vul in wat u weet. Wat u weglaat, staat als onbekend in de resultaten.
`,
  'pt-BR': `
# Substituir uma unidade antiga
> Diga o que está instalado hoje, de qualquer marca, e veja o que entra no lugar: com cada diferença, o preço e quanto pagamos pela antiga.
Preencha o que souber. O que ficar em branco aparece como desconhecido nos resultados.
`,
  'sr-Latn': `
# Zamenite stari uređaj
> Recite šta danas stoji na tom mestu, bilo koje marke, i pogledajte šta može da ga zameni: sa svakom razlikom, cenom i iznosom koji plaćamo za stari.
Popunite ono što znate. Ono što izostavite označeno je u rezultatima kao nepoznato.
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
- We pay for gasketed units of makers we know, above 25 kg
- You get 5% of the list price of the new unit if the old one is under 10 years old, then 1 point less for every 5 years, at least 1%
- It is credited once we have your old unit, empty and clean
- Frames are remade, plates and gaskets are recycled
`,
  sv: `
# Vad som händer med den gamla enheten
## Så går det till
- Du ser vad som passar direkt, vad som behöver adaptrar och vad som måste kontrolleras
- Du jämför mått, anslutningar, pris och leveranstid med den gamla enheten
- Du beställer, eller skickar det du hittade till våra ingenjörer
## Vi tar tillbaka den
- Vi betalar för packningsförsedda enheter av fabrikat vi känner, över 25 kg
- Du får 5 % av den nya enhetens listpris om den gamla är yngre än 10 år, därefter 1 procentenhet mindre för vart femte år, minst 1 %
- Beloppet krediteras när den gamla enheten har kommit till oss, tömd och ren
- Stativ renoveras, plattor och packningar återvinns
`,
  de: `
# Was mit dem alten Gerät geschieht
## So geht es weiter
- Sie sehen, was direkt passt, was Adapter braucht und was zu prüfen ist
- Sie vergleichen Maße, Anschlüsse, Preis und Lieferzeit mit dem alten Gerät
- Sie bestellen oder schicken unseren Ingenieuren, was Sie gefunden haben
## Wir nehmen es zurück
- Wir zahlen für gedichtete Geräte uns bekannter Hersteller über 25 kg
- Sie erhalten 5 % vom Listenpreis des neuen Geräts, wenn das alte jünger als 10 Jahre ist, danach je 5 Jahre 1 Prozentpunkt weniger, mindestens 1 %
- Der Betrag wird gutgeschrieben, sobald das alte Gerät leer und sauber bei uns ist
- Gestelle werden aufgearbeitet, Platten und Dichtungen verwertet
`,
  fr: `
# Ce que devient l’ancien appareil
## Et ensuite
- Vous voyez ce qui convient tel quel, ce qui demande des adaptateurs et ce qui est à vérifier
- Vous comparez dimensions, raccordements, prix et délai avec l’ancien appareil
- Vous commandez, ou envoyez à nos ingénieurs ce que vous avez trouvé
## Nous le reprenons
- Nous payons les appareils à joints de fabricants que nous connaissons, de plus de 25 kg
- Vous recevez 5 % du prix catalogue du nouvel appareil si l’ancien a moins de 10 ans, puis 1 point de moins tous les 5 ans, au moins 1 %
- Le montant est crédité quand l’ancien appareil nous est parvenu, vide et propre
- Les bâtis sont remis à neuf, les plaques et les joints recyclés
`,
  nl: `
# Wat er met de oude unit gebeurt
## Zo gaat het verder
- U ziet wat direct past, wat adapters nodig heeft en wat moet worden gecontroleerd
- U vergelijkt maten, aansluitingen, prijs en levertijd met de oude unit
- U bestelt, of stuurt onze ingenieurs wat u hebt gevonden
## Wij nemen hem terug
- Wij betalen voor units met pakkingen van fabrikanten die wij kennen, boven 25 kg
- U krijgt 5% van de catalogusprijs van de nieuwe unit als de oude jonger is dan 10 jaar, daarna per 5 jaar 1 procentpunt minder, minstens 1%
- Het bedrag wordt gecrediteerd zodra de oude unit leeg en schoon bij ons is
- Gestellen worden gereviseerd, platen en pakkingen gerecycled
`,
  'pt-BR': `
# O que acontece com a unidade antiga
## Como continua
- Você vê o que serve como está, o que precisa de adaptadores e o que deve ser verificado
- Você compara dimensões, conexões, preço e prazo com a unidade antiga
- Você faz o pedido, ou envia aos nossos engenheiros o que encontrou
## Nós a recebemos de volta
- Pagamos por unidades com gaxetas de fabricantes que conhecemos, acima de 25 kg
- Você recebe 5% do preço de tabela da nova unidade se a antiga tiver menos de 10 anos, depois 1 ponto a menos a cada 5 anos, no mínimo 1%
- O valor é creditado quando a unidade antiga chega até nós, vazia e limpa
- As estruturas são recondicionadas, as placas e gaxetas recicladas
`,
  'sr-Latn': `
# Šta biva sa starim uređajem
## Kako ide dalje
- Vidite šta odgovara bez izmena, za šta trebaju adapteri i šta treba proveriti
- Poredite mere, priključke, cenu i rok isporuke sa starim uređajem
- Naručite, ili našim inženjerima pošaljite ono što ste našli
## Mi ga preuzimamo
- Plaćamo za uređaje sa zaptivkama proizvođača koje poznajemo, preko 25 kg
- Dobijate 5% cene novog uređaja iz cenovnika ako je stari mlađi od 10 godina, zatim 1 procentni poen manje na svakih 5 godina, najmanje 1%
- Iznos se odobrava kada stari uređaj stigne kod nas, prazan i čist
- Ramovi se obnavljaju, ploče i zaptivke recikliraju
`,
});

export const unitReplacement = [...top, ...bottom];
