import { page } from '../written.ts';

/** `/cookies`: names and lifetimes as set by the shop. */
export const cookies = page('cookies', '2026-11-16', {
  en: `
# Cookies
This page names everything the shop stores in your browser. Nothing of it is used for advertising, and no other company reads or sets cookies here.

## Needed for the shop to work
- **__Host-sid** (**sid** on a connection without encryption): keeps you signed in. Until you sign out or close the browser, at most 8 hours, or 30 minutes without use.
- **signed-in**: lets the page know that somebody is signed in, without saying who. As long as **__Host-sid**.
- **country**: the market suggested to you from the languages of your browser. 365 days, or until you choose a market.
- **__Host-way-…** (**way-…**): brings you back to the page you came from when you sign in; sealed, one for each sign-in you begin. Until sign-in is finished, at most 10 minutes.
- **consent**: your answer about measuring. 365 days, then we ask again.

## Your choices
- **locale**: the country and language you chose. 365 days.
- **theme**: light or dark colours. 365 days; none if you follow your system.
- **measures**: SI or US measures. 365 days.
- **shortcuts**: that you have switched keyboard shortcuts off. 365 days.

## Storage in your browser
- **post-sign-in-action** in local storage: an unfinished form, or what you were about to do, when you have to sign in first. 60 minutes, and gone once it is done.
- **facets:…** in session storage: which filters you opened. Until you close the tab.
- **shop:reloaded-for** in session storage: that a page was loaded again after an update of the shop. Until you close the tab.

## Measuring, only with your consent
If you agree, we count which pages are used and where something fails, to improve the shop. If you do not agree, nothing is sent, and the shop works just the same. If your browser signals that you do not want to be followed (Global Privacy Control), we take that as your answer.

## Changing your mind
You can change your answer on this page at any time. You can also delete cookies in your browser; you are then signed out, and your choices are lost.
How we handle personal data is in the [privacy policy](/privacypolicy).
`,
  sv: `
# Kakor
Den här sidan räknar upp allt som webbutiken sparar i din webbläsare. Inget av det används för reklam, och inget annat företag läser eller sätter kakor här.

## Det som butiken behöver för att fungera
- **__Host-sid** (**sid** på en anslutning utan kryptering): håller dig inloggad. Tills du loggar ut eller stänger webbläsaren, högst 8 timmar eller 30 minuter utan användning.
- **signed-in**: låter sidan veta att någon är inloggad, utan att säga vem. Lika länge som **__Host-sid**.
- **country**: marknaden som föreslogs utifrån webbläsarens språk. 365 dagar, eller tills du väljer en marknad.
- **__Host-way-…** (**way-…**): leder dig tillbaka till sidan du kom från när du loggar in; förseglad, en för varje påbörjad inloggning. Tills inloggningen är klar, högst 10 minuter.
- **consent**: ditt svar om mätning. 365 dagar, sedan frågar vi igen.

## Dina val
- **locale**: landet och språket du har valt. 365 dagar.
- **theme**: ljusa eller mörka färger. 365 dagar; ingen om du följer ditt system.
- **measures**: mått i SI eller US. 365 dagar.
- **shortcuts**: att du har stängt av kortkommandon. 365 dagar.

## Lagring i din webbläsare
- **post-sign-in-action** i local storage: ett påbörjat formulär, eller det du var på väg att göra, när du först måste logga in. 60 minuter, och borta så snart det är gjort.
- **facets:…** i session storage: vilka filter du har öppnat. Tills du stänger fliken.
- **shop:reloaded-for** i session storage: att en sida laddades om efter en uppdatering av butiken. Tills du stänger fliken.

## Mätning, bara med ditt samtycke
Om du samtycker räknar vi vilka sidor som används och var något går fel, för att förbättra butiken. Om du inte samtycker skickas ingenting, och butiken fungerar precis likadant. Om din webbläsare signalerar att du inte vill bli följd (Global Privacy Control) räknar vi det som ditt svar.

## Ändra dig
Du kan när som helst ändra ditt svar på den här sidan. Du kan också ta bort kakor i webbläsaren; då loggas du ut och dina val går förlorade.
Hur vi behandlar personuppgifter står i [integritetspolicyn](/privacypolicy).
`,
  de: `
# Cookies
Diese Seite nennt alles, was der Shop in Ihrem Browser speichert. Nichts davon dient der Werbung, und kein anderes Unternehmen liest oder setzt hier Cookies.

## Für den Betrieb des Shops nötig
- **__Host-sid** (**sid** bei einer Verbindung ohne Verschlüsselung): hält Sie angemeldet. Bis Sie sich abmelden oder den Browser schließen, höchstens 8 Stunden oder 30 Minuten ohne Nutzung.
- **signed-in**: lässt die Seite wissen, dass jemand angemeldet ist, ohne zu sagen, wer. So lange wie **__Host-sid**.
- **country**: der Markt, der Ihnen nach den Sprachen Ihres Browsers vorgeschlagen wurde. 365 Tage oder bis Sie einen Markt wählen.
- **__Host-way-…** (**way-…**): bringt Sie bei der Anmeldung auf die Seite zurück, von der Sie kamen; versiegelt, eines je begonnener Anmeldung. Bis die Anmeldung beendet ist, höchstens 10 Minuten.
- **consent**: Ihre Antwort zur Messung. 365 Tage, danach fragen wir wieder.

## Ihre Einstellungen
- **locale**: das Land und die Sprache, die Sie gewählt haben. 365 Tage.
- **theme**: helle oder dunkle Farben. 365 Tage; keines, wenn Sie Ihrem System folgen.
- **measures**: Maße in SI oder US. 365 Tage.
- **shortcuts**: dass Sie Tastenkürzel abgeschaltet haben. 365 Tage.

## Speicher in Ihrem Browser
- **post-sign-in-action** im Local Storage: ein angefangenes Formular oder das, was Sie gerade tun wollten, wenn Sie sich erst anmelden müssen. 60 Minuten, und gelöscht, sobald es erledigt ist.
- **facets:…** im Session Storage: welche Filter Sie geöffnet haben. Bis Sie den Tab schließen.
- **shop:reloaded-for** im Session Storage: dass eine Seite nach einer Aktualisierung des Shops neu geladen wurde. Bis Sie den Tab schließen.

## Messung, nur mit Ihrer Einwilligung
Wenn Sie einwilligen, zählen wir, welche Seiten genutzt werden und wo etwas misslingt, um den Shop zu verbessern. Wenn nicht, wird nichts gesendet, und der Shop funktioniert genauso. Signalisiert Ihr Browser, dass Sie nicht verfolgt werden möchten (Global Privacy Control), gilt das als Ihre Antwort.

## Ihre Antwort ändern
Sie können Ihre Antwort auf dieser Seite jederzeit ändern. Sie können Cookies auch im Browser löschen; dann sind Sie abgemeldet, und Ihre Einstellungen gehen verloren.
Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacypolicy).
`,
  fr: `
# Cookies
Cette page nomme tout ce que la boutique enregistre dans votre navigateur. Rien ne sert à la publicité, et aucune autre entreprise ne lit ni ne dépose de cookies ici.

## Nécessaires au fonctionnement de la boutique
- **__Host-sid** (**sid** sur une connexion non chiffrée) : vous garde connecté. Jusqu’à votre déconnexion ou la fermeture du navigateur, 8 heures au plus, ou 30 minutes sans utilisation.
- **signed-in** : fait savoir à la page que quelqu’un est connecté, sans dire qui. Aussi longtemps que **__Host-sid**.
- **country** : le marché qui vous a été proposé d’après les langues de votre navigateur. 365 jours, ou jusqu’à ce que vous choisissiez un marché.
- **__Host-way-…** (**way-…**) : vous ramène, à la connexion, à la page d’où vous venez ; scellé, un par connexion commencée. Jusqu’à la fin de la connexion, 10 minutes au plus.
- **consent** : votre réponse sur la mesure. 365 jours, puis nous vous le demandons de nouveau.

## Vos choix
- **locale** : le pays et la langue que vous avez choisis. 365 jours.
- **theme** : couleurs claires ou sombres. 365 jours ; aucun si vous suivez votre système.
- **measures** : mesures SI ou US. 365 jours.
- **shortcuts** : que vous avez désactivé les raccourcis clavier. 365 jours.

## Stockage dans votre navigateur
- **post-sign-in-action** dans le local storage : un formulaire inachevé, ou ce que vous alliez faire, quand il faut d’abord vous connecter. 60 minutes, et effacé dès que c’est fait.
- **facets:…** dans le session storage : les filtres que vous avez ouverts. Jusqu’à la fermeture de l’onglet.
- **shop:reloaded-for** dans le session storage : le fait qu’une page a été rechargée après une mise à jour de la boutique. Jusqu’à la fermeture de l’onglet.

## Mesure, seulement avec votre consentement
Si vous acceptez, nous comptons quelles pages sont utilisées et où quelque chose échoue, pour améliorer la boutique. Si vous refusez, rien n’est envoyé, et la boutique fonctionne de la même façon. Si votre navigateur signale que vous ne voulez pas être suivi (Global Privacy Control), cela vaut réponse.

## Changer d’avis
Vous pouvez modifier votre réponse sur cette page à tout moment. Vous pouvez aussi supprimer les cookies dans votre navigateur ; vous êtes alors déconnecté, et vos choix sont perdus.
Notre traitement des données personnelles est décrit dans la [politique de confidentialité](/privacypolicy).
`,
  nl: `
# Cookies
Deze pagina noemt alles wat de webshop in uw browser bewaart. Niets daarvan dient voor reclame, en geen ander bedrijf leest of plaatst hier cookies.

## Nodig om de webshop te laten werken
- **__Host-sid** (**sid** op een verbinding zonder versleuteling): houdt u ingelogd. Tot u uitlogt of de browser sluit, hooguit 8 uur of 30 minuten zonder gebruik.
- **signed-in**: laat de pagina weten dat er iemand is ingelogd, zonder te zeggen wie. Even lang als **__Host-sid**.
- **country**: de markt die u op grond van de talen van uw browser is voorgesteld. 365 dagen, of tot u een markt kiest.
- **__Host-way-…** (**way-…**): brengt u bij het inloggen terug naar de pagina waar u vandaan kwam; verzegeld, één voor elke keer dat u begint in te loggen. Tot het inloggen klaar is, hooguit 10 minuten.
- **consent**: uw antwoord over meten. 365 dagen, daarna vragen wij het opnieuw.

## Uw keuzes
- **locale**: het land en de taal die u hebt gekozen. 365 dagen.
- **theme**: lichte of donkere kleuren. 365 dagen; geen als u uw systeem volgt.
- **measures**: maten in SI of US. 365 dagen.
- **shortcuts**: dat u sneltoetsen hebt uitgeschakeld. 365 dagen.

## Opslag in uw browser
- **post-sign-in-action** in local storage: een onvoltooid formulier, of wat u van plan was, als u eerst moet inloggen. 60 minuten, en weg zodra het gedaan is.
- **facets:…** in session storage: welke filters u hebt geopend. Tot u het tabblad sluit.
- **shop:reloaded-for** in session storage: dat een pagina na een update van de webshop opnieuw is geladen. Tot u het tabblad sluit.

## Meten, alleen met uw toestemming
Als u toestemming geeft, tellen wij welke pagina’s worden gebruikt en waar iets misgaat, om de webshop te verbeteren. Geeft u geen toestemming, dan wordt er niets verstuurd en werkt de webshop precies zo. Geeft uw browser aan dat u niet gevolgd wilt worden (Global Privacy Control), dan geldt dat als uw antwoord.

## Van gedachten veranderen
U kunt uw antwoord op deze pagina altijd wijzigen. U kunt cookies ook in uw browser verwijderen; u bent dan uitgelogd en uw keuzes gaan verloren.
Hoe wij met persoonsgegevens omgaan, staat in het [privacybeleid](/privacypolicy).
`,
  'pt-BR': `
# Cookies
Esta página nomeia tudo o que a loja guarda no seu navegador. Nada disso serve para publicidade, e nenhuma outra empresa lê ou grava cookies aqui.

## Necessários para a loja funcionar
- **__Host-sid** (**sid** em uma conexão sem criptografia): mantém você conectado. Até você sair ou fechar o navegador, no máximo 8 horas, ou 30 minutos sem uso.
- **signed-in**: informa à página que alguém está conectado, sem dizer quem. Pelo mesmo tempo que **__Host-sid**.
- **country**: o mercado sugerido a partir dos idiomas do seu navegador. 365 dias, ou até você escolher um mercado.
- **__Host-way-…** (**way-…**): leva você de volta, ao entrar, à página de onde veio; selado, um para cada entrada iniciada. Até a entrada terminar, no máximo 10 minutos.
- **consent**: sua resposta sobre a medição. 365 dias; depois perguntamos de novo.

## Suas escolhas
- **locale**: o país e o idioma que você escolheu. 365 dias.
- **theme**: cores claras ou escuras. 365 dias; nenhum se você segue o seu sistema.
- **measures**: medidas SI ou dos EUA. 365 dias.
- **shortcuts**: que você desativou os atalhos de teclado. 365 dias.

## Armazenamento no seu navegador
- **post-sign-in-action** em local storage: um formulário inacabado, ou o que você ia fazer, quando precisa entrar antes. 60 minutos, e apagado assim que concluído.
- **facets:…** em session storage: quais filtros você abriu. Até você fechar a aba.
- **shop:reloaded-for** em session storage: que uma página foi recarregada depois de uma atualização da loja. Até você fechar a aba.

## Medição, só com o seu consentimento
Se você concordar, contamos quais páginas são usadas e onde algo falha, para melhorar a loja. Se não concordar, nada é enviado, e a loja funciona do mesmo jeito. Se o seu navegador sinaliza que você não quer ser seguido (Global Privacy Control), isso vale como resposta.

## Mudar de ideia
Você pode mudar sua resposta nesta página a qualquer momento. Também pode apagar os cookies no navegador; nesse caso você sai da conta e perde suas escolhas.
Como tratamos dados pessoais está na [política de privacidade](/privacypolicy).
`,
  'sr-Latn': `
# Kolačići
Ova stranica navodi sve što prodavnica čuva u vašem pregledaču. Ništa od toga ne služi za reklamu, i nijedna druga firma ovde ne čita i ne postavlja kolačiće.

## Neophodno za rad prodavnice
- **__Host-sid** (**sid** na vezi bez šifrovanja): održava vašu prijavu. Dok se ne odjavite ili ne zatvorite pregledač, najviše 8 sati ili 30 minuta bez korišćenja.
- **signed-in**: govori stranici da je neko prijavljen, ali ne i ko. Koliko i **__Host-sid**.
- **country**: tržište predloženo prema jezicima vašeg pregledača. 365 dana, ili dok ne izaberete tržište.
- **__Host-way-…** (**way-…**): pri prijavi vas vraća na stranicu sa koje ste došli; zapečaćen, po jedan za svaku započetu prijavu. Dok se prijava ne završi, najviše 10 minuta.
- **consent**: vaš odgovor o merenju. 365 dana, posle toga pitamo ponovo.

## Vaši izbori
- **locale**: zemlja i jezik koje ste izabrali. 365 dana.
- **theme**: svetle ili tamne boje. 365 dana; nema ga ako pratite svoj sistem.
- **measures**: mere SI ili SAD. 365 dana.
- **shortcuts**: da ste isključili prečice na tastaturi. 365 dana.

## Skladište u vašem pregledaču
- **post-sign-in-action** u local storage: nedovršen obrazac, ili ono što ste hteli da uradite, kada prvo treba da se prijavite. 60 minuta, a briše se čim je urađeno.
- **facets:…** u session storage: koje ste filtere otvorili. Dok ne zatvorite karticu.
- **shop:reloaded-for** u session storage: da je stranica ponovo učitana posle ažuriranja prodavnice. Dok ne zatvorite karticu.

## Merenje, samo uz vašu saglasnost
Ako se saglasite, brojimo koje se stranice koriste i gde nešto ne uspe, da bismo poboljšali prodavnicu. Ako se ne saglasite, ništa se ne šalje, a prodavnica radi isto tako. Ako vaš pregledač poručuje da ne želite da vas prate (Global Privacy Control), to važi kao vaš odgovor.

## Promena odluke
Svoj odgovor možete u svakom trenutku promeniti na ovoj stranici. Kolačiće možete obrisati i u pregledaču; tada ste odjavljeni, a vaši izbori su izgubljeni.
Kako postupamo sa podacima o ličnosti piše u [politici privatnosti](/privacypolicy).
`,
});
