import { block } from '../written.ts';

/** `/remade`. */
export const greenOne = block('greenone', {
  en: `
# Remade units
> Heat exchangers that we have taken back, rebuilt and tested. They cost less, arrive within days and carry our warranty.

## What remade means
A remade unit has been in service at a customer’s. We take it back, open it and check every plate and tube. What is worn is replaced; frame, plates and shell are used again.
- Plates and tubes cleaned, measured and checked for cracks
- All gaskets and seals new
- Bolts, nuts and bearings checked and replaced where needed
- Frame blasted and painted, with a new nameplate beside the old one

## How each unit is tested
Every unit is pressure-tested on both sides at 1.43 times the design pressure. Plate units are also checked for leaks from one side to the other. The signed test record comes with the unit.

## Warranty
Remade units have a warranty of 12 months from delivery, on parts and work. Spare parts, drawings and the rules for [returns](/policies/return) are the same as for a new unit.

## How to buy
Each unit exists once. Its page shows year, plates, gasket material and all dimensions. Where a price is shown you can order at once; otherwise ask for a quote, and we keep the unit for you for five working days.

## Your old unit
We also take units back, of our make and of others. [Write to us](/message) with what its nameplate says, and we make you an offer.
`,
  sv: `
# Renoverade växlare
> Värmeväxlare som vi har tagit tillbaka, renoverat och provat. De kostar mindre, kommer inom några dagar och har vår garanti.

## Vad renoverad betyder
En renoverad växlare har varit i drift hos en kund. Vi tar tillbaka den, öppnar den och granskar varje platta och tub. Det som är slitet byts; stativ, plattor och mantel används igen.
- Plattor och tuber rengjorda, uppmätta och kontrollerade för sprickor
- Alla packningar och tätningar nya
- Bultar, muttrar och lager kontrollerade och vid behov utbytta
- Stativet blästrat och målat, med ny märkskylt bredvid den gamla

## Så provas varje växlare
Varje växlare provtrycks på båda sidor med 1,43 gånger konstruktionstrycket. Plattvärmeväxlare kontrolleras också för läckage från den ena sidan till den andra. Det undertecknade provningsprotokollet följer med.

## Garanti
Renoverade växlare har 12 månaders garanti från leverans, på delar och arbete. Reservdelar, ritningar och reglerna för [returer](/policies/return) är desamma som för en ny växlare.

## Så köper du
Varje växlare finns bara i ett exemplar. Sidan visar år, plattor, packningsmaterial och alla mått. Där ett pris visas kan du beställa direkt; annars ber du om offert, och vi håller växlaren åt dig i fem arbetsdagar.

## Din gamla växlare
Vi tar också emot växlare, av vårt eget och andra fabrikat. [Skriv till oss](/message) vad som står på märkskylten, så får du ett erbjudande.
`,
  de: `
# Aufbereitete Geräte
> Wärmetauscher, die wir zurückgenommen, überholt und geprüft haben. Sie kosten weniger, sind in wenigen Tagen da und kommen mit Garantie.

## Was aufbereitet bedeutet
Ein aufbereitetes Gerät war bei einem Kunden in Betrieb. Wir nehmen es zurück, öffnen es und prüfen jede Platte und jedes Rohr. Was verschlissen ist, wird ersetzt; Gestell, Platten und Mantel werden weiterverwendet.
- Platten und Rohre gereinigt, vermessen und auf Risse geprüft
- Alle Dichtungen neu
- Schrauben, Muttern und Lager geprüft und bei Bedarf ersetzt
- Gestell gestrahlt und lackiert, mit neuem Typenschild neben dem alten

## So wird jedes Gerät geprüft
Jedes Gerät wird auf beiden Seiten mit dem 1,43-fachen Auslegungsdruck geprüft. Plattenwärmetauscher werden außerdem auf Lecks zwischen den beiden Seiten geprüft. Das unterschriebene Prüfprotokoll liegt bei.

## Garantie
Aufbereitete Geräte haben 12 Monate Garantie ab Lieferung, auf Teile und Arbeit. Ersatzteile, Zeichnungen und die Regeln für [Rücksendungen](/policies/return) sind dieselben wie bei einem neuen Gerät.

## So kaufen Sie
Jedes Gerät gibt es nur einmal. Seine Seite zeigt Baujahr, Platten, Dichtungswerkstoff und alle Maße. Wo ein Preis steht, können Sie sofort bestellen; sonst fragen Sie ein Angebot an, und wir halten das Gerät fünf Arbeitstage für Sie zurück.

## Ihr altes Gerät
Wir nehmen auch Geräte zurück, von uns und von anderen Herstellern. [Schreiben Sie uns](/message), was auf dem Typenschild steht, und Sie erhalten ein Angebot.
`,
  fr: `
# Appareils reconditionnés
> Des échangeurs de chaleur que nous avons repris, remis en état et éprouvés. Ils coûtent moins cher, arrivent en quelques jours et ont notre garantie.

## Ce que reconditionné veut dire
Un appareil reconditionné a été en service chez un client. Nous le reprenons, l’ouvrons et contrôlons chaque plaque et chaque tube. Ce qui est usé est remplacé ; le bâti, les plaques et la calandre resservent.
- Plaques et tubes nettoyés, mesurés et contrôlés contre les fissures
- Tous les joints neufs
- Boulons, écrous et paliers contrôlés et remplacés si nécessaire
- Bâti sablé et peint, avec une plaque signalétique neuve à côté de l’ancienne

## L’épreuve de chaque appareil
Chaque appareil est éprouvé des deux côtés à 1,43 fois la pression de calcul. Sur les appareils à plaques, nous contrôlons aussi les fuites d’un côté à l’autre. Le procès-verbal d’essai signé est fourni avec l’appareil.

## Garantie
Les appareils reconditionnés sont garantis 12 mois à partir de la livraison, pièces et main-d’œuvre. Les pièces de rechange, les plans et les règles pour les [retours](/policies/return) sont les mêmes que pour un appareil neuf.

## Comment acheter
Chaque appareil est unique. Sa page indique l’année, les plaques, la matière des joints et toutes les cotes. Si un prix est affiché, vous pouvez commander aussitôt ; sinon, demandez un devis, et nous vous réservons l’appareil pendant cinq jours ouvrés.

## Votre ancien appareil
Nous reprenons aussi des appareils, les nôtres et ceux d’autres fabricants. [Écrivez-nous](/message) ce qu’indique la plaque signalétique, et nous vous ferons une offre.
`,
  nl: `
# Gereviseerde wisselaars
> Warmtewisselaars die wij hebben teruggenomen, gereviseerd en beproefd. Ze kosten minder, zijn er binnen enkele dagen en hebben onze garantie.

## Wat gereviseerd betekent
Een gereviseerde wisselaar heeft bij een klant dienst gedaan. Wij nemen hem terug, openen hem en controleren elke plaat en elke pijp. Wat versleten is, wordt vervangen; frame, platen en mantel worden opnieuw gebruikt.
- Platen en pijpen gereinigd, opgemeten en op scheuren gecontroleerd
- Alle pakkingen en afdichtingen nieuw
- Bouten, moeren en lagers gecontroleerd en zo nodig vervangen
- Frame gestraald en gelakt, met een nieuw typeplaatje naast het oude

## Zo wordt elke wisselaar beproefd
Elke wisselaar wordt aan beide zijden beproefd op 1,43 maal de ontwerpdruk. Platenwarmtewisselaars worden ook gecontroleerd op lekkage van de ene zijde naar de andere. Het ondertekende testrapport wordt meegeleverd.

## Garantie
Gereviseerde wisselaars hebben 12 maanden garantie vanaf levering, op onderdelen en werk. Onderdelen, tekeningen en de regels voor [retouren](/policies/return) zijn dezelfde als bij een nieuwe wisselaar.

## Zo koopt u
Van elke wisselaar is er maar één. De pagina toont bouwjaar, platen, pakkingmateriaal en alle maten. Waar een prijs staat, kunt u meteen bestellen; anders vraagt u een offerte aan en houden wij de wisselaar vijf werkdagen voor u vast.

## Uw oude wisselaar
Wij nemen ook wisselaars terug, van onszelf en van andere fabrikanten. [Schrijf ons](/message) wat er op het typeplaatje staat, dan krijgt u een voorstel.
`,
  'pt-BR': `
# Unidades recondicionadas
> Trocadores de calor que recolhemos, recondicionamos e testamos. Custam menos, chegam em poucos dias e têm a nossa garantia.

## O que significa recondicionada
Uma unidade recondicionada já trabalhou em um cliente. Nós a recolhemos, abrimos e verificamos cada placa e cada tubo. O que está gasto é trocado; pedestal, placas e casco são reaproveitados.
- Placas e tubos limpos, medidos e verificados quanto a trincas
- Todas as gaxetas e vedações novas
- Parafusos, porcas e mancais verificados e trocados quando necessário
- Pedestal jateado e pintado, com uma plaqueta nova ao lado da antiga

## Como cada unidade é testada
Cada unidade é testada dos dois lados a 1,43 vez a pressão de projeto. As unidades de placas também são verificadas quanto a vazamentos de um lado para o outro. O relatório de teste assinado acompanha a unidade.

## Garantia
As unidades recondicionadas têm garantia de 12 meses a partir da entrega, para peças e mão de obra. Peças de reposição, desenhos e as regras de [devolução](/policies/return) são os mesmos de uma unidade nova.

## Como comprar
Cada unidade é única. A página mostra ano, placas, material das gaxetas e todas as medidas. Onde há preço, você pode pedir na hora; nos outros casos, peça uma cotação, e reservamos a unidade para você por cinco dias úteis.

## Sua unidade antiga
Também recolhemos unidades, nossas e de outros fabricantes. [Escreva para nós](/message) o que está na plaqueta, e faremos uma proposta.
`,
  'sr-Latn': `
# Obnovljeni izmenjivači
> Izmenjivači toplote koje smo preuzeli, obnovili i ispitali. Koštaju manje, stižu za nekoliko dana i imaju našu garanciju.

## Šta znači obnovljen
Obnovljeni izmenjivač je već radio kod kupca. Mi ga preuzmemo, otvorimo i proverimo svaku ploču i svaku cev. Ono što je istrošeno menjamo; okvir, ploče i plašt koristimo ponovo.
- Ploče i cevi očišćene, izmerene i proverene na prsline
- Sve zaptivke nove
- Vijci, navrtke i ležajevi provereni i po potrebi zamenjeni
- Okvir peskaren i obojen, sa novom natpisnom pločicom pored stare

## Kako se ispituje svaki izmenjivač
Svaki izmenjivač ispitujemo sa obe strane na 1,43 puta veći pritisak od projektnog. Kod pločastih proveravamo i curenje sa jedne strane na drugu. Potpisan zapisnik o ispitivanju ide uz izmenjivač.

## Garancija
Obnovljeni izmenjivači imaju garanciju od 12 meseci od isporuke, na delove i rad. Rezervni delovi, crteži i pravila za [povraćaj](/policies/return) isti su kao za nov izmenjivač.

## Kako da kupite
Svaki izmenjivač postoji samo jednom. Na njegovoj stranici su godina, ploče, materijal zaptivki i sve mere. Pošaljite upit, a mi vam izmenjivač čuvamo pet radnih dana.

## Vaš stari izmenjivač
Preuzimamo i izmenjivače, naše i drugih proizvođača. [Pišite nam](/message) šta stoji na natpisnoj pločici, i dobićete ponudu.
`,
});
