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
## We take it back
- For gasketed units of makers we know, above 25 kg, we pay a share of the list price of the new one: 5 % below 10 years, one point less every 5 years, never below 1 %
- It is credited once we have your old unit, empty and clean
- Frames are remade, plates and gaskets are recycled
`,
  sv: `
# Vad som händer med den gamla enheten
## Vi tar tillbaka den
- För packningsförsedda enheter av fabrikat vi känner, över 25 kg, betalar vi en andel av den nyas listpris: 5 % under 10 år, en procentenhet mindre vart femte år, aldrig under 1 %
- Beloppet krediteras när den gamla enheten har kommit till oss, tömd och ren
- Stativ renoveras, plattor och packningar återvinns
`,
  de: `
# Was mit dem alten Gerät geschieht
## Wir nehmen es zurück
- Für gedichtete Geräte uns bekannter Hersteller über 25 kg zahlen wir einen Anteil am Listenpreis des neuen: 5 % unter 10 Jahren, alle 5 Jahre einen Punkt weniger, nie unter 1 %
- Der Betrag wird gutgeschrieben, sobald das alte Gerät leer und sauber bei uns ist
- Gestelle werden aufgearbeitet, Platten und Dichtungen verwertet
`,
  fr: `
# Ce que devient l’ancien appareil
## Nous le reprenons
- Pour les appareils à joints de fabricants que nous connaissons, de plus de 25 kg, nous payons une part du prix catalogue du nouveau : 5 % en dessous de 10 ans, un point de moins tous les 5 ans, jamais moins de 1 %
- Le montant est crédité quand l’ancien appareil nous est parvenu, vide et propre
- Les bâtis sont remis à neuf, les plaques et les joints recyclés
`,
  nl: `
# Wat er met de oude unit gebeurt
## Wij nemen hem terug
- Voor units met pakkingen van fabrikanten die wij kennen, boven 25 kg, betalen wij een deel van de catalogusprijs van de nieuwe: 5 % onder 10 jaar, elke 5 jaar een punt minder, nooit onder 1 %
- Het bedrag wordt gecrediteerd zodra de oude unit leeg en schoon bij ons is
- Gestellen worden gereviseerd, platen en pakkingen gerecycled
`,
  'pt-BR': `
# O que acontece com a unidade antiga
## Nós a recebemos de volta
- Por unidades com gaxetas de fabricantes que conhecemos, acima de 25 kg, pagamos uma parte do preço de tabela da nova: 5 % abaixo de 10 anos, um ponto a menos a cada 5 anos, nunca abaixo de 1 %
- O valor é creditado quando a unidade antiga chega até nós, vazia e limpa
- As estruturas são recondicionadas, as placas e gaxetas recicladas
`,
  'sr-Latn': `
# Šta biva sa starim uređajem
## Mi ga preuzimamo
- Za uređaje sa zaptivkama proizvođača koje poznajemo, preko 25 kg, plaćamo deo cene novog iz cenovnika: 5 % ispod 10 godina, procenat manje svakih 5 godina, nikad ispod 1 %
- Iznos se odobrava kada stari uređaj stigne kod nas, prazan i čist
- Ramovi se obnavljaju, ploče i zaptivke recikliraju
`,
});

export const unitReplacement = [...top, ...bottom];
