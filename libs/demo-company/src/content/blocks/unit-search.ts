import { block } from '../written.ts';

/** `/unit`. */
export const unitSearch = block('unitsearch', {
  en: `
# Find a unit
> With the number on its nameplate you get the spare parts that were built in, documents and data of exactly this machine.

## Where is the number?
- The serial number is stamped on the nameplate, on the frame plate between the upper connections. It looks like this: 30-114-0021
- The tag is the small round plate beside it, beginning with VT
- If the plate is painted over or gone, send us a photograph: we recognise most machines by their frame
`,
  sv: `
# Hitta en enhet
> Med numret på märkskylten får du reservdelarna som byggdes in, dokument och uppgifter för just den maskinen.

## Var finns numret?
- Serienumret är instansat på märkskylten, på stativplattan mellan de övre anslutningarna. Det ser ut så här: 30-114-0021
- Märkbrickan är den lilla runda brickan bredvid, som börjar med VT
- Är skylten övermålad eller borta, skicka ett fotografi: vi känner igen de flesta maskiner på stativet
`,
  de: `
# Gerät finden
> Mit der Nummer vom Typenschild erhalten Sie die eingebauten Ersatzteile, Dokumente und Daten genau dieses Geräts.

## Wo steht die Nummer?
- Die Seriennummer ist auf dem Typenschild eingeschlagen, auf der Gestellplatte zwischen den oberen Anschlüssen. Sie sieht so aus: 30-114-0021
- Die TAG-Nummer steht auf dem kleinen runden Schild daneben und beginnt mit VT
- Ist das Schild überstrichen oder fehlt es, schicken Sie uns ein Foto: Die meisten Geräte erkennen wir am Gestell
`,
  fr: `
# Trouver un appareil
> Avec le numéro de la plaque signalétique, vous obtenez les pièces montées, les documents et les données de cette machine précise.

## Où se trouve le numéro ?
- Le numéro de série est frappé sur la plaque signalétique, sur le bâti fixe entre les raccordements supérieurs. Il se présente ainsi : 30-114-0021
- L’étiquette est la petite plaque ronde à côté, qui commence par VT
- Si la plaque est peinte ou absente, envoyez-nous une photo : nous reconnaissons la plupart des machines à leur bâti
`,
  nl: `
# Een unit vinden
> Met het nummer op het typeplaatje krijgt u de ingebouwde onderdelen, documenten en gegevens van precies deze machine.

## Waar staat het nummer?
- Het serienummer is in het typeplaatje geslagen, op de gestelplaat tussen de bovenste aansluitingen. Het ziet er zo uit: 30-114-0021
- Het label is het kleine ronde plaatje ernaast, dat met VT begint
- Is het plaatje overgeschilderd of weg, stuur ons dan een foto: de meeste machines herkennen we aan hun gestel
`,
  'pt-BR': `
# Encontrar uma unidade
> Com o número da plaqueta, você vê as peças montadas, os documentos e os dados exatamente desta máquina.

## Onde está o número?
- O número de série está gravado na plaqueta, na placa fixa entre as conexões superiores. Ele tem esta forma: 30-114-0021
- A etiqueta é a pequena placa redonda ao lado, que começa com VT
- Se a plaqueta estiver pintada ou faltar, envie uma foto: reconhecemos a maioria das máquinas pela estrutura
`,
  'sr-Latn': `
# Pronađi uređaj
> Sa brojem natpisne pločice dobijate ugrađene delove, dokumenta i podatke baš te mašine.

## Gde je broj?
- Serijski broj je utisnut na natpisnoj pločici, na nosećoj ploči između gornjih priključaka. Izgleda ovako: 30-114-0021
- Oznaka je mala okrugla pločica pored nje, koja počinje sa VT
- Ako je pločica prefarbana ili je nema, pošaljite nam fotografiju: većinu mašina prepoznajemo po ramu
`,
});
