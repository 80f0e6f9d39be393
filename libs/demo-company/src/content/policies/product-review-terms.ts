import { page } from '../written.ts';

/** `/product-review-terms`. */
export const productReviewTerms = page('product-review-terms', '2026-09-21', {
  en: `
# Terms for reviews

## 1. Who can write
Anybody with an account can give one to five stars and add a text. We do not check whether the writer has bought the product. Employees of {company} and its group write no reviews.

## 2. What helps others
Say for what you use the product, for how long, and what went well or badly. Be fair and stay with the facts.

## 3. What does not belong there
- Insults, threats, advertising and links
- Names, addresses or telephone numbers of people
- Business secrets of your company or others
- Anything that the law forbids or that you have not written yourself
Complaints and questions about an order are quicker with [support](/support).

## 4. What we show
We show stars, text, the name you chose for it, the date and the language. We do not show your e-mail address. The average is made of all reviews that are shown, each with the same weight; we drop none because it is bad, and we pay for none.

## 5. When we remove a review
We remove reviews that break these terms, and tell the writer why. Have you found one that should go? [Write to us](/message) with the address of the page. You can also have your own removed at any time.

## 6. Rights
Your text stays yours. You allow us to show it in our shops, also translated, for as long as it is not removed.

## 7. Personal data
What we store with a review is in the [privacy policy](/privacypolicy).
`,
  sv: `
# Villkor för omdömen

## 1. Vem som kan skriva
Alla med ett konto kan ge en till fem stjärnor och lägga till en text. Vi kontrollerar inte om den som skriver har köpt produkten. Anställda i {company} och dess koncern skriver inga omdömen.

## 2. Det som hjälper andra
Berätta vad du använder produkten till, hur länge, och vad som gick bra eller dåligt. Var rättvis och håll dig till fakta.

## 3. Det som inte hör hemma där
- Förolämpningar, hot, reklam och länkar
- Namn, adresser eller telefonnummer till personer
- Affärshemligheter, dina egna eller andras
- Sådant som lagen förbjuder eller som du inte har skrivit själv
Klagomål och frågor om en beställning går snabbare hos [supporten](/support).

## 4. Det vi visar
Vi visar stjärnor, text, namnet du valde, datum och språk. Din e-postadress visar vi inte. Medelvärdet räknas på alla omdömen som visas, och alla väger lika; vi tar inte bort något för att det är dåligt, och vi betalar inte för något.

## 5. När vi tar bort ett omdöme
Vi tar bort omdömen som bryter mot villkoren och talar om varför för den som skrev. Har du hittat ett som borde bort? [Skriv till oss](/message) med sidans adress. Du kan också när som helst få ditt eget borttaget.

## 6. Rättigheter
Texten är fortfarande din. Du tillåter oss att visa den i våra webbutiker, även översatt, så länge den inte är borttagen.

## 7. Personuppgifter
Vad vi sparar tillsammans med ett omdöme står i [integritetspolicyn](/privacypolicy).
`,
  de: `
# Bedingungen für Bewertungen

## 1. Wer schreiben kann
Wer ein Konto hat, kann einen bis fünf Sterne geben und einen Text hinzufügen. Wir prüfen nicht, ob die Person das Produkt gekauft hat. Beschäftigte von {company} und ihrem Konzern schreiben keine Bewertungen.

## 2. Was anderen hilft
Schreiben Sie, wofür Sie das Produkt verwenden, seit wann, und was gut oder schlecht ging. Seien Sie fair und bleiben Sie bei den Tatsachen.

## 3. Was nicht hineingehört
- Beleidigungen, Drohungen, Werbung und Links
- Namen, Adressen oder Telefonnummern von Personen
- Geschäftsgeheimnisse Ihres Unternehmens oder anderer
- Alles, was das Recht verbietet oder was Sie nicht selbst geschrieben haben
Beschwerden und Fragen zu einer Bestellung klärt der [Kundendienst](/support) schneller.

## 4. Was wir zeigen
Wir zeigen Sterne, Text, den Namen, den Sie dafür gewählt haben, Datum und Sprache. Ihre E-Mail-Adresse zeigen wir nicht. Der Durchschnitt entsteht aus allen gezeigten Bewertungen, jede zählt gleich; wir lassen keine weg, weil sie schlecht ist, und bezahlen für keine.

## 5. Wann wir eine Bewertung entfernen
Wir entfernen Bewertungen, die gegen diese Bedingungen verstoßen, und sagen der Verfasserin oder dem Verfasser, warum. Haben Sie eine solche gefunden? [Schreiben Sie uns](/message) die Adresse der Seite. Auch Ihre eigene können Sie jederzeit entfernen lassen.

## 6. Rechte
Ihr Text bleibt Ihr Text. Sie erlauben uns, ihn in unseren Shops zu zeigen, auch übersetzt, solange er nicht entfernt ist.

## 7. Personenbezogene Daten
Was wir mit einer Bewertung speichern, steht in der [Datenschutzerklärung](/privacypolicy).
`,
  fr: `
# Conditions des avis

## 1. Qui peut écrire
Toute personne ayant un compte peut donner une à cinq étoiles et ajouter un texte. Nous ne vérifions pas si l’auteur a acheté le produit. Le personnel de {company} et de son groupe n’écrit pas d’avis.

## 2. Ce qui aide les autres
Dites à quoi vous sert le produit, depuis quand, et ce qui s’est bien ou mal passé. Soyez juste et tenez-vous-en aux faits.

## 3. Ce qui n’y a pas sa place
- Les insultes, les menaces, la publicité et les liens
- Les noms, adresses ou numéros de téléphone de personnes
- Les secrets d’affaires de votre entreprise ou d’autres
- Ce que la loi interdit ou que vous n’avez pas écrit vous-même
Les réclamations et les questions sur une commande vont plus vite par l’[assistance](/support).

## 4. Ce que nous affichons
Nous affichons les étoiles, le texte, le nom que vous avez choisi, la date et la langue. Nous n’affichons pas votre adresse e-mail. La moyenne est faite de tous les avis affichés, chacun comptant autant ; nous n’en écartons aucun parce qu’il est mauvais, et nous n’en payons aucun.

## 5. Quand nous retirons un avis
Nous retirons les avis contraires à ces conditions et disons pourquoi à leur auteur. Vous en avez trouvé un ? [Écrivez-nous](/message) l’adresse de la page. Vous pouvez aussi faire retirer le vôtre à tout moment.

## 6. Droits
Votre texte reste à vous. Vous nous autorisez à l’afficher dans nos boutiques, aussi traduit, tant qu’il n’est pas retiré.

## 7. Données personnelles
Ce que nous enregistrons avec un avis figure dans la [politique de confidentialité](/privacypolicy).
`,
  nl: `
# Voorwaarden voor beoordelingen

## 1. Wie kan schrijven
Iedereen met een account kan één tot vijf sterren geven en een tekst toevoegen. Wij controleren niet of de schrijver het product heeft gekocht. Medewerkers van {company} en de groep schrijven geen beoordelingen.

## 2. Wat anderen helpt
Vertel waarvoor u het product gebruikt, hoelang al, en wat goed of slecht ging. Wees eerlijk en blijf bij de feiten.

## 3. Wat er niet in hoort
- Beledigingen, bedreigingen, reclame en links
- Namen, adressen of telefoonnummers van personen
- Bedrijfsgeheimen van uw bedrijf of van anderen
- Alles wat de wet verbiedt of wat u niet zelf hebt geschreven
Klachten en vragen over een bestelling gaan sneller via de [klantenservice](/support).

## 4. Wat wij tonen
Wij tonen sterren, tekst, de naam die u ervoor hebt gekozen, datum en taal. Uw e-mailadres tonen wij niet. Het gemiddelde komt uit alle getoonde beoordelingen, die allemaal even zwaar tellen; wij laten er geen weg omdat hij slecht is, en betalen voor geen enkele.

## 5. Wanneer wij een beoordeling verwijderen
Wij verwijderen beoordelingen die tegen deze voorwaarden ingaan, en zeggen de schrijver waarom. Hebt u er een gevonden die weg moet? [Schrijf ons](/message) het adres van de pagina. U kunt ook uw eigen beoordeling altijd laten verwijderen.

## 6. Rechten
Uw tekst blijft van u. U staat ons toe hem in onze webshops te tonen, ook vertaald, zolang hij niet is verwijderd.

## 7. Persoonsgegevens
Wat wij bij een beoordeling bewaren, staat in het [privacybeleid](/privacypolicy).
`,
  'pt-BR': `
# Termos das avaliações

## 1. Quem pode escrever
Quem tem uma conta pode dar de uma a cinco estrelas e acrescentar um texto. Não verificamos se quem escreve comprou o produto. Funcionários da {company} e de seu grupo não escrevem avaliações.

## 2. O que ajuda os outros
Diga para que você usa o produto, há quanto tempo, e o que foi bem ou mal. Seja justo e fique nos fatos.

## 3. O que não cabe ali
- Ofensas, ameaças, publicidade e links
- Nomes, endereços ou telefones de pessoas
- Segredos da sua empresa ou de outras
- O que a lei proíbe ou o que você não escreveu
Reclamações e perguntas sobre um pedido andam mais rápido com o [suporte](/support).

## 4. O que mostramos
Mostramos estrelas, texto, o nome que você escolheu, data e idioma. Não mostramos seu e-mail. A média inclui todas as avaliações exibidas, com o mesmo peso; não omitimos nenhuma por ser ruim e não pagamos por nenhuma.

## 5. Quando removemos uma avaliação
Removemos avaliações que violam estes termos e dizemos o motivo a quem escreveu. Encontrou uma assim? [Escreva para nós](/message) com o endereço da página. Você também pode pedir a remoção da sua a qualquer momento.

## 6. Direitos
Seu texto continua seu. Você nos permite mostrá-lo em nossas lojas, também traduzido, enquanto não for removido.

## 7. Dados pessoais
O que guardamos com uma avaliação está na [política de privacidade](/privacypolicy).
`,
  'sr-Latn': `
# Uslovi za recenzije

## 1. Ko može da piše
Svako ko ima nalog može da da od jedne do pet zvezdica i doda tekst. Ne proveravamo da li je autor kupio proizvod. Zaposleni u firmi {company} i njenoj grupi ne pišu recenzije.

## 2. Šta pomaže drugima
Napišite za šta koristite proizvod, koliko dugo, i šta je bilo dobro ili loše. Budite pravični i držite se činjenica.

## 3. Čemu tu nije mesto
- Uvrede, pretnje, reklame i linkovi
- Imena, adrese ili telefonski brojevi ljudi
- Poslovne tajne vaše ili drugih firmi
- Ono što zakon zabranjuje ili što niste sami napisali
Žalbe i pitanja o porudžbini brže rešava [podrška](/support).

## 4. Šta prikazujemo
Prikazujemo zvezdice, tekst, ime koje ste izabrali, datum i jezik. Vašu adresu e-pošte ne prikazujemo. Prosek čine sve prikazane recenzije, sa istom težinom; nijednu ne izostavljamo zato što je loša, i nijednu ne plaćamo.

## 5. Kada uklanjamo recenziju
Uklanjamo recenzije koje krše ove uslove i autoru kažemo zašto. Našli ste takvu? [Pišite nam](/message) adresu stranice. Možete u svakom trenutku tražiti i da uklonimo vašu.

## 6. Prava
Vaš tekst ostaje vaš. Dozvoljavate nam da ga prikazujemo u našim prodavnicama, i u prevodu, dok se ne ukloni.

## 7. Podaci o ličnosti
Šta čuvamo uz recenziju piše u [politici privatnosti](/privacypolicy).
`,
});
