export const serviceAndGaskets = {
  en: `
# Service and gaskets

? How often do gaskets have to be replaced?
There is no fixed time: temperature, pressure and cleaning decide. Look at the unit once a year. Drops at the edge, hard or cracked rubber, or a tightening length at its lower limit say that it is time.

? May we replace the gaskets ourselves?
Yes, with trained people. The unit must be below 40 °C, without pressure and drained. Each [regasketing kit](category:regasketing) comes with the tightening table; the instruction “Regasketing step by step” is among its documents.

? How long do gaskets keep in store?
Up to three years from the date on the bag, if they stay in it, cool, dry and dark, away from electric motors. Never hang them up.

? How do I clean the plates?
With a [cleaning kit](category:cleaning) made for your deposit: the descaling kit for lime, the degreasing kit for oil. Never use hydrochloric acid or steel brushes on stainless steel.

? Does somebody come to our plant?
Yes. Our own technicians and fourteen service partners in six countries clean, regasket and test on site. Call [support](/support).
`,
  sv: `
# Service och packningar

? Hur ofta måste packningarna bytas?
Det finns ingen bestämd tid: temperatur, tryck och rengöring avgör. Se över växlaren en gång om året. Droppar vid kanten, hårt eller sprucket gummi eller ett åtdragningsmått vid den undre gränsen säger att det är dags.

? Får vi byta packningarna själva?
Ja, med utbildad personal. Växlaren måste vara under 40 °C, trycklös och tömd. Varje [ompackningssats](category:regasketing) har med åtdragningstabellen; instruktionen ”Ompackning steg för steg” finns bland dess dokument.

? Hur länge kan packningar lagras?
Upp till tre år från datumet på påsen, om de ligger kvar i den, svalt, torrt och mörkt och inte nära elmotorer. Häng dem aldrig.

? Hur rengör jag plattorna?
Med en [rengöringssats](category:cleaning) för just din beläggning: avkalkningssatsen för kalk, avfettningssatsen för olja. Använd aldrig saltsyra eller stålborste på rostfritt stål.

? Kommer någon ut till vår anläggning?
Ja. Våra egna tekniker och fjorton servicepartner i sex länder rengör, packar om och provar på plats. Ring [supporten](/support).
`,
  de: `
# Service und Dichtungen

? Wie oft müssen Dichtungen erneuert werden?
Eine feste Frist gibt es nicht: Temperatur, Druck und Reinigung entscheiden. Sehen Sie das Gerät einmal im Jahr durch. Tropfen am Rand, hartes oder rissiges Gummi oder ein Spannmaß an der unteren Grenze zeigen, dass es Zeit ist.

? Dürfen wir die Dichtungen selbst erneuern?
Ja, mit geschultem Personal. Das Gerät muss kälter als 40 °C, drucklos und entleert sein. Jedem [Neubedichtungssatz](category:regasketing) liegt die Spanntabelle bei; die Anleitung „Neubedichtung Schritt für Schritt“ steht bei seinen Dokumenten.

? Wie lange lassen sich Dichtungen lagern?
Bis zu drei Jahre ab dem Datum auf dem Beutel, wenn sie darin bleiben, kühl, trocken und dunkel, fern von Elektromotoren. Hängen Sie sie nie auf.

? Wie reinige ich die Platten?
Mit einem [Reinigungssatz](category:cleaning) für Ihren Belag: dem Entkalkungssatz für Kalk, dem Entfettungssatz für Öl. Verwenden Sie auf Edelstahl nie Salzsäure oder Stahlbürsten.

? Kommt jemand in unseren Betrieb?
Ja. Unsere Techniker und vierzehn Servicepartner in sechs Ländern reinigen, dichten neu und prüfen vor Ort. Rufen Sie den [Kundendienst](/support) an.
`,
  fr: `
# Service et joints

? Quand faut-il remplacer les joints ?
Il n’y a pas de délai fixe : la température, la pression et le nettoyage décident. Examinez l’appareil une fois par an. Des gouttes au bord, un caoutchouc dur ou fissuré, ou une cote de serrage à sa limite inférieure disent qu’il est temps.

? Pouvons-nous remplacer les joints nous-mêmes ?
Oui, avec des personnes formées. L’appareil doit être à moins de 40 °C, sans pression et vidangé. Chaque [kit de remplacement de joints](category:regasketing) contient le tableau de serrage ; l’instruction « Remplacement des joints pas à pas » est parmi ses documents.

? Combien de temps les joints se conservent-ils ?
Jusqu’à trois ans après la date du sachet, s’ils y restent, au frais, au sec et dans l’obscurité, loin des moteurs électriques. Ne les suspendez jamais.

? Comment nettoyer les plaques ?
Avec un [kit de nettoyage](category:cleaning) adapté à votre dépôt : le kit de détartrage pour le calcaire, le kit de dégraissage pour l’huile. Jamais d’acide chlorhydrique ni de brosse en acier sur l’inox.

? Quelqu’un vient-il dans notre usine ?
Oui. Nos techniciens et quatorze partenaires de service dans six pays nettoient, remplacent les joints et éprouvent sur place. Appelez l’[assistance](/support).
`,
  nl: `
# Service en pakkingen

? Hoe vaak moeten pakkingen worden vervangen?
Er is geen vaste termijn: temperatuur, druk en reiniging bepalen het. Kijk de wisselaar eens per jaar na. Druppels langs de rand, hard of gescheurd rubber of een spanmaat aan de ondergrens betekenen dat het tijd is.

? Mogen wij de pakkingen zelf vervangen?
Ja, met opgeleid personeel. De wisselaar moet kouder zijn dan 40 °C, drukloos en afgetapt. Bij elke [herpakkingsset](category:regasketing) zit de spantabel; de instructie ‘Herpakken stap voor stap’ staat bij de documenten.

? Hoelang kunt u pakkingen bewaren?
Tot drie jaar na de datum op de zak, als ze daarin blijven, koel, droog en donker, uit de buurt van elektromotoren. Hang ze nooit op.

? Hoe reinig ik de platen?
Met een [reinigingsset](category:cleaning) voor uw soort aanslag: de ontkalkingsset voor kalk, de ontvettingsset voor olie. Gebruik nooit zoutzuur of staalborstels op roestvast staal.

? Komt er iemand bij ons langs?
Ja. Onze eigen monteurs en veertien servicepartners in zes landen reinigen, herpakken en beproeven ter plaatse. Bel de [klantenservice](/support).
`,
  'pt-BR': `
# Serviço e gaxetas

? Com que frequência as gaxetas devem ser trocadas?
Não há prazo fixo: temperatura, pressão e limpeza decidem. Examine a unidade uma vez por ano. Gotas na borda, borracha dura ou trincada ou uma medida de aperto no limite inferior mostram que chegou a hora.

? Podemos trocar as gaxetas nós mesmos?
Sim, com pessoal treinado. A unidade deve estar abaixo de 40 °C, sem pressão e drenada. Cada [kit de troca de gaxetas](category:regasketing) traz a tabela de aperto; a instrução “Troca de gaxetas passo a passo” está entre os documentos dele.

? Por quanto tempo as gaxetas podem ser guardadas?
Até três anos da data da embalagem, se ficarem nela, em lugar fresco, seco e escuro, longe de motores elétricos. Nunca as pendure.

? Como limpo as placas?
Com um [kit de limpeza](category:cleaning) próprio para a sua incrustação: o de descalcificação para calcário, o de desengraxe para óleo. Nunca use ácido clorídrico nem escova de aço em aço inoxidável.

? Alguém vem à nossa fábrica?
Sim. Nossos técnicos e catorze parceiros de serviço em seis países limpam, trocam gaxetas e testam no local. Ligue para o [suporte](/support).
`,
  'sr-Latn': `
# Servis i zaptivke

? Koliko često se menjaju zaptivke?
Nema stalnog roka: odlučuju temperatura, pritisak i čišćenje. Pregledajte izmenjivač jednom godišnje. Kapi po ivici, tvrda ili ispucala guma ili mera zatezanja na donjoj granici znače da je vreme.

? Smemo li sami da menjamo zaptivke?
Da, sa obučenim ljudima. Izmenjivač mora biti hladniji od 40 °C, bez pritiska i ispražnjen. Uz svaki [komplet za zamenu zaptivki](category:regasketing) ide tabela zatezanja; uputstvo „Zamena zaptivki korak po korak” je među njegovim dokumentima.

? Koliko dugo zaptivke mogu da stoje?
Do tri godine od datuma na kesi, ako ostanu u njoj, na hladnom, suvom i tamnom mestu, dalje od elektromotora. Nikada ih ne vešajte.

? Kako da očistim ploče?
[Kompletom za čišćenje](category:cleaning) za vašu vrstu naslaga: kompletom za uklanjanje kamenca ili kompletom za odmašćivanje. Na nerđajućem čeliku nikada ne koristite sonu kiselinu ni čelične četke.

? Dolazi li neko u naše postrojenje?
Da. Naši serviseri i četrnaest servisnih partnera u šest zemalja čiste, menjaju zaptivke i ispituju na licu mesta. Pozovite [podršku](/support).
`,
};
