import { page } from '../written.ts';

/** `/cookies`: names and lifetimes as set by the shop. */
export const cookies = page('cookies', '2026-11-24', {
  en: `
# Cookies
This page names everything the shop stores in your browser. Nothing of it is used for advertising, and without your consent no other company reads or sets cookies here.

## Needed for the shop to work
- **__Host-sid** (**sid** on a connection without encryption): keeps you signed in. Until you sign out or close the browser, at most 8 hours, or 30 minutes without use.
- **signed-in**: lets the page know that somebody is signed in, without saying who. As long as **__Host-sid**.
- **country**: the market suggested to you from the languages of your browser. Kept for 365 days, or until you choose a market.
- **__Host-way-…** (**way-…**): brings you back to the page you came from when you sign in; sealed, one for each sign-in you begin. Until sign-in is finished, at most 10 minutes.
- **cart-buy-…** and **cart-quote-…**: which carts are yours, one of each per market. 20 days after the last change.
- **consent**: your answer about measuring, chat and notifications. Kept for 365 days, then we ask again.

## Your settings
- **locale**: the country and language you chose. Kept for 365 days.
- **theme**: light or dark colours. Kept for 365 days; none if you follow your system.
- **measures**: SI or US measures. Kept for 365 days.
- **shortcuts**: that you have switched keyboard shortcuts off. Kept for 365 days.
- **density** and **columns**: how close the rows of tables are, and which columns you have hidden. Kept for 365 days; none while you keep the usual ones.

## Storage in your browser
- **post-sign-in-action** in local\u00a0storage: an unfinished form, or what you were about to do, when you have to sign in first. 60 minutes, and gone once it is done.
- **cart-claims** in local\u00a0storage: that a cart of this browser went into your account. Until you sign out.
- **recently-viewed** in local\u00a0storage: the articles you viewed last, for quick order; at most 12. Until you delete it.
- **units-used-last** in local\u00a0storage: the units you opened last; at most 5. Until you remove them or sign out.
- **quick-order-columns** in local\u00a0storage: which columns of your files hold article numbers and quantities. Until you delete it.
- **order-placed** and **request-sent** in local\u00a0storage: your last order and quote request, so that other tabs know of it. Used for a day.
- **orders-logged** and **requests-logged** in local\u00a0storage: which orders and requests were counted, so that none counts twice; at most 50. Until you delete it.
- **quick-order**, **compare-…**, **offer/…** and **quote-picks-…** in session\u00a0storage: your rows in quick order, articles to compare, an offer you are writing, and what you chose from offers. Until you close the tab.
- **order-to-log** and **request-to-log** in session\u00a0storage: an order or request that is still to be counted. Until it is counted.
- **review-sent-…** in session\u00a0storage: that you reviewed an article. Until you close the tab.
- **affiliate** in session\u00a0storage: the partner whose link brought you here. Until you close the tab.
- **facets:…** in session\u00a0storage: which filters you opened. Until you close the tab.
- **true-scale** in session\u00a0storage: that drawings are shown in one scale. Until you close the tab.
- **shop:reloaded-for** in session\u00a0storage: that a page was loaded again after an update of the shop. Until you close the tab.

## Measuring, only with your consent
If you agree, we count which pages are used and where something fails, to improve the shop. If you do not agree, nothing is sent, and the shop works just the same. If your browser signals that you do not want to be followed (Global Privacy Control), we take that as your answer. While you are signed in, the reports also carry a code for your account and your customer number, never your name.
- **ai_user**: a random number that tells browsers apart, without saying who you are. Kept for 365 days, or until you withdraw your consent.
- **ai_session**: a random number of your visit. 30 minutes after the last page, at most 24 hours, or until you withdraw your consent.

## Chat and notifications, only with your consent
If you allow it, the pages of some markets show a chat. It is a service of another company, which then sees the address of your connection and what you write to us. While you are signed in, a bell shows you what has happened, such as a shipped order or a new offer. It too is a service of another company, which then sees the address of your connection, a code for your account and what the notifications say. Neither stores anything in your browser. Without your consent nothing is loaded from them.

## Changing your mind
You can change your answer on this page at any time. You can also delete cookies in your browser; you are then signed out, and your choices are lost.
How we handle personal data is in the [privacy policy](/privacypolicy).
`,
  sv: `
# Kakor
Den här sidan räknar upp allt som webbutiken sparar i din webbläsare. Inget av det används för reklam, och utan ditt samtycke läser eller sätter inget annat företag kakor här.

## Det som butiken behöver för att fungera
- **__Host-sid** (**sid** på en anslutning utan kryptering): håller dig inloggad. Tills du loggar ut eller stänger webbläsaren, högst 8 timmar eller 30 minuter utan användning.
- **signed-in**: låter sidan veta att någon är inloggad, utan att säga vem. Lika länge som **__Host-sid**.
- **country**: marknaden som föreslogs utifrån webbläsarens språk. Sparas i 365 dagar, eller tills du väljer en marknad.
- **__Host-way-…** (**way-…**): leder dig tillbaka till sidan du kom från när du loggar in; förseglad, en för varje påbörjad inloggning. Tills inloggningen är klar, högst 10 minuter.
- **cart-buy-…** och **cart-quote-…**: vilka varukorgar som är dina, en av varje per marknad. 20 dagar efter senaste ändringen.
- **consent**: ditt svar om mätning, chatt och aviseringar. Sparas i 365 dagar, sedan frågar vi igen.

## Dina inställningar
- **locale**: landet och språket du har valt. Sparas i 365 dagar.
- **theme**: ljusa eller mörka färger. Sparas i 365 dagar; ingen om du följer ditt system.
- **measures**: mått i SI eller US. Sparas i 365 dagar.
- **shortcuts**: att du har stängt av kortkommandon. Sparas i 365 dagar.
- **density** och **columns**: hur tätt raderna i tabeller står, och vilka kolumner du har dolt. Sparas i 365 dagar; inga så länge du behåller de vanliga.

## Lagring i din webbläsare
- **post-sign-in-action** i local\u00a0storage: ett påbörjat formulär, eller det du var på väg att göra, när du först måste logga in. 60 minuter, och borta så snart det är gjort.
- **cart-claims** i local\u00a0storage: att en varukorg i den här webbläsaren flyttades till ditt konto. Tills du loggar ut.
- **recently-viewed** i local\u00a0storage: artiklarna du tittade på senast, för snabborder; högst 12. Tills du tar bort det.
- **units-used-last** i local\u00a0storage: enheterna du öppnade senast; högst 5. Tills du tar bort dem eller loggar ut.
- **quick-order-columns** i local\u00a0storage: vilka kolumner i dina filer som har artikelnummer och antal. Tills du tar bort det.
- **order-placed** och **request-sent** i local\u00a0storage: din senaste order och offertförfrågan, så att andra flikar känner till den. Används ett dygn.
- **orders-logged** och **requests-logged** i local\u00a0storage: vilka order och förfrågningar som har räknats, så att ingen räknas två gånger; högst 50. Tills du tar bort det.
- **quick-order**, **compare-…**, **offer/…** och **quote-picks-…** i session\u00a0storage: dina rader i snabborder, artiklar att jämföra, en offert du skriver och vad du har valt ur offerter. Tills du stänger fliken.
- **order-to-log** och **request-to-log** i session\u00a0storage: en order eller förfrågan som ännu ska räknas. Tills den har räknats.
- **review-sent-…** i session\u00a0storage: att du har recenserat en artikel. Tills du stänger fliken.
- **affiliate** i session\u00a0storage: partnern vars länk ledde dig hit. Tills du stänger fliken.
- **facets:…** i session\u00a0storage: vilka filter du har öppnat. Tills du stänger fliken.
- **true-scale** i session\u00a0storage: att ritningar visas i samma skala. Tills du stänger fliken.
- **shop:reloaded-for** i session\u00a0storage: att en sida laddades om efter en uppdatering av butiken. Tills du stänger fliken.

## Mätning, bara med ditt samtycke
Om du samtycker räknar vi vilka sidor som används och var något går fel, för att förbättra butiken. Om du inte samtycker skickas ingenting, och butiken fungerar precis likadant. Om din webbläsare signalerar att du inte vill bli följd (Global Privacy Control) räknar vi det som ditt svar. Medan du är inloggad har rapporterna också en kod för ditt konto och ditt kundnummer, aldrig ditt namn.
- **ai_user**: ett slumptal som skiljer webbläsare åt, utan att säga vem du är. Sparas i 365 dagar, eller tills du drar tillbaka ditt samtycke.
- **ai_session**: ett slumptal för ditt besök. 30 minuter efter den senaste sidan, högst 24 timmar, eller tills du drar tillbaka ditt samtycke.

## Chatt och aviseringar, bara med ditt samtycke
Om du tillåter det visar sidorna på vissa marknader en chatt. Det är en tjänst från ett annat företag, som då ser adressen till din anslutning och vad du skriver till oss. När du är inloggad visar en klocka vad som har hänt, till exempel en skickad order eller en ny offert. Även den är en tjänst från ett annat företag, som då ser adressen till din anslutning, en kod för ditt konto och vad aviseringarna säger. Ingen av dem lagrar något i din webbläsare. Utan ditt samtycke hämtas inget från dem.

## Ändra dig
Du kan när som helst ändra ditt svar på den här sidan. Du kan också ta bort kakor i webbläsaren; då loggas du ut och dina val går förlorade.
Hur vi behandlar personuppgifter står i [integritetspolicyn](/privacypolicy).
`,
  de: `
# Cookies
Diese Seite nennt alles, was der Shop in Ihrem Browser speichert. Nichts davon dient der Werbung, und ohne Ihre Einwilligung liest oder setzt hier kein anderes Unternehmen Cookies.

## Für den Betrieb des Shops nötig
- **__Host-sid** (**sid** bei einer Verbindung ohne Verschlüsselung): hält Sie angemeldet. Bis Sie sich abmelden oder den Browser schließen, höchstens 8 Stunden oder 30 Minuten ohne Nutzung.
- **signed-in**: lässt die Seite wissen, dass jemand angemeldet ist, ohne zu sagen, wer. So lange wie **__Host-sid**.
- **country**: der Markt, der Ihnen nach den Sprachen Ihres Browsers vorgeschlagen wurde. 365 Tage gespeichert oder bis Sie einen Markt wählen.
- **__Host-way-…** (**way-…**): bringt Sie bei der Anmeldung auf die Seite zurück, von der Sie kamen; versiegelt, eines je begonnener Anmeldung. Bis die Anmeldung beendet ist, höchstens 10 Minuten.
- **cart-buy-…** und **cart-quote-…**: welche Warenkörbe Ihre sind, je einer pro Markt. 20 Tage nach der letzten Änderung.
- **consent**: Ihre Antwort zu Messung, Chat und Benachrichtigungen. 365 Tage gespeichert, danach fragen wir wieder.

## Ihre Einstellungen
- **locale**: das Land und die Sprache, die Sie gewählt haben. 365 Tage gespeichert.
- **theme**: helle oder dunkle Farben. 365 Tage gespeichert; keines, wenn Sie Ihrem System folgen.
- **measures**: Maße in SI oder US. 365 Tage gespeichert.
- **shortcuts**: dass Sie Tastenkürzel abgeschaltet haben. 365 Tage gespeichert.
- **density** und **columns**: wie eng die Zeilen von Tabellen stehen und welche Spalten Sie ausgeblendet haben. 365 Tage gespeichert; keine, solange Sie die üblichen behalten.

## Speicher in Ihrem Browser
- **post-sign-in-action** im Local Storage: ein angefangenes Formular oder das, was Sie gerade tun wollten, wenn Sie sich erst anmelden müssen. 60 Minuten, und gelöscht, sobald es erledigt ist.
- **cart-claims** im Local Storage: dass ein Warenkorb dieses Browsers in Ihr Konto übernommen wurde. Bis Sie sich abmelden.
- **recently-viewed** im Local Storage: die zuletzt angesehenen Artikel, für die Schnellbestellung; höchstens 12. Bis Sie es löschen.
- **units-used-last** im Local Storage: die zuletzt geöffneten Geräte; höchstens 5. Bis Sie sie entfernen oder sich abmelden.
- **quick-order-columns** im Local Storage: welche Spalten Ihrer Dateien Artikelnummern und Mengen enthalten. Bis Sie es löschen.
- **order-placed** und **request-sent** im Local Storage: Ihre letzte Bestellung und Angebotsanfrage, damit andere Tabs davon wissen. Einen Tag lang verwendet.
- **orders-logged** und **requests-logged** im Local Storage: welche Bestellungen und Anfragen gezählt wurden, damit keine zweimal zählt; höchstens 50. Bis Sie es löschen.
- **quick-order**, **compare-…**, **offer/…** und **quote-picks-…** im Session Storage: Ihre Zeilen der Schnellbestellung, Artikel im Vergleich, ein Angebot, das Sie schreiben, und Ihre Auswahl aus Angeboten. Bis Sie den Tab schließen.
- **order-to-log** und **request-to-log** im Session Storage: eine Bestellung oder Anfrage, die noch gezählt wird. Bis sie gezählt ist.
- **review-sent-…** im Session Storage: dass Sie einen Artikel bewertet haben. Bis Sie den Tab schließen.
- **affiliate** im Session Storage: der Partner, über dessen Link Sie kamen. Bis Sie den Tab schließen.
- **facets:…** im Session Storage: welche Filter Sie geöffnet haben. Bis Sie den Tab schließen.
- **true-scale** im Session Storage: dass Zeichnungen maßstäblich gezeigt werden. Bis Sie den Tab schließen.
- **shop:reloaded-for** im Session Storage: dass eine Seite nach einer Aktualisierung des Shops neu geladen wurde. Bis Sie den Tab schließen.

## Messung, nur mit Ihrer Einwilligung
Wenn Sie einwilligen, zählen wir, welche Seiten genutzt werden und wo etwas misslingt, um den Shop zu verbessern. Wenn nicht, wird nichts gesendet, und der Shop funktioniert genauso. Signalisiert Ihr Browser, dass Sie nicht verfolgt werden möchten (Global Privacy Control), gilt das als Ihre Antwort. Solange Sie angemeldet sind, enthalten die Meldungen auch ein Kennzeichen Ihres Kontos und Ihre Kundennummer, nie Ihren Namen.
- **ai_user**: eine Zufallszahl, die Browser unterscheidet, ohne zu sagen, wer Sie sind. 365 Tage gespeichert, oder bis Sie Ihre Einwilligung widerrufen.
- **ai_session**: eine Zufallszahl Ihres Besuchs. 30 Minuten nach der letzten Seite, höchstens 24 Stunden, oder bis Sie Ihre Einwilligung widerrufen.

## Chat und Benachrichtigungen, nur mit Ihrer Einwilligung
Wenn Sie es erlauben, zeigen die Seiten mancher Märkte einen Chat. Er ist der Dienst eines anderen Unternehmens, das dann die Adresse Ihrer Verbindung sieht und was Sie uns schreiben. Wenn Sie angemeldet sind, zeigt eine Glocke, was geschehen ist, etwa eine versandte Bestellung oder ein neues Angebot. Auch sie ist der Dienst eines anderen Unternehmens, das dann die Adresse Ihrer Verbindung, eine Kennung Ihres Kontos und den Inhalt der Benachrichtigungen sieht. Beide speichern nichts in Ihrem Browser. Ohne Ihre Einwilligung wird nichts von ihnen geladen.

## Ihre Antwort ändern
Sie können Ihre Antwort auf dieser Seite jederzeit ändern. Sie können Cookies auch im Browser löschen; dann sind Sie abgemeldet, und Ihre Einstellungen gehen verloren.
Wie wir mit personenbezogenen Daten umgehen, steht in der [Datenschutzerklärung](/privacypolicy).
`,
  fr: `
# Cookies
Cette page nomme tout ce que la boutique enregistre dans votre navigateur. Rien ne sert à la publicité, et sans votre consentement aucune autre entreprise ne lit ni ne dépose de cookies ici.

## Nécessaires au fonctionnement de la boutique
- **__Host-sid** (**sid** sur une connexion non chiffrée) : vous garde connecté. Jusqu’à votre déconnexion ou la fermeture du navigateur, 8 heures au plus, ou 30 minutes sans utilisation.
- **signed-in** : fait savoir à la page que quelqu’un est connecté, sans dire qui. Aussi longtemps que **__Host-sid**.
- **country** : le marché qui vous a été proposé d’après les langues de votre navigateur. Conservé 365 jours, ou jusqu’à ce que vous choisissiez un marché.
- **__Host-way-…** (**way-…**) : vous ramène, à la connexion, à la page d’où vous venez ; scellé, un par connexion commencée. Jusqu’à la fin de la connexion, 10 minutes au plus.
- **cart-buy-…** et **cart-quote-…** : quels paniers sont les vôtres, un de chaque par marché. 20 jours après la dernière modification.
- **consent** : votre réponse sur la mesure, la discussion et les notifications. Conservé 365 jours, puis nous vous le demandons de nouveau.

## Vos réglages
- **locale** : le pays et la langue que vous avez choisis. Conservé 365 jours.
- **theme** : couleurs claires ou sombres. Conservé 365 jours ; aucun si vous suivez votre système.
- **measures** : mesures SI ou US. Conservé 365 jours.
- **shortcuts** : que vous avez désactivé les raccourcis clavier. Conservé 365 jours.
- **density** et **columns** : la hauteur des lignes des tableaux et les colonnes que vous avez masquées. Conservé 365 jours ; aucun tant que vous gardez l’affichage habituel.

## Stockage dans votre navigateur
- **post-sign-in-action** dans le local\u00a0storage : un formulaire inachevé, ou ce que vous alliez faire, quand il faut d’abord vous connecter. 60 minutes, et effacé dès que c’est fait.
- **cart-claims** dans le local\u00a0storage : qu’un panier de ce navigateur est passé dans votre compte. Jusqu’à votre déconnexion.
- **recently-viewed** dans le local\u00a0storage : les derniers articles consultés, pour la commande rapide ; 12 au plus. Jusqu’à ce que vous le supprimiez.
- **units-used-last** dans le local\u00a0storage : les derniers appareils ouverts ; 5 au plus. Jusqu’à ce que vous les retiriez ou vous déconnectiez.
- **quick-order-columns** dans le local\u00a0storage : quelles colonnes de vos fichiers contiennent les numéros d’article et les quantités. Jusqu’à ce que vous le supprimiez.
- **order-placed** et **request-sent** dans le local\u00a0storage : votre dernière commande et votre dernière demande de devis, pour que les autres onglets en aient connaissance. Utilisés pendant un jour.
- **orders-logged** et **requests-logged** dans le local\u00a0storage : quelles commandes et demandes ont été comptées, pour qu’aucune ne le soit deux fois ; 50 au plus. Jusqu’à ce que vous le supprimiez.
- **quick-order**, **compare-…**, **offer/…** et **quote-picks-…** dans le session\u00a0storage : vos lignes de commande rapide, les articles à comparer, une offre que vous rédigez et vos choix parmi les offres. Jusqu’à la fermeture de l’onglet.
- **order-to-log** et **request-to-log** dans le session\u00a0storage : une commande ou une demande qui reste à compter. Jusqu’à ce qu’elle le soit.
- **review-sent-…** dans le session\u00a0storage : que vous avez donné votre avis sur un article. Jusqu’à la fermeture de l’onglet.
- **affiliate** dans le session\u00a0storage : le partenaire dont le lien vous a conduit ici. Jusqu’à la fermeture de l’onglet.
- **facets:…** dans le session\u00a0storage : les filtres que vous avez ouverts. Jusqu’à la fermeture de l’onglet.
- **true-scale** dans le session\u00a0storage : que les dessins sont affichés à la même échelle. Jusqu’à la fermeture de l’onglet.
- **shop:reloaded-for** dans le session\u00a0storage : le fait qu’une page a été rechargée après une mise à jour de la boutique. Jusqu’à la fermeture de l’onglet.

## Mesure, seulement avec votre consentement
Si vous acceptez, nous comptons quelles pages sont utilisées et où quelque chose échoue, pour améliorer la boutique. Si vous refusez, rien n’est envoyé, et la boutique fonctionne de la même façon. Si votre navigateur signale que vous ne voulez pas être suivi (Global Privacy Control), cela vaut réponse. Tant que vous êtes connecté, les rapports contiennent aussi un code de votre compte et votre numéro de client, jamais votre nom.
- **ai_user** : un nombre aléatoire qui distingue les navigateurs, sans dire qui vous êtes. Conservé 365 jours, ou jusqu’au retrait de votre consentement.
- **ai_session** : un nombre aléatoire pour votre visite. 30 minutes après la dernière page, 24 heures au plus, ou jusqu’au retrait de votre consentement.

## Discussion et notifications, seulement avec votre consentement
Si vous l’acceptez, les pages de certains marchés affichent une discussion. C’est le service d’une autre entreprise, qui voit alors l’adresse de votre connexion et ce que vous nous écrivez. Lorsque vous êtes connecté, une cloche montre ce qui s’est passé, par exemple une commande expédiée ou une nouvelle offre. C’est aussi le service d’une autre entreprise, qui voit alors l’adresse de votre connexion, un code de votre compte et le contenu des notifications. Aucun des deux n’enregistre quoi que ce soit dans votre navigateur. Sans votre consentement, rien n’en est chargé.

## Changer d’avis
Vous pouvez modifier votre réponse sur cette page à tout moment. Vous pouvez aussi supprimer les cookies dans votre navigateur ; vous êtes alors déconnecté, et vos choix sont perdus.
Notre traitement des données personnelles est décrit dans la [politique de confidentialité](/privacypolicy).
`,
  nl: `
# Cookies
Deze pagina noemt alles wat de webshop in uw browser bewaart. Niets daarvan dient voor reclame, en zonder uw toestemming leest of plaatst geen ander bedrijf hier cookies.

## Nodig om de webshop te laten werken
- **__Host-sid** (**sid** op een verbinding zonder versleuteling): houdt u ingelogd. Tot u uitlogt of de browser sluit, hooguit 8 uur of 30 minuten zonder gebruik.
- **signed-in**: laat de pagina weten dat er iemand is ingelogd, zonder te zeggen wie. Even lang als **__Host-sid**.
- **country**: de markt die u op grond van de talen van uw browser is voorgesteld. 365 dagen bewaard, of tot u een markt kiest.
- **__Host-way-…** (**way-…**): brengt u bij het inloggen terug naar de pagina waar u vandaan kwam; verzegeld, één voor elke keer dat u begint in te loggen. Tot het inloggen klaar is, hooguit 10 minuten.
- **cart-buy-…** en **cart-quote-…**: welke winkelwagens van u zijn, één van elk per markt. 20 dagen na de laatste wijziging.
- **consent**: uw antwoord over meten, chat en meldingen. 365 dagen bewaard, daarna vragen wij het opnieuw.

## Uw instellingen
- **locale**: het land en de taal die u hebt gekozen. 365 dagen bewaard.
- **theme**: lichte of donkere kleuren. 365 dagen bewaard; geen als u uw systeem volgt.
- **measures**: maten in SI of US. 365 dagen bewaard.
- **shortcuts**: dat u sneltoetsen hebt uitgeschakeld. 365 dagen bewaard.
- **density** en **columns**: hoe dicht de rijen van tabellen op elkaar staan en welke kolommen u hebt verborgen. 365 dagen bewaard; geen zolang u de gewone houdt.

## Opslag in uw browser
- **post-sign-in-action** in local\u00a0storage: een onvoltooid formulier, of wat u van plan was, als u eerst moet inloggen. 60 minuten, en weg zodra het gedaan is.
- **cart-claims** in local\u00a0storage: dat een winkelwagen van deze browser naar uw account is overgezet. Tot u uitlogt.
- **recently-viewed** in local\u00a0storage: de artikelen die u het laatst bekeek, voor snel bestellen; hoogstens 12. Tot u het verwijdert.
- **units-used-last** in local\u00a0storage: de units die u het laatst opende; hoogstens 5. Tot u ze verwijdert of uitlogt.
- **quick-order-columns** in local\u00a0storage: welke kolommen van uw bestanden artikelnummers en aantallen bevatten. Tot u het verwijdert.
- **order-placed** en **request-sent** in local\u00a0storage: uw laatste bestelling en offerteaanvraag, zodat andere tabbladen ervan weten. Een dag lang gebruikt.
- **orders-logged** en **requests-logged** in local\u00a0storage: welke bestellingen en aanvragen zijn geteld, zodat geen twee keer telt; hoogstens 50. Tot u het verwijdert.
- **quick-order**, **compare-…**, **offer/…** en **quote-picks-…** in session\u00a0storage: uw regels bij snel bestellen, artikelen om te vergelijken, een offerte die u schrijft en wat u uit offertes koos. Tot u het tabblad sluit.
- **order-to-log** en **request-to-log** in session\u00a0storage: een bestelling of aanvraag die nog geteld moet worden. Tot die geteld is.
- **review-sent-…** in session\u00a0storage: dat u een artikel hebt beoordeeld. Tot u het tabblad sluit.
- **affiliate** in session\u00a0storage: de partner via wiens link u kwam. Tot u het tabblad sluit.
- **facets:…** in session\u00a0storage: welke filters u hebt geopend. Tot u het tabblad sluit.
- **true-scale** in session\u00a0storage: dat tekeningen op schaal worden getoond. Tot u het tabblad sluit.
- **shop:reloaded-for** in session\u00a0storage: dat een pagina na een update van de webshop opnieuw is geladen. Tot u het tabblad sluit.

## Meten, alleen met uw toestemming
Als u toestemming geeft, tellen wij welke pagina’s worden gebruikt en waar iets misgaat, om de webshop te verbeteren. Geeft u geen toestemming, dan wordt er niets verstuurd en werkt de webshop precies zo. Geeft uw browser aan dat u niet gevolgd wilt worden (Global Privacy Control), dan geldt dat als uw antwoord. Zolang u bent ingelogd, bevatten de meldingen ook een code van uw account en uw klantnummer, nooit uw naam.
- **ai_user**: een willekeurig getal dat browsers onderscheidt, zonder te zeggen wie u bent. 365 dagen bewaard, of tot u uw toestemming intrekt.
- **ai_session**: een willekeurig getal voor uw bezoek. 30 minuten na de laatste pagina, hoogstens 24 uur, of tot u uw toestemming intrekt.

## Chat en meldingen, alleen met uw toestemming
Als u het toestaat, tonen de pagina’s van sommige markten een chat. Dat is een dienst van een ander bedrijf, dat dan het adres van uw verbinding ziet en wat u ons schrijft. Als u bent aangemeld, toont een bel wat er is gebeurd, zoals een verzonden bestelling of een nieuwe offerte. Ook die is een dienst van een ander bedrijf, dat dan het adres van uw verbinding, een code van uw account en de inhoud van de meldingen ziet. Geen van beide bewaart iets in uw browser. Zonder uw toestemming wordt er niets van geladen.

## Van gedachten veranderen
U kunt uw antwoord op deze pagina altijd wijzigen. U kunt cookies ook in uw browser verwijderen; u bent dan uitgelogd en uw keuzes gaan verloren.
Hoe wij met persoonsgegevens omgaan, staat in het [privacybeleid](/privacypolicy).
`,
  'pt-BR': `
# Cookies
Esta página nomeia tudo o que a loja guarda no seu navegador. Nada disso serve para publicidade, e sem o seu consentimento nenhuma outra empresa lê ou grava cookies aqui.

## Necessários para a loja funcionar
- **__Host-sid** (**sid** em uma conexão sem criptografia): mantém você conectado. Até você sair ou fechar o navegador, no máximo 8 horas, ou 30 minutos sem uso.
- **signed-in**: informa à página que alguém está conectado, sem dizer quem. Pelo mesmo tempo que **__Host-sid**.
- **country**: o mercado sugerido a partir dos idiomas do seu navegador. Guardado por 365 dias, ou até você escolher um mercado.
- **__Host-way-…** (**way-…**): leva você de volta, ao entrar, à página de onde veio; selado, um para cada entrada iniciada. Até a entrada terminar, no máximo 10 minutos.
- **cart-buy-…** e **cart-quote-…**: quais carrinhos são seus, um de cada por mercado. 20 dias após a última alteração.
- **consent**: sua resposta sobre a medição, o chat e as notificações. Guardado por 365 dias; depois perguntamos de novo.

## Suas configurações
- **locale**: o país e o idioma que você escolheu. Guardado por 365 dias.
- **theme**: cores claras ou escuras. Guardado por 365 dias; nenhum se você segue o seu sistema.
- **measures**: medidas SI ou dos EUA. Guardado por 365 dias.
- **shortcuts**: que você desativou os atalhos de teclado. Guardado por 365 dias.
- **density** e **columns**: a altura das linhas das tabelas e as colunas que você ocultou. Guardado por 365 dias; nenhum enquanto você mantiver o padrão.

## Armazenamento no seu navegador
- **post-sign-in-action** em local\u00a0storage: um formulário inacabado, ou o que você ia fazer, quando precisa entrar antes. 60 minutos, e apagado assim que concluído.
- **cart-claims** em local\u00a0storage: que um carrinho deste navegador passou para a sua conta. Até você sair.
- **recently-viewed** em local\u00a0storage: os artigos que você viu por último, para o pedido rápido; no máximo 12. Até você apagar.
- **units-used-last** em local\u00a0storage: as unidades que você abriu por último; no máximo 5. Até você removê-las ou sair.
- **quick-order-columns** em local\u00a0storage: quais colunas dos seus arquivos contêm códigos de artigo e quantidades. Até você apagar.
- **order-placed** e **request-sent** em local\u00a0storage: seu último pedido e sua última solicitação de cotação, para que outras abas saibam deles. Usados por um dia.
- **orders-logged** e **requests-logged** em local\u00a0storage: quais pedidos e solicitações já foram contados, para que nenhum conte duas vezes; no máximo 50. Até você apagar.
- **quick-order**, **compare-…**, **offer/…** e **quote-picks-…** em session\u00a0storage: suas linhas do pedido rápido, artigos para comparar, uma oferta que você está escrevendo e o que escolheu de ofertas. Até você fechar a aba.
- **order-to-log** e **request-to-log** em session\u00a0storage: um pedido ou uma solicitação que ainda será contada. Até ser contada.
- **review-sent-…** em session\u00a0storage: que você avaliou um artigo. Até você fechar a aba.
- **affiliate** em session\u00a0storage: o parceiro cujo link trouxe você aqui. Até você fechar a aba.
- **facets:…** em session\u00a0storage: quais filtros você abriu. Até você fechar a aba.
- **true-scale** em session\u00a0storage: que os desenhos são mostrados em escala. Até você fechar a aba.
- **shop:reloaded-for** em session\u00a0storage: que uma página foi recarregada depois de uma atualização da loja. Até você fechar a aba.

## Medição, só com o seu consentimento
Se você concordar, contamos quais páginas são usadas e onde algo falha, para melhorar a loja. Se não concordar, nada é enviado, e a loja funciona do mesmo jeito. Se o seu navegador sinaliza que você não quer ser seguido (Global Privacy Control), isso vale como resposta. Enquanto você está conectado, os relatórios também levam um código da sua conta e o seu número de cliente, nunca o seu nome.
- **ai_user**: um número aleatório que distingue navegadores, sem dizer quem você é. Guardado por 365 dias, ou até você retirar o seu consentimento.
- **ai_session**: um número aleatório da sua visita. 30 minutos depois da última página, no máximo 24 horas, ou até você retirar o seu consentimento.

## Chat e notificações, só com o seu consentimento
Se você permitir, as páginas de alguns mercados mostram um chat. É um serviço de outra empresa, que então vê o endereço da sua conexão e o que você nos escreve. Quando você está conectado, um sino mostra o que aconteceu, como um pedido enviado ou uma nova oferta. Ele também é um serviço de outra empresa, que então vê o endereço da sua conexão, um código da sua conta e o conteúdo das notificações. Nenhum dos dois guarda nada no seu navegador. Sem o seu consentimento, nada é carregado deles.

## Mudar de ideia
Você pode mudar sua resposta nesta página a qualquer momento. Também pode apagar os cookies no navegador; nesse caso você sai da conta e perde suas escolhas.
Como tratamos dados pessoais está na [política de privacidade](/privacypolicy).
`,
  'sr-Latn': `
# Kolačići
Ova stranica navodi sve što prodavnica čuva u vašem pregledaču. Ništa od toga ne služi za reklamu, i bez vaše saglasnosti nijedna druga firma ovde ne čita i ne postavlja kolačiće.

## Neophodno za rad prodavnice
- **__Host-sid** (**sid** na vezi bez šifrovanja): održava vašu prijavu. Dok se ne odjavite ili ne zatvorite pregledač, najviše 8 sati ili 30 minuta bez korišćenja.
- **signed-in**: govori stranici da je neko prijavljen, ali ne i ko. Koliko i **__Host-sid**.
- **country**: tržište predloženo prema jezicima vašeg pregledača. Čuva se 365 dana, ili dok ne izaberete tržište.
- **__Host-way-…** (**way-…**): pri prijavi vas vraća na stranicu sa koje ste došli; zapečaćen, po jedan za svaku započetu prijavu. Dok se prijava ne završi, najviše 10 minuta.
- **cart-buy-…** i **cart-quote-…**: koje su korpe vaše, po jedna svake vrste za svako tržište. 20 dana posle poslednje izmene.
- **consent**: vaš odgovor o merenju, ćaskanju i obaveštenjima. Čuva se 365 dana, posle toga pitamo ponovo.

## Vaša podešavanja
- **locale**: zemlja i jezik koje ste izabrali. Čuva se 365 dana.
- **theme**: svetle ili tamne boje. Čuva se 365 dana; nema ga ako pratite svoj sistem.
- **measures**: mere SI ili SAD. Čuva se 365 dana.
- **shortcuts**: da ste isključili prečice na tastaturi. Čuva se 365 dana.
- **density** i **columns**: koliko su redovi tabela zbijeni i koje kolone ste sakrili. Čuva se 365 dana; nema ih dok zadržite uobičajeni prikaz.

## Skladište u vašem pregledaču
- **post-sign-in-action** u local\u00a0storage: nedovršen obrazac, ili ono što ste hteli da uradite, kada prvo treba da se prijavite. 60 minuta, a briše se čim je urađeno.
- **cart-claims** u local\u00a0storage: da je korpa iz ovog pregledača prešla na vaš nalog. Dok se ne odjavite.
- **recently-viewed** u local\u00a0storage: artikli koje ste poslednje gledali, za brzu porudžbinu; najviše 12. Dok ih ne obrišete.
- **units-used-last** u local\u00a0storage: uređaji koje ste poslednje otvorili; najviše 5. Dok ih ne uklonite ili se ne odjavite.
- **quick-order-columns** u local\u00a0storage: koje kolone vaših datoteka sadrže brojeve artikala i količine. Dok ih ne obrišete.
- **order-placed** i **request-sent** u local\u00a0storage: vaša poslednja porudžbina i poslednji zahtev za ponudu, da bi druge kartice znale za njih. Koristi se jedan dan.
- **orders-logged** i **requests-logged** u local\u00a0storage: koje su porudžbine i zahtevi prebrojani, da se nijedan ne broji dvaput; najviše 50. Dok ih ne obrišete.
- **quick-order**, **compare-…**, **offer/…** i **quote-picks-…** u session\u00a0storage: vaši redovi brze porudžbine, artikli za poređenje, ponuda koju pišete i šta ste izabrali iz ponuda. Dok ne zatvorite karticu.
- **order-to-log** i **request-to-log** u session\u00a0storage: porudžbina ili zahtev koji tek treba prebrojati. Dok se ne prebroji.
- **review-sent-…** u session\u00a0storage: da ste ocenili artikal. Dok ne zatvorite karticu.
- **affiliate** u session\u00a0storage: partner čiji vas je link doveo ovde. Dok ne zatvorite karticu.
- **facets:…** u session\u00a0storage: koje ste filtere otvorili. Dok ne zatvorite karticu.
- **true-scale** u session\u00a0storage: da se crteži prikazuju u istoj razmeri. Dok ne zatvorite karticu.
- **shop:reloaded-for** u session\u00a0storage: da je stranica ponovo učitana posle ažuriranja prodavnice. Dok ne zatvorite karticu.

## Merenje, samo uz vašu saglasnost
Ako se saglasite, brojimo koje se stranice koriste i gde nešto ne uspe, da bismo poboljšali prodavnicu. Ako se ne saglasite, ništa se ne šalje, a prodavnica radi isto tako. Ako vaš pregledač poručuje da ne želite da vas prate (Global Privacy Control), to važi kao vaš odgovor. Dok ste prijavljeni, izveštaji sadrže i oznaku vašeg naloga i vaš broj kupca, nikada vaše ime.
- **ai_user**: slučajan broj koji razlikuje pregledače, a ne govori ko ste. Čuva se 365 dana, ili dok ne povučete pristanak.
- **ai_session**: slučajan broj vaše posete. 30 minuta posle poslednje strane, najviše 24 sata, ili dok ne povučete pristanak.

## Ćaskanje i obaveštenja, samo uz vašu saglasnost
Ako dozvolite, stranice nekih tržišta prikazuju ćaskanje. To je usluga druge firme, koja tada vidi adresu vaše veze i ono što nam pišete. Kada ste prijavljeni, zvono pokazuje šta se dogodilo, na primer poslata porudžbina ili nova ponuda. I ono je usluga druge firme, koja tada vidi adresu vaše veze, oznaku vašeg naloga i sadržaj obaveštenja. Ni jedno ni drugo ne čuva ništa u vašem pregledaču. Bez vaše saglasnosti ništa se odande ne učitava.

## Promena odluke
Svoj odgovor možete u svakom trenutku promeniti na ovoj stranici. Kolačiće možete obrisati i u pregledaču; tada ste odjavljeni, a vaši izbori su izgubljeni.
Kako postupamo sa podacima o ličnosti piše u [politici privatnosti](/privacypolicy).
`,
});
