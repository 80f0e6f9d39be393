export const findingParts = {
  en: `
# Finding the right part

? I only have the nameplate. How do I find my parts?
Type the model or the article number from the nameplate into the search box. Hyphens, spaces and capitals make no difference: GX050 finds GX-050.
The page of a unit lists its spare parts and service kits.

? My part number is old, or from another maker. Does the search know it?
Yes. The search knows our earlier numbers and many numbers of other makers, and leads to the article that replaces them today. Check the dimensions before you order.

? Which gasket material do I need?
EPDM is for water and steam and must not touch oil. NBR is for oils and fats, HNBR for oils at higher temperature, FKM for hot and aggressive media.
Each [gasket](category:gaskets) shows its highest continuous temperature. If you are not sure, ask for the compound on the old nameplate, or ask [us](/support).

? How many gaskets does my unit need?
One channel gasket for each channel plate and two end-plate gaskets. A [regasketing kit](category:regasketing) has all of them for one unit, in the right order.

? The search finds nothing. What now?
[Write to us](/message) with the model and serial number and the dimensions of the part. We answer within one working day.
`,
  sv: `
# Hitta rätt del

? Jag har bara märkskylten. Hur hittar jag mina delar?
Skriv modellen eller artikelnumret från märkskylten i sökrutan. Bindestreck, mellanslag och versaler spelar ingen roll: GX050 hittar GX-050.
På växlarens sida finns dess reservdelar och servicesatser.

? Mitt artikelnummer är gammalt eller från en annan tillverkare. Känner sökningen till det?
Ja. Sökningen känner till våra tidigare nummer och många nummer från andra tillverkare, och leder till artikeln som ersätter dem i dag. Kontrollera måtten innan du beställer.

? Vilket packningsmaterial behöver jag?
EPDM är för vatten och ånga och får inte komma i kontakt med olja. NBR är för oljor och fetter, HNBR för oljor vid högre temperatur, FKM för heta och aggressiva medier.
Varje [packning](category:gaskets) visar sin högsta temperatur vid kontinuerlig drift. Är du osäker, titta efter blandningen på den gamla märkskylten eller fråga [oss](/support).

? Hur många packningar behöver min växlare?
En kanalpackning för varje kanalplatta och två ändplattspackningar. En [ompackningssats](category:regasketing) innehåller alla till en växlare, i rätt ordning.

? Sökningen hittar ingenting. Vad gör jag nu?
[Skriv till oss](/message) med modell, serienummer och delens mått. Vi svarar inom en arbetsdag.
`,
  de: `
# Das richtige Teil finden

? Ich habe nur das Typenschild. Wie finde ich meine Teile?
Geben Sie das Modell oder die Artikelnummer vom Typenschild in das Suchfeld ein. Bindestriche, Leerzeichen und Großschreibung spielen keine Rolle: GX050 findet GX-050.
Auf der Seite eines Geräts stehen seine Ersatzteile und Servicesätze.

? Meine Teilenummer ist alt oder von einem anderen Hersteller. Kennt die Suche sie?
Ja. Die Suche kennt unsere früheren Nummern und viele Nummern anderer Hersteller und führt zu dem Artikel, der sie heute ersetzt. Prüfen Sie die Maße, bevor Sie bestellen.

? Welchen Dichtungswerkstoff brauche ich?
EPDM ist für Wasser und Dampf und darf nicht mit Öl in Berührung kommen. NBR ist für Öle und Fette, HNBR für heißere Öle, FKM für heiße und aggressive Medien.
Bei jeder [Dichtung](category:gaskets) steht ihre höchste Dauertemperatur. Wenn Sie unsicher sind, lesen Sie die Mischung auf dem alten Typenschild ab oder fragen Sie [uns](/support).

? Wie viele Dichtungen braucht mein Gerät?
Eine Kanaldichtung je Kanalplatte und zwei Endplattendichtungen. Ein [Neubedichtungssatz](category:regasketing) enthält alle Dichtungen eines Geräts in der richtigen Reihenfolge.

? Die Suche findet nichts. Was nun?
[Schreiben Sie uns](/message) Modell, Seriennummer und die Maße des Teils. Wir antworten innerhalb eines Arbeitstages.
`,
  fr: `
# Trouver la bonne pièce

? Je n’ai que la plaque signalétique. Comment trouver mes pièces ?
Saisissez dans la recherche le modèle ou la référence lus sur la plaque. Les traits d’union, les espaces et les majuscules ne comptent pas : GX050 trouve GX-050.
La page d’un appareil indique ses pièces de rechange et ses kits de service.

? Ma référence est ancienne ou vient d’un autre fabricant. La recherche la connaît-elle ?
Oui. La recherche connaît nos anciennes références et beaucoup de celles d’autres fabricants, et mène à l’article qui les remplace aujourd’hui. Vérifiez les cotes avant de commander.

? Quelle matière de joint me faut-il ?
L’EPDM convient à l’eau et à la vapeur et ne doit pas toucher d’huile. Le NBR convient aux huiles et aux graisses, le HNBR aux huiles plus chaudes, le FKM aux fluides chauds et agressifs.
Chaque [joint](category:gaskets) indique sa température maximale en continu. En cas de doute, lisez le mélange sur l’ancienne plaque signalétique ou demandez-[nous](/support).

? Combien de joints faut-il pour mon appareil ?
Un joint de canal par plaque de canal et deux joints de plaque d’extrémité. Un [kit de remplacement de joints](category:regasketing) contient tous ceux d’un appareil, dans le bon ordre.

? La recherche ne trouve rien. Que faire ?
[Écrivez-nous](/message) le modèle, le numéro de série et les cotes de la pièce. Nous répondons sous un jour ouvré.
`,
  nl: `
# Het juiste onderdeel vinden

? Ik heb alleen het typeplaatje. Hoe vind ik mijn onderdelen?
Typ het model of het artikelnummer van het typeplaatje in het zoekveld. Streepjes, spaties en hoofdletters maken niet uit: GX050 vindt GX-050.
Op de pagina van een wisselaar staan de bijbehorende onderdelen en servicekits.

? Mijn onderdeelnummer is oud of van een andere fabrikant. Kent de zoekfunctie het?
Ja. De zoekfunctie kent onze eerdere nummers en veel nummers van andere fabrikanten, en leidt naar het artikel dat ze nu vervangt. Controleer de maten voordat u bestelt.

? Welk pakkingmateriaal heb ik nodig?
EPDM is voor water en stoom en mag niet met olie in aanraking komen. NBR is voor oliën en vetten, HNBR voor oliën bij hogere temperatuur, FKM voor hete en agressieve media.
Bij elke [pakking](category:gaskets) staat de hoogste continue temperatuur. Twijfelt u, kijk dan naar het compound op het oude typeplaatje of vraag het [ons](/support).

? Hoeveel pakkingen heeft mijn wisselaar nodig?
Eén kanaalpakking per kanaalplaat en twee eindplaatpakkingen. Een [herpakkingsset](category:regasketing) bevat alle pakkingen van één wisselaar, in de juiste volgorde.

? De zoekfunctie vindt niets. Wat nu?
[Schrijf ons](/message) het model, het serienummer en de maten van het onderdeel. Wij antwoorden binnen één werkdag.
`,
  'pt-BR': `
# Encontrar a peça certa

? Só tenho a plaqueta. Como encontro minhas peças?
Digite na busca o modelo ou o código da plaqueta. Hífens, espaços e maiúsculas não fazem diferença: GX050 encontra GX-050.
A página de uma unidade mostra suas peças de reposição e seus kits de serviço.

? Meu código é antigo ou de outro fabricante. A busca o conhece?
Sim. A busca conhece nossos códigos anteriores e muitos de outros fabricantes, e leva ao item que os substitui hoje. Confira as medidas antes de pedir.

? De que material de gaxeta eu preciso?
EPDM é para água e vapor e não pode ter contato com óleo. NBR é para óleos e gorduras, HNBR para óleos mais quentes, FKM para fluidos quentes e agressivos.
Cada [gaxeta](category:gaskets) mostra sua temperatura máxima contínua. Em caso de dúvida, veja o composto na plaqueta antiga ou pergunte a [nós](/support).

? Quantas gaxetas a minha unidade precisa?
Uma gaxeta de canal para cada placa de canal e duas gaxetas de placa terminal. Um [kit de troca de gaxetas](category:regasketing) traz todas as de uma unidade, na ordem certa.

? A busca não encontra nada. E agora?
[Escreva para nós](/message) com o modelo, o número de série e as medidas da peça. Respondemos em um dia útil.
`,
  'sr-Latn': `
# Kako naći pravi deo

? Imam samo natpisnu pločicu. Kako da nađem delove?
Upišite u pretragu model ili broj artikla sa pločice. Crtice, razmaci i velika slova nisu važni: GX050 nalazi GX-050.
Na stranici izmenjivača su njegovi rezervni delovi i servisni kompleti.

? Moj broj dela je star ili je od drugog proizvođača. Da li ga pretraga zna?
Da. Pretraga zna naše ranije brojeve i mnoge brojeve drugih proizvođača, i vodi do artikla koji ih danas zamenjuje. Proverite mere pre poručivanja.

? Koji materijal zaptivke mi treba?
EPDM je za vodu i paru i ne sme u dodir sa uljem. NBR je za ulja i masti, HNBR za toplija ulja, FKM za vrele i agresivne medijume.
Uz svaku [zaptivku](category:gaskets) stoji najviša trajna temperatura. Ako niste sigurni, pogledajte smešu na staroj pločici ili pitajte [nas](/support).

? Koliko zaptivki treba mom izmenjivaču?
Jedna kanalska zaptivka za svaku kanalsku ploču i dve zaptivke krajnje ploče. [Komplet za zamenu zaptivki](category:regasketing) sadrži sve za jedan izmenjivač, pravim redom.

? Pretraga ne nalazi ništa. Šta sad?
[Pišite nam](/message) model, serijski broj i mere dela. Odgovaramo u roku od jednog radnog dana.
`,
};
