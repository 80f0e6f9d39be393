import { page } from './written.ts';

/** `/accessibility`: the law depends on the country; languages of a single country have only its law. */
export const accessibility = page('accessibility', '2026-11-20', {
  en: `
# Accessibility statement
{company} wants everybody to be able to use this shop, with a keyboard, a screen reader, enlarged text or in whatever way suits you.

## What we aim at
@NL The shop is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and to the European standard EN 301 549. With this statement we also answer the European Accessibility Act, which applies to shops that sell to consumers.
@GB,US The shop is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The European Accessibility Act does not apply in this market; we follow the same rules here nevertheless.

## How far we are
The shop meets these requirements in part: what does not is listed below. This is the result of our own tests on 20 November 2026, with automatic checks of every page in light and dark colours, with the keyboard alone, at 320 pixels width and at 200 percent text size. No outside body has tested the shop yet.

## What does not work well yet
- Dimension drawings are pictures. The measures in them are also given as a table; the shape itself is not described in words.
- DXF files are made for CAD programs and cannot be read aloud. The PDF of the same drawing gives the measures as text.
- Reviews appear in the language in which they were written.
- Signing in takes place on separate pages of our sign-in service. If something there hinders you, tell us as well.

## Other providers
The shop loads no content of other providers: no chat, no maps, no videos, no advertising. Should that change, this statement will name them and what we found when testing them.

## Tell us
Does something hinder you, or do you need a document in another form? [Send us a message](/message), write to [{email}](mailto:{email}) or call [{phone}](tel:{phone}). We answer within five working days.

## If our answer is not enough
@NL You can turn to the authority in your country that supervises the accessibility of products and services.
@GB You can turn to the body for equality and human rights in your part of the United Kingdom.
@US You can turn to the federal or state agency that enforces the rights of people with disabilities.
`,
  sv: `
# Tillgänglighetsredogörelse
{company} vill att alla ska kunna använda den här webbutiken, med tangentbord, skärmläsare, förstorad text eller på det sätt som passar dig.

## Vårt mål
Webbutiken är byggd enligt Web Content Accessibility Guidelines (WCAG) 2.2, nivå AA, och den europeiska standarden EN 301 549. Med den här redogörelsen uppfyller vi också kraven i EU:s tillgänglighetsdirektiv, som gäller för webbutiker som säljer till konsumenter.

## Så långt har vi kommit
Webbutiken uppfyller kraven delvis: det som brister står nedan. Det är resultatet av våra egna tester den 20 november 2026, med automatisk kontroll av varje sida i ljusa och mörka färger, med enbart tangentbord, med 320 bildpunkters bredd och med 200 procents textstorlek. Ingen utomstående har ännu granskat webbutiken.

## Det som inte fungerar så bra än
- Måttritningar är bilder. Måtten i dem finns också i en tabell; själva formen beskrivs inte i ord.
- DXF-filer är gjorda för CAD-program och kan inte läsas upp. Samma ritning som PDF anger måtten som text.
- Omdömen visas på det språk de skrevs på.
- Inloggningen sker på egna sidor hos vår inloggningstjänst. Säg till även om något där är ett hinder.

## Andra leverantörer
Webbutiken laddar inget innehåll från andra leverantörer: ingen chatt, inga kartor, inga filmer, ingen reklam. Om det ändras anger vi dem här, och vad vi kom fram till när vi testade dem.

## Hör av dig
Är något ett hinder, eller behöver du ett dokument i annan form? [Skicka ett meddelande](/message), skriv till [{email}](mailto:{email}) eller ring [{phone}](tel:{phone}). Vi svarar inom fem arbetsdagar.

## Om vårt svar inte räcker
Du kan vända dig till den myndighet i ditt land som har tillsyn över produkters och tjänsters tillgänglighet.
`,
  de: `
# Erklärung zur Barrierefreiheit
{company} möchte, dass alle diesen Shop nutzen können, mit der Tastatur, mit einem Screenreader, mit vergrößerter Schrift oder auf die Art, die Ihnen passt.

## Unser Ziel
Der Shop ist nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach der europäischen Norm EN 301 549 gebaut. Mit dieser Erklärung kommen wir auch dem europäischen Rechtsakt zur Barrierefreiheit nach, der für Shops gilt, die an Verbraucher verkaufen.

## Wie weit wir sind
Der Shop erfüllt diese Anforderungen teilweise: Was fehlt, steht unten. Das ist das Ergebnis unserer eigenen Prüfungen am 20. November 2026, mit automatischen Prüfungen jeder Seite in hellen und dunklen Farben, allein mit der Tastatur, bei 320 Pixel Breite und bei 200 Prozent Schriftgröße. Eine Stelle von außen hat den Shop noch nicht geprüft.

## Was noch nicht gut funktioniert
- Maßzeichnungen sind Bilder. Die Maße darin stehen auch in einer Tabelle; die Form selbst ist nicht in Worten beschrieben.
- DXF-Dateien sind für CAD-Programme gemacht und lassen sich nicht vorlesen. Das PDF derselben Zeichnung nennt die Maße als Text.
- Bewertungen erscheinen in der Sprache, in der sie geschrieben wurden.
- Die Anmeldung geschieht auf eigenen Seiten unseres Anmeldedienstes. Wenn Sie dort etwas behindert, sagen Sie uns das bitte auch.

## Andere Anbieter
Der Shop lädt keine Inhalte anderer Anbieter: keinen Chat, keine Karten, keine Videos, keine Werbung. Sollte sich das ändern, nennt diese Erklärung sie und was wir bei ihrer Prüfung gefunden haben.

## Sagen Sie es uns
Behindert Sie etwas, oder brauchen Sie ein Dokument in anderer Form? [Senden Sie uns eine Nachricht](/message), schreiben Sie an [{email}](mailto:{email}) oder rufen Sie [{phone}](tel:{phone}) an. Wir antworten innerhalb von fünf Arbeitstagen.

## Wenn unsere Antwort nicht genügt
Sie können sich an die Behörde in Ihrem Land wenden, die die Barrierefreiheit von Produkten und Dienstleistungen überwacht.
`,
  fr: `
# Déclaration d’accessibilité
{company} veut que chacun puisse utiliser cette boutique, au clavier, avec un lecteur d’écran, avec un texte agrandi ou de la manière qui lui convient.

## Ce que nous visons
La boutique est construite selon les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, et la norme européenne EN 301 549. Par cette déclaration, nous répondons aussi à la directive européenne sur l’accessibilité, qui s’applique aux boutiques vendant aux consommateurs.

## Où nous en sommes
La boutique respecte ces exigences en partie : ce qui manque est indiqué plus bas. C’est le résultat de nos propres essais du 20 novembre 2026, avec des contrôles automatiques de chaque page en couleurs claires et sombres, au clavier seul, à 320 pixels de large et avec un texte à 200 pour cent. Aucun organisme extérieur n’a encore contrôlé la boutique.

## Ce qui ne fonctionne pas encore bien
- Les plans d’encombrement sont des images. Leurs cotes figurent aussi dans un tableau ; la forme elle-même n’est pas décrite en mots.
- Les fichiers DXF sont faits pour la CAO et ne peuvent pas être lus à voix haute. Le PDF du même plan donne les cotes en texte.
- Les avis apparaissent dans la langue où ils ont été écrits.
- La connexion se fait sur des pages séparées de notre service de connexion. Si quelque chose vous y gêne, dites-le-nous aussi.

## Autres fournisseurs
La boutique ne charge aucun contenu d’autres fournisseurs : ni chat, ni cartes, ni vidéos, ni publicité. Si cela change, cette déclaration les nommera, avec le résultat de nos essais.

## Dites-le-nous
Quelque chose vous gêne, ou il vous faut un document sous une autre forme ? [Envoyez-nous un message](/message), écrivez à [{email}](mailto:{email}) ou appelez le [{phone}](tel:{phone}). Nous répondons sous cinq jours ouvrés.

## Si notre réponse ne suffit pas
Vous pouvez vous adresser à l’autorité de votre pays qui contrôle l’accessibilité des produits et services.
`,
  nl: `
# Toegankelijkheidsverklaring
{company} wil dat iedereen deze webshop kan gebruiken, met een toetsenbord, een schermlezer, vergrote tekst of op de manier die u past.

## Waar wij naar streven
De webshop is gebouwd volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA, en de Europese norm EN 301 549. Met deze verklaring voldoen wij ook aan de Europese toegankelijkheidsrichtlijn, die geldt voor webshops die aan consumenten verkopen.

## Hoe ver wij zijn
De webshop voldoet gedeeltelijk aan deze eisen: wat ontbreekt, staat hieronder. Dit is het resultaat van onze eigen tests op 20 november 2026, met automatische controle van elke pagina in lichte en donkere kleuren, met alleen het toetsenbord, bij een breedte van 320 pixels en bij een tekstgrootte van 200 procent. Een externe partij heeft de webshop nog niet getest.

## Wat nog niet goed werkt
- Maattekeningen zijn afbeeldingen. De maten erin staan ook in een tabel; de vorm zelf is niet in woorden beschreven.
- DXF-bestanden zijn gemaakt voor CAD-programma’s en kunnen niet worden voorgelezen. De PDF van dezelfde tekening geeft de maten als tekst.
- Beoordelingen verschijnen in de taal waarin ze zijn geschreven.
- Inloggen gebeurt op aparte pagina’s van onze inlogdienst. Loopt u daar ergens tegenaan, laat het ons dan ook weten.

## Andere aanbieders
De webshop laadt geen inhoud van andere aanbieders: geen chat, geen kaarten, geen video’s, geen reclame. Mocht dat veranderen, dan noemt deze verklaring ze, met wat wij bij het testen hebben gevonden.

## Laat het ons weten
Belemmert iets u, of hebt u een document in een andere vorm nodig? [Stuur ons een bericht](/message), schrijf naar [{email}](mailto:{email}) of bel [{phone}](tel:{phone}). Wij antwoorden binnen vijf werkdagen.

## Als ons antwoord niet voldoet
U kunt zich wenden tot de instantie in uw land die toeziet op de toegankelijkheid van producten en diensten.
`,
  'pt-BR': `
# Declaração de acessibilidade
A {company} quer que todas as pessoas possam usar esta loja, com teclado, leitor de tela, texto ampliado ou da maneira que preferirem.

## O que buscamos
A loja é construída conforme as Web Content Accessibility Guidelines (WCAG) 2.2, nível AA. A lei europeia de acessibilidade não se aplica neste mercado; mesmo assim seguimos aqui as mesmas regras.

## Onde estamos
A loja atende a esses requisitos em parte: o que falta está abaixo. É o resultado dos nossos próprios testes de 20 de novembro de 2026, com verificação automática de cada página em cores claras e escuras, só com o teclado, com 320 pixels de largura e com o texto a 200 por cento. Nenhum órgão externo testou a loja até agora.

## O que ainda não funciona bem
- Os desenhos dimensionais são imagens. As medidas deles também estão em uma tabela; a forma em si não é descrita em palavras.
- Os arquivos DXF são feitos para programas de CAD e não podem ser lidos em voz alta. O PDF do mesmo desenho traz as medidas em texto.
- As avaliações aparecem no idioma em que foram escritas.
- A entrada acontece em páginas separadas do nosso serviço de entrada. Se algo ali atrapalhar você, avise também.

## Outros fornecedores
A loja não carrega conteúdo de outros fornecedores: nem chat, nem mapas, nem vídeos, nem publicidade. Se isso mudar, esta declaração dirá quais são e o que encontramos ao testá-los.

## Fale conosco
Algo atrapalha você, ou precisa de um documento em outro formato? [Envie uma mensagem](/message), escreva para [{email}](mailto:{email}) ou ligue para [{phone}](tel:{phone}). Respondemos em cinco dias úteis.

## Se a nossa resposta não bastar
Você pode recorrer ao órgão público de defesa dos direitos da pessoa com deficiência.
`,
  'sr-Latn': `
# Izjava o pristupačnosti
{company} želi da svako može da koristi ovu prodavnicu, tastaturom, čitačem ekrana, sa uvećanim tekstom ili na način koji mu odgovara.

## Čemu težimo
Prodavnica je napravljena prema smernicama Web Content Accessibility Guidelines (WCAG) 2.2, nivo AA. Evropski akt o pristupačnosti ne važi na ovom tržištu; i ovde se ipak držimo istih pravila.

## Dokle smo stigli
Prodavnica delimično ispunjava ove zahteve: ono što nedostaje navedeno je niže. To je rezultat naših ispitivanja od 20. novembra 2026, sa automatskom proverom svake stranice u svetlim i tamnim bojama, samo tastaturom, pri širini od 320 piksela i pri veličini teksta od 200 odsto. Nijedna nezavisna ustanova još nije ispitala prodavnicu.

## Šta još ne radi dobro
- Merni crteži su slike. Njihove mere su i u tabeli; sam oblik nije opisan rečima.
- DXF datoteke su namenjene CAD programima i ne mogu se čitati naglas. PDF istog crteža sadrži mere kao tekst.
- Recenzije su na jeziku na kom su napisane.
- Prijava se obavlja na zasebnim stranicama naše službe za prijavu. Ako vas nešto tamo ometa, recite nam i to.

## Drugi pružaoci
Prodavnica ne učitava sadržaj drugih pružalaca: ni ćaskanje, ni mape, ni video, ni reklame. Ako se to promeni, ova izjava će ih navesti, kao i šta smo našli kada smo ih ispitali.

## Recite nam
Nešto vas ometa ili vam treba dokument u drugom obliku? [Pošaljite nam poruku](/message), pišite na [{email}](mailto:{email}) ili pozovite [{phone}](tel:{phone}). Odgovaramo u roku od pet radnih dana.

## Ako naš odgovor nije dovoljan
Možete se obratiti državnom organu nadležnom za zaštitu ravnopravnosti.
`,
});
