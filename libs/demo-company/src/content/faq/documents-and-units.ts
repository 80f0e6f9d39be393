export const documentsAndUnits = {
  en: `
# Documents and units

? Where do I find drawings and manuals?
On the page of the article, under documents: data sheet, dimension drawing as PDF, outline for your CAD system as DXF, manual and certificates. All of them are free and need no sign-in.

? Can I see measures in psi and inches?
Yes. Choose US under measures at the foot of any page. The choice stays in your browser.

? Do you supply certificates for a unit?
The declaration of conformity of a series is on its pages. Material certificates and test records of a single unit we send on request; [write to us](/message) with the serial number.

? Where is the serial number?
On the nameplate at the front of the fixed frame plate. On brazed units it is on the label at the side, on shell-and-tube units on the shell beside the upper connection.

? Do you still have parts for earlier series?
Yes. Gaskets and plates for every series, also those no longer made, are in stock or pressed to order. Search for the old article number.
`,
  sv: `
# Dokument och växlare

? Var hittar jag ritningar och manualer?
På artikelns sida, under dokument: datablad, måttritning som PDF, kontur till ditt CAD-system som DXF, manual och intyg. Allt är gratis och kräver ingen inloggning.

? Kan jag se mått i psi och tum?
Ja. Välj US under mått längst ned på varje sida. Valet sparas i din webbläsare.

? Levererar ni intyg för en växlare?
Försäkran om överensstämmelse för en serie finns på dess sidor. Materialintyg och provningsprotokoll för en enskild växlare skickar vi på begäran; [skriv till oss](/message) med serienumret.

? Var finns serienumret?
På märkskylten framtill på den fasta stativplattan. På lödda växlare sitter det på etiketten på sidan, på tubvärmeväxlare på manteln bredvid den övre anslutningen.

? Har ni fortfarande delar till tidigare serier?
Ja. Packningar och plattor till alla serier, även de som inte längre tillverkas, finns i lager eller pressas på beställning. Sök på det gamla artikelnumret.
`,
  de: `
# Dokumente und Geräte

? Wo finde ich Zeichnungen und Anleitungen?
Auf der Seite des Artikels unter Dokumente: Datenblatt, Maßzeichnung als PDF, Umriss für Ihr CAD-System als DXF, Anleitung und Bescheinigungen. Alles ist kostenlos und ohne Anmeldung zugänglich.

? Kann ich Maße in psi und Zoll sehen?
Ja. Wählen Sie US bei den Maßen am Fuß jeder Seite. Ihr Browser merkt sich die Wahl.

? Liefern Sie Bescheinigungen zu einem Gerät?
Die Konformitätserklärung einer Baureihe steht auf ihren Seiten. Werkstoffzeugnisse und Prüfprotokolle eines einzelnen Geräts schicken wir auf Anfrage; [schreiben Sie uns](/message) die Seriennummer.

? Wo steht die Seriennummer?
Auf dem Typenschild vorn an der festen Gestellplatte. Bei gelöteten Geräten steht sie auf dem Etikett an der Seite, bei Rohrbündelwärmetauschern auf dem Mantel neben dem oberen Anschluss.

? Gibt es noch Teile für frühere Baureihen?
Ja. Dichtungen und Platten aller Baureihen, auch der früheren, liegen am Lager oder werden auf Bestellung gepresst. Suchen Sie nach der alten Artikelnummer.
`,
  fr: `
# Documents et appareils

? Où trouver les plans et les manuels ?
Sur la page de l’article, sous documents : fiche technique, plan d’encombrement en PDF, contour pour votre CAO en DXF, manuel et certificats. Tout est gratuit et sans connexion.

? Puis-je voir les mesures en psi et en pouces ?
Oui. Choisissez US sous mesures au bas de chaque page. Votre navigateur retient ce choix.

? Fournissez-vous des certificats pour un appareil ?
La déclaration de conformité d’une série se trouve sur ses pages. Nous envoyons sur demande les certificats matière et les procès-verbaux d’essai d’un appareil ; [écrivez-nous](/message) le numéro de série.

? Où se trouve le numéro de série ?
Sur la plaque signalétique, à l’avant du plateau fixe. Sur les appareils brasés, il est sur l’étiquette latérale ; sur les échangeurs tubulaires, sur la calandre à côté du raccord supérieur.

? Avez-vous encore des pièces pour les anciennes séries ?
Oui. Les joints et plaques de toutes les séries, même anciennes, sont en stock ou pressés à la commande. Cherchez l’ancienne référence.
`,
  nl: `
# Documenten en wisselaars

? Waar vind ik tekeningen en handleidingen?
Op de pagina van het artikel, bij documenten: gegevensblad, maattekening als PDF, omtrek voor uw CAD-systeem als DXF, handleiding en certificaten. Alles is gratis en zonder inloggen te openen.

? Kan ik maten in psi en inches zien?
Ja. Kies US bij maten onder aan elke pagina. De keuze blijft in uw browser bewaard.

? Levert u certificaten bij een wisselaar?
De conformiteitsverklaring van een serie staat op de pagina’s van die serie. Materiaalcertificaten en testrapporten van een afzonderlijke wisselaar sturen wij op aanvraag; [schrijf ons](/message) het serienummer.

? Waar staat het serienummer?
Op het typeplaatje aan de voorkant van de vaste frameplaat. Bij gesoldeerde wisselaars staat het op het etiket aan de zijkant, bij pijpenwarmtewisselaars op de mantel naast de bovenste aansluiting.

? Hebt u nog onderdelen voor eerdere series?
Ja. Pakkingen en platen voor alle series, ook de eerdere, liggen op voorraad of worden op bestelling geperst. Zoek op het oude artikelnummer.
`,
  'pt-BR': `
# Documentos e unidades

? Onde encontro desenhos e manuais?
Na página do item, em documentos: folha de dados, desenho dimensional em PDF, contorno para o seu CAD em DXF, manual e certificados. Tudo é gratuito e não exige cadastro.

? Posso ver medidas em psi e polegadas?
Sim. Escolha EUA em medidas, no rodapé de qualquer página. O navegador guarda a escolha.

? Vocês fornecem certificados de uma unidade?
A declaração de conformidade de uma série está nas páginas dela. Certificados de material e relatórios de teste de uma unidade enviamos a pedido; [escreva para nós](/message) com o número de série.

? Onde está o número de série?
Na plaqueta, na frente da placa fixa do pedestal. Nas unidades brasadas, na etiqueta lateral; nos trocadores casco e tubos, no casco, ao lado da conexão superior.

? Ainda há peças para as séries anteriores?
Sim. Gaxetas e placas de todas as séries, inclusive as anteriores, estão em estoque ou são prensadas sob encomenda. Busque pelo código antigo.
`,
  'sr-Latn': `
# Dokumenti i izmenjivači

? Gde su crteži i uputstva?
Na stranici artikla, pod dokumentima: list sa podacima, merni crtež u formatu PDF, kontura za vaš CAD u formatu DXF, uputstvo i sertifikati. Sve je besplatno i bez prijave.

? Mogu li da vidim mere u psi i inčima?
Da. Izaberite SAD pod merama u dnu svake stranice. Pregledač pamti izbor.

? Izdajete li sertifikate za izmenjivač?
Izjava o usaglašenosti serije nalazi se na njenim stranicama. Sertifikate materijala i zapisnike o ispitivanju pojedinog izmenjivača šaljemo na zahtev; [pišite nam](/message) serijski broj.

? Gde je serijski broj?
Na natpisnoj pločici, na prednjoj strani nepokretne ploče okvira. Kod lemljenih izmenjivača je na nalepnici sa strane, kod cevnih na plaštu pored gornjeg priključka.

? Imate li još delova za ranije serije?
Da. Zaptivke i ploče za sve serije, i za one koje se više ne prave, na stanju su ili se presuju po porudžbini. Tražite po starom broju artikla.
`,
};
