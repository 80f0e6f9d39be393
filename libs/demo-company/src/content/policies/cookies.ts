import { page } from '../written.ts';

/** `/cookies`: names and lifetimes as set by the shop. */
export const cookies = page('cookies', '2026-11-28', {
  en: `
# Cookies
This page names everything the shop stores in your browser. Nothing of it is used for advertising, and without your consent no other company reads or sets cookies here.

## Needed for the shop to work
| Name | Purpose | Kept for
| **__Host-sid** (**sid** on a connection without encryption) | Keeps you signed in | Until you sign out or close the browser, at most 8 hours, or 30 minutes without use
| **signed-in** | Tells the page that somebody is signed in, without saying who | As long as you are signed in
| **country** | Suggests a market to you from the languages of your browser | 1 year, or until you choose a market
| **__Host-way-…** (**way-…**) | Brings you back to the page you came from when you sign in; sealed, one for each sign-in | Until sign-in is finished, at most 10 minutes
| **cart-buy-…** and **cart-quote-…** | Finds your carts again, one of each per market | 20 days after the last change
| **consent** | Remembers your answer about measuring, chat and notifications | 1 year, then we ask again

## Your settings
| Name | Purpose | Kept for
| **locale** | Remembers the country and language you chose | 1 year
| **theme** | Remembers light or dark colours; not set if you follow your system | 1 year
| **measures** | Remembers SI or US measures | 1 year
| **shortcuts** | Remembers that you have switched keyboard shortcuts off | 1 year
| **density** and **columns** | Remembers how close the rows of tables are and which columns you have hidden; not set while you keep the usual ones | 1 year

## Storage in your browser
| Name | Purpose | Kept for
| **post-sign-in-action** in local\u00a0storage | Keeps an unfinished form, or what you were about to do, while you sign in | 60 minutes, or until it is done
| **cart-claims** in local\u00a0storage | Remembers that a cart of this browser went into your account | Until you sign out
| **recently-viewed** in local\u00a0storage | Offers the articles you viewed last in quick order; at most 12 | Until you delete it
| **units-used-last** in local\u00a0storage | Offers the units you opened last; at most 5 | Until you remove them or sign out
| **quick-order-columns** in local\u00a0storage | Remembers which columns of your files hold article numbers and quantities | Until you delete it
| **order-placed** and **request-sent** in local\u00a0storage | Tells other tabs of your last order and quote request | Used for 1 day
| **orders-logged** and **requests-logged** in local\u00a0storage | Counts no order and no request twice; at most 50 | Until you delete it
| **quick-order**, **compare-…**, **offer/…** and **quote-picks-…** in session\u00a0storage | Keeps your rows in quick order, the articles you compare, an offer you are writing and your choices from offers | Until you close the tab
| **order-to-log** and **request-to-log** in session\u00a0storage | Counts an order or request once | Until it is counted
| **review-sent-…** in session\u00a0storage | Remembers that you reviewed an article | Until you close the tab
| **affiliate** in session\u00a0storage | Remembers the partner whose link brought you here | Until you close the tab
| **facets:…** in session\u00a0storage | Keeps the filters open that you opened | Until you close the tab
| **true-scale** in session\u00a0storage | Shows drawings true to scale | Until you close the tab
| **shop:reloaded-for** in session\u00a0storage | Loads a page only once again after an update of the shop | Until you close the tab

## Measuring, only with your consent
If you agree, we count which pages are used and where something fails, to improve the shop. If you do not agree, nothing is sent, and the shop works just the same. If your browser signals that you do not want to be followed (Global Privacy Control), we take that as your answer. While you are signed in, the reports also carry a code for your account and your customer number, never your name.
| Name | Purpose | Kept for
| **ai_user** | Tells browsers apart by a random number, without saying who you are | 1 year, or until you withdraw your consent
| **ai_session** | Marks your visit by a random number | 30 minutes after the last page, at most 24 hours, or until you withdraw your consent

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
| Namn | Syfte | Sparas
| **__Host-sid** (**sid** på en anslutning utan kryptering) | Håller dig inloggad | Tills du loggar ut eller stänger webbläsaren, högst 8 timmar eller 30 minuter utan användning
| **signed-in** | Talar om för sidan att någon är inloggad, utan att säga vem | Så länge du är inloggad
| **country** | Föreslår en marknad utifrån webbläsarens språk | 1 år, eller tills du väljer en marknad
| **__Host-way-…** (**way-…**) | Leder dig tillbaka till sidan du kom från när du loggar in; förseglad, en för varje inloggning | Tills inloggningen är klar, högst 10 minuter
| **cart-buy-…** och **cart-quote-…** | Hittar dina varukorgar igen, en av varje per marknad | 20 dagar efter senaste ändringen
| **consent** | Minns ditt svar om mätning, chatt och aviseringar | 1 år, sedan frågar vi igen

## Dina inställningar
| Namn | Syfte | Sparas
| **locale** | Minns landet och språket du har valt | 1 år
| **theme** | Minns ljusa eller mörka färger; sätts inte om du följer ditt system | 1 år
| **measures** | Minns mått i SI eller US | 1 år
| **shortcuts** | Minns att du har stängt av kortkommandon | 1 år
| **density** och **columns** | Minns hur tätt raderna i tabeller står och vilka kolumner du har dolt; sätts inte så länge du behåller de vanliga | 1 år

## Lagring i din webbläsare
| Namn | Syfte | Sparas
| **post-sign-in-action** i local\u00a0storage | Bevarar ett påbörjat formulär, eller det du var på väg att göra, medan du loggar in | 60 minuter, eller tills det är gjort
| **cart-claims** i local\u00a0storage | Minns att en varukorg i den här webbläsaren flyttades till ditt konto | Tills du loggar ut
| **recently-viewed** i local\u00a0storage | Erbjuder artiklarna du tittade på senast i snabborder; högst 12 | Tills du tar bort det
| **units-used-last** i local\u00a0storage | Erbjuder enheterna du öppnade senast; högst 5 | Tills du tar bort dem eller loggar ut
| **quick-order-columns** i local\u00a0storage | Minns vilka kolumner i dina filer som har artikelnummer och antal | Tills du tar bort det
| **order-placed** och **request-sent** i local\u00a0storage | Talar om din senaste order och offertförfrågan för andra flikar | Används i 1 dygn
| **orders-logged** och **requests-logged** i local\u00a0storage | Räknar ingen order och ingen förfrågan två gånger; högst 50 | Tills du tar bort det
| **quick-order**, **compare-…**, **offer/…** och **quote-picks-…** i session\u00a0storage | Bevarar dina rader i snabborder, artiklarna du jämför, en offert du skriver och dina val ur offerter | Tills du stänger fliken
| **order-to-log** och **request-to-log** i session\u00a0storage | Räknar en order eller förfrågan en gång | Tills den har räknats
| **review-sent-…** i session\u00a0storage | Minns att du har recenserat en artikel | Tills du stänger fliken
| **affiliate** i session\u00a0storage | Minns partnern vars länk ledde dig hit | Tills du stänger fliken
| **facets:…** i session\u00a0storage | Håller de filter öppna som du har öppnat | Tills du stänger fliken
| **true-scale** i session\u00a0storage | Visar ritningar i samma skala | Tills du stänger fliken
| **shop:reloaded-for** i session\u00a0storage | Laddar om en sida bara en gång efter en uppdatering av butiken | Tills du stänger fliken

## Mätning, bara med ditt samtycke
Om du samtycker räknar vi vilka sidor som används och var något går fel, för att förbättra butiken. Om du inte samtycker skickas ingenting, och butiken fungerar precis likadant. Om din webbläsare signalerar att du inte vill bli följd (Global Privacy Control) räknar vi det som ditt svar. Medan du är inloggad har rapporterna också en kod för ditt konto och ditt kundnummer, aldrig ditt namn.
| Namn | Syfte | Sparas
| **ai_user** | Skiljer webbläsare åt med ett slumptal, utan att säga vem du är | 1 år, eller tills du drar tillbaka ditt samtycke
| **ai_session** | Märker ditt besök med ett slumptal | 30 minuter efter den senaste sidan, högst 24 timmar, eller tills du drar tillbaka ditt samtycke

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
| Name | Zweck | Gespeichert
| **__Host-sid** (**sid** bei einer Verbindung ohne Verschlüsselung) | Hält Sie angemeldet | Bis Sie sich abmelden oder den Browser schließen, höchstens 8 Stunden oder 30 Minuten ohne Nutzung
| **signed-in** | Sagt der Seite, dass jemand angemeldet ist, aber nicht, wer | Solange Sie angemeldet sind
| **country** | Schlägt Ihnen nach den Sprachen Ihres Browsers einen Markt vor | 1 Jahr oder bis Sie einen Markt wählen
| **__Host-way-…** (**way-…**) | Bringt Sie nach der Anmeldung auf die Seite zurück, von der Sie kamen; versiegelt, eines je Anmeldung | Bis die Anmeldung beendet ist, höchstens 10 Minuten
| **cart-buy-…** und **cart-quote-…** | Findet Ihre Warenkörbe wieder, je einen pro Art und Markt | 20 Tage nach der letzten Änderung
| **consent** | Merkt sich Ihre Antwort zu Messung, Chat und Benachrichtigungen | 1 Jahr, danach fragen wir wieder

## Ihre Einstellungen
| Name | Zweck | Gespeichert
| **locale** | Merkt sich Land und Sprache, die Sie gewählt haben | 1 Jahr
| **theme** | Merkt sich helle oder dunkle Farben; nicht gesetzt, wenn Sie Ihrem System folgen | 1 Jahr
| **measures** | Merkt sich Maße in SI oder US | 1 Jahr
| **shortcuts** | Merkt sich, dass Sie Tastenkürzel abgeschaltet haben | 1 Jahr
| **density** und **columns** | Merkt sich, wie eng die Zeilen von Tabellen stehen und welche Spalten Sie ausgeblendet haben; nicht gesetzt, solange Sie die üblichen behalten | 1 Jahr

## Speicher in Ihrem Browser
| Name | Zweck | Gespeichert
| **post-sign-in-action** im Local Storage | Bewahrt ein angefangenes Formular oder Ihren nächsten Schritt, während Sie sich anmelden | 60 Minuten oder bis es erledigt ist
| **cart-claims** im Local Storage | Merkt sich, dass ein Warenkorb dieses Browsers in Ihr Konto übernommen wurde | Bis Sie sich abmelden
| **recently-viewed** im Local Storage | Bietet in der Schnellbestellung die zuletzt angesehenen Artikel an; höchstens 12 | Bis Sie es löschen
| **units-used-last** im Local Storage | Bietet die zuletzt geöffneten Geräte an; höchstens 5 | Bis Sie sie entfernen oder sich abmelden
| **quick-order-columns** im Local Storage | Merkt sich, welche Spalten Ihrer Dateien Artikelnummern und Mengen enthalten | Bis Sie es löschen
| **order-placed** und **request-sent** im Local Storage | Meldet anderen Tabs Ihre letzte Bestellung und Angebotsanfrage | 1 Tag lang verwendet
| **orders-logged** und **requests-logged** im Local Storage | Verhindert, dass eine Bestellung oder Anfrage zweimal gezählt wird; höchstens 50 | Bis Sie es löschen
| **quick-order**, **compare-…**, **offer/…** und **quote-picks-…** im Session Storage | Bewahrt Ihre Zeilen der Schnellbestellung, die Artikel im Vergleich, ein Angebot, das Sie schreiben, und Ihre Auswahl aus Angeboten | Bis Sie den Tab schließen
| **order-to-log** und **request-to-log** im Session Storage | Zählt eine Bestellung oder Anfrage genau einmal | Bis sie gezählt ist
| **review-sent-…** im Session Storage | Merkt sich, dass Sie einen Artikel bewertet haben | Bis Sie den Tab schließen
| **affiliate** im Session Storage | Merkt sich den Partner, über dessen Link Sie kamen | Bis Sie den Tab schließen
| **facets:…** im Session Storage | Hält die Filter offen, die Sie geöffnet haben | Bis Sie den Tab schließen
| **true-scale** im Session Storage | Zeigt Zeichnungen maßstäblich | Bis Sie den Tab schließen
| **shop:reloaded-for** im Session Storage | Lädt eine Seite nach einer Aktualisierung des Shops nur einmal neu | Bis Sie den Tab schließen

## Messung, nur mit Ihrer Einwilligung
Wenn Sie einwilligen, zählen wir, welche Seiten genutzt werden und wo etwas misslingt, um den Shop zu verbessern. Wenn nicht, wird nichts gesendet, und der Shop funktioniert genauso. Signalisiert Ihr Browser, dass Sie nicht verfolgt werden möchten (Global Privacy Control), gilt das als Ihre Antwort. Solange Sie angemeldet sind, enthalten die Meldungen auch ein Kennzeichen Ihres Kontos und Ihre Kundennummer, nie Ihren Namen.
| Name | Zweck | Gespeichert
| **ai_user** | Unterscheidet Browser durch eine Zufallszahl, ohne zu sagen, wer Sie sind | 1 Jahr oder bis Sie Ihre Einwilligung widerrufen
| **ai_session** | Kennzeichnet Ihren Besuch durch eine Zufallszahl | 30 Minuten nach der letzten Seite, höchstens 24 Stunden, oder bis Sie Ihre Einwilligung widerrufen

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
| Nom | But | Conservation
| **__Host-sid** (**sid** sur une connexion non chiffrée) | Vous garde connecté | Jusqu’à votre déconnexion ou la fermeture du navigateur, 8 heures au plus, ou 30 minutes sans utilisation
| **signed-in** | Indique à la page que quelqu’un est connecté, sans dire qui | Tant que vous êtes connecté
| **country** | Vous propose un marché d’après les langues de votre navigateur | 1 an, ou jusqu’au choix d’un marché
| **__Host-way-…** (**way-…**) | Vous ramène, à la connexion, à la page d’où vous venez ; scellé, un par connexion | Jusqu’à la fin de la connexion, 10 minutes au plus
| **cart-buy-…** et **cart-quote-…** | Retrouve vos paniers, un de chaque par marché | 20 jours après la dernière modification
| **consent** | Retient votre réponse sur la mesure, la discussion et les notifications | 1 an, puis nous vous le demandons de nouveau

## Vos réglages
| Nom | But | Conservation
| **locale** | Retient le pays et la langue que vous avez choisis | 1 an
| **theme** | Retient les couleurs claires ou sombres ; absent si vous suivez votre système | 1 an
| **measures** | Retient les mesures SI ou US | 1 an
| **shortcuts** | Retient que vous avez désactivé les raccourcis clavier | 1 an
| **density** et **columns** | Retient la hauteur des lignes des tableaux et les colonnes que vous avez masquées ; absents tant que vous gardez l’affichage habituel | 1 an

## Stockage dans votre navigateur
| Nom | But | Conservation
| **post-sign-in-action** dans le local\u00a0storage | Garde un formulaire inachevé, ou ce que vous alliez faire, pendant que vous vous connectez | 60 minutes, ou jusqu’à ce que ce soit fait
| **cart-claims** dans le local\u00a0storage | Retient qu’un panier de ce navigateur est passé dans votre compte | Jusqu’à votre déconnexion
| **recently-viewed** dans le local\u00a0storage | Propose les derniers articles consultés dans la commande rapide ; 12 au plus | Jusqu’à ce que vous le supprimiez
| **units-used-last** dans le local\u00a0storage | Propose les derniers appareils ouverts ; 5 au plus | Jusqu’à ce que vous les retiriez ou vous déconnectiez
| **quick-order-columns** dans le local\u00a0storage | Retient les colonnes de vos fichiers qui contiennent les numéros d’article et les quantités | Jusqu’à ce que vous le supprimiez
| **order-placed** et **request-sent** dans le local\u00a0storage | Signale aux autres onglets votre dernière commande et votre dernière demande de devis | Utilisés pendant 1 jour
| **orders-logged** et **requests-logged** dans le local\u00a0storage | Évite de compter deux fois une commande ou une demande ; 50 au plus | Jusqu’à ce que vous le supprimiez
| **quick-order**, **compare-…**, **offer/…** et **quote-picks-…** dans le session\u00a0storage | Garde vos lignes de commande rapide, les articles que vous comparez, une offre que vous rédigez et vos choix parmi les offres | Jusqu’à la fermeture de l’onglet
| **order-to-log** et **request-to-log** dans le session\u00a0storage | Compte une commande ou une demande une seule fois | Jusqu’à ce qu’elle soit comptée
| **review-sent-…** dans le session\u00a0storage | Retient que vous avez donné votre avis sur un article | Jusqu’à la fermeture de l’onglet
| **affiliate** dans le session\u00a0storage | Retient le partenaire dont le lien vous a conduit ici | Jusqu’à la fermeture de l’onglet
| **facets:…** dans le session\u00a0storage | Garde ouverts les filtres que vous avez ouverts | Jusqu’à la fermeture de l’onglet
| **true-scale** dans le session\u00a0storage | Affiche les dessins à la même échelle | Jusqu’à la fermeture de l’onglet
| **shop:reloaded-for** dans le session\u00a0storage | Ne recharge une page qu’une fois après une mise à jour de la boutique | Jusqu’à la fermeture de l’onglet

## Mesure, seulement avec votre consentement
Si vous acceptez, nous comptons quelles pages sont utilisées et où quelque chose échoue, pour améliorer la boutique. Si vous refusez, rien n’est envoyé, et la boutique fonctionne de la même façon. Si votre navigateur signale que vous ne voulez pas être suivi (Global Privacy Control), cela vaut réponse. Tant que vous êtes connecté, les rapports contiennent aussi un code de votre compte et votre numéro de client, jamais votre nom.
| Nom | But | Conservation
| **ai_user** | Distingue les navigateurs par un nombre aléatoire, sans dire qui vous êtes | 1 an, ou jusqu’au retrait de votre consentement
| **ai_session** | Marque votre visite par un nombre aléatoire | 30 minutes après la dernière page, 24 heures au plus, ou jusqu’au retrait de votre consentement

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
| Naam | Doel | Bewaard
| **__Host-sid** (**sid** op een verbinding zonder versleuteling) | Houdt u ingelogd | Tot u uitlogt of de browser sluit, hooguit 8 uur of 30 minuten zonder gebruik
| **signed-in** | Meldt de pagina dat er iemand is ingelogd, zonder te zeggen wie | Zolang u bent ingelogd
| **country** | Stelt u een markt voor op grond van de talen van uw browser | 1 jaar, of tot u een markt kiest
| **__Host-way-…** (**way-…**) | Brengt u bij het inloggen terug naar de pagina waar u vandaan kwam; verzegeld, één per keer inloggen | Tot het inloggen klaar is, hooguit 10 minuten
| **cart-buy-…** en **cart-quote-…** | Vindt uw winkelwagens terug, één van elk per markt | 20 dagen na de laatste wijziging
| **consent** | Onthoudt uw antwoord over meten, chat en meldingen | 1 jaar, daarna vragen wij het opnieuw

## Uw instellingen
| Naam | Doel | Bewaard
| **locale** | Onthoudt het land en de taal die u hebt gekozen | 1 jaar
| **theme** | Onthoudt lichte of donkere kleuren; niet gezet als u uw systeem volgt | 1 jaar
| **measures** | Onthoudt maten in SI of US | 1 jaar
| **shortcuts** | Onthoudt dat u sneltoetsen hebt uitgeschakeld | 1 jaar
| **density** en **columns** | Onthoudt hoe dicht de rijen van tabellen op elkaar staan en welke kolommen u hebt verborgen; niet gezet zolang u de gewone houdt | 1 jaar

## Opslag in uw browser
| Naam | Doel | Bewaard
| **post-sign-in-action** in local\u00a0storage | Bewaart een onvoltooid formulier, of wat u van plan was, terwijl u inlogt | 60 minuten, of tot het gedaan is
| **cart-claims** in local\u00a0storage | Onthoudt dat een winkelwagen van deze browser naar uw account is overgezet | Tot u uitlogt
| **recently-viewed** in local\u00a0storage | Biedt de laatst bekeken artikelen aan bij snel bestellen; hoogstens 12 | Tot u het verwijdert
| **units-used-last** in local\u00a0storage | Biedt de laatst geopende units aan; hoogstens 5 | Tot u ze verwijdert of uitlogt
| **quick-order-columns** in local\u00a0storage | Onthoudt welke kolommen van uw bestanden artikelnummers en aantallen bevatten | Tot u het verwijdert
| **order-placed** en **request-sent** in local\u00a0storage | Meldt andere tabbladen uw laatste bestelling en offerteaanvraag | 1 dag gebruikt
| **orders-logged** en **requests-logged** in local\u00a0storage | Voorkomt dat een bestelling of aanvraag twee keer telt; hoogstens 50 | Tot u het verwijdert
| **quick-order**, **compare-…**, **offer/…** en **quote-picks-…** in session\u00a0storage | Bewaart uw regels bij snel bestellen, de artikelen die u vergelijkt, een offerte die u schrijft en uw keuzes uit offertes | Tot u het tabblad sluit
| **order-to-log** en **request-to-log** in session\u00a0storage | Telt een bestelling of aanvraag één keer | Tot die geteld is
| **review-sent-…** in session\u00a0storage | Onthoudt dat u een artikel hebt beoordeeld | Tot u het tabblad sluit
| **affiliate** in session\u00a0storage | Onthoudt de partner via wiens link u kwam | Tot u het tabblad sluit
| **facets:…** in session\u00a0storage | Houdt de filters open die u hebt geopend | Tot u het tabblad sluit
| **true-scale** in session\u00a0storage | Toont tekeningen op schaal | Tot u het tabblad sluit
| **shop:reloaded-for** in session\u00a0storage | Laadt een pagina maar één keer opnieuw na een update van de webshop | Tot u het tabblad sluit

## Meten, alleen met uw toestemming
Als u toestemming geeft, tellen wij welke pagina’s worden gebruikt en waar iets misgaat, om de webshop te verbeteren. Geeft u geen toestemming, dan wordt er niets verstuurd en werkt de webshop precies zo. Geeft uw browser aan dat u niet gevolgd wilt worden (Global Privacy Control), dan geldt dat als uw antwoord. Zolang u bent ingelogd, bevatten de meldingen ook een code van uw account en uw klantnummer, nooit uw naam.
| Naam | Doel | Bewaard
| **ai_user** | Onderscheidt browsers met een willekeurig getal, zonder te zeggen wie u bent | 1 jaar, of tot u uw toestemming intrekt
| **ai_session** | Kenmerkt uw bezoek met een willekeurig getal | 30 minuten na de laatste pagina, hoogstens 24 uur, of tot u uw toestemming intrekt

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
| Nome | Finalidade | Guardado
| **__Host-sid** (**sid** em uma conexão sem criptografia) | Mantém você conectado | Até você sair ou fechar o navegador, no máximo 8 horas, ou 30 minutos sem uso
| **signed-in** | Informa à página que alguém está conectado, sem dizer quem | Enquanto você estiver conectado
| **country** | Sugere um mercado a partir dos idiomas do seu navegador | 1 ano, ou até você escolher um mercado
| **__Host-way-…** (**way-…**) | Leva você de volta, ao entrar, à página de onde veio; selado, um para cada entrada | Até a entrada terminar, no máximo 10 minutos
| **cart-buy-…** e **cart-quote-…** | Encontra de novo os seus carrinhos, um de cada por mercado | 20 dias após a última alteração
| **consent** | Lembra a sua resposta sobre a medição, o chat e as notificações | 1 ano; depois perguntamos de novo

## Suas configurações
| Nome | Finalidade | Guardado
| **locale** | Lembra o país e o idioma que você escolheu | 1 ano
| **theme** | Lembra cores claras ou escuras; ausente se você segue o seu sistema | 1 ano
| **measures** | Lembra medidas SI ou dos EUA | 1 ano
| **shortcuts** | Lembra que você desativou os atalhos de teclado | 1 ano
| **density** e **columns** | Lembra a altura das linhas das tabelas e as colunas que você ocultou; ausentes enquanto você mantiver o padrão | 1 ano

## Armazenamento no seu navegador
| Nome | Finalidade | Guardado
| **post-sign-in-action** em local\u00a0storage | Guarda um formulário inacabado, ou o que você ia fazer, enquanto você entra | 60 minutos, ou até ser concluído
| **cart-claims** em local\u00a0storage | Lembra que um carrinho deste navegador passou para a sua conta | Até você sair
| **recently-viewed** em local\u00a0storage | Oferece no pedido rápido os artigos que você viu por último; no máximo 12 | Até você apagar
| **units-used-last** em local\u00a0storage | Oferece as unidades que você abriu por último; no máximo 5 | Até você removê-las ou sair
| **quick-order-columns** em local\u00a0storage | Lembra quais colunas dos seus arquivos contêm códigos de artigo e quantidades | Até você apagar
| **order-placed** e **request-sent** em local\u00a0storage | Informa a outras abas o seu último pedido e a sua última solicitação de cotação | Usados por 1 dia
| **orders-logged** e **requests-logged** em local\u00a0storage | Evita contar duas vezes um pedido ou uma solicitação; no máximo 50 | Até você apagar
| **quick-order**, **compare-…**, **offer/…** e **quote-picks-…** em session\u00a0storage | Guarda suas linhas do pedido rápido, os artigos que você compara, uma oferta que você está escrevendo e suas escolhas de ofertas | Até você fechar a aba
| **order-to-log** e **request-to-log** em session\u00a0storage | Conta um pedido ou uma solicitação uma só vez | Até ser contada
| **review-sent-…** em session\u00a0storage | Lembra que você avaliou um artigo | Até você fechar a aba
| **affiliate** em session\u00a0storage | Lembra o parceiro cujo link trouxe você aqui | Até você fechar a aba
| **facets:…** em session\u00a0storage | Mantém abertos os filtros que você abriu | Até você fechar a aba
| **true-scale** em session\u00a0storage | Mostra os desenhos em escala | Até você fechar a aba
| **shop:reloaded-for** em session\u00a0storage | Recarrega uma página só uma vez depois de uma atualização da loja | Até você fechar a aba

## Medição, só com o seu consentimento
Se você concordar, contamos quais páginas são usadas e onde algo falha, para melhorar a loja. Se não concordar, nada é enviado, e a loja funciona do mesmo jeito. Se o seu navegador sinaliza que você não quer ser seguido (Global Privacy Control), isso vale como resposta. Enquanto você está conectado, os relatórios também levam um código da sua conta e o seu número de cliente, nunca o seu nome.
| Nome | Finalidade | Guardado
| **ai_user** | Distingue navegadores por um número aleatório, sem dizer quem você é | 1 ano, ou até você retirar o seu consentimento
| **ai_session** | Marca a sua visita com um número aleatório | 30 minutos depois da última página, no máximo 24 horas, ou até você retirar o seu consentimento

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
| Naziv | Svrha | Čuva se
| **__Host-sid** (**sid** na vezi bez šifrovanja) | Održava vašu prijavu | Dok se ne odjavite ili ne zatvorite pregledač, najviše 8 sati ili 30 minuta bez korišćenja
| **signed-in** | Govori stranici da je neko prijavljen, ali ne i ko | Dok ste prijavljeni
| **country** | Predlaže vam tržište prema jezicima vašeg pregledača | 1 godinu, ili dok ne izaberete tržište
| **__Host-way-…** (**way-…**) | Pri prijavi vas vraća na stranicu sa koje ste došli; zapečaćen, po jedan za svaku prijavu | Dok se prijava ne završi, najviše 10 minuta
| **cart-buy-…** i **cart-quote-…** | Ponovo nalazi vaše korpe, po jednu svake vrste za svako tržište | 20 dana posle poslednje izmene
| **consent** | Pamti vaš odgovor o merenju, ćaskanju i obaveštenjima | 1 godinu, posle toga pitamo ponovo

## Vaša podešavanja
| Naziv | Svrha | Čuva se
| **locale** | Pamti zemlju i jezik koje ste izabrali | 1 godinu
| **theme** | Pamti svetle ili tamne boje; nema ga ako pratite svoj sistem | 1 godinu
| **measures** | Pamti mere SI ili SAD | 1 godinu
| **shortcuts** | Pamti da ste isključili prečice na tastaturi | 1 godinu
| **density** i **columns** | Pamti koliko su redovi tabela zbijeni i koje ste kolone sakrili; nema ih dok zadržite uobičajeni prikaz | 1 godinu

## Skladište u vašem pregledaču
| Naziv | Svrha | Čuva se
| **post-sign-in-action** u local\u00a0storage | Čuva nedovršen obrazac, ili ono što ste hteli da uradite, dok se prijavljujete | 60 minuta, ili dok se ne uradi
| **cart-claims** u local\u00a0storage | Pamti da je korpa iz ovog pregledača prešla na vaš nalog | Dok se ne odjavite
| **recently-viewed** u local\u00a0storage | Nudi u brzoj porudžbini artikle koje ste poslednje gledali; najviše 12 | Dok ih ne obrišete
| **units-used-last** u local\u00a0storage | Nudi uređaje koje ste poslednje otvorili; najviše 5 | Dok ih ne uklonite ili se ne odjavite
| **quick-order-columns** u local\u00a0storage | Pamti koje kolone vaših datoteka sadrže brojeve artikala i količine | Dok ih ne obrišete
| **order-placed** i **request-sent** u local\u00a0storage | Javlja drugim karticama vašu poslednju porudžbinu i poslednji zahtev za ponudu | Koristi se 1 dan
| **orders-logged** i **requests-logged** u local\u00a0storage | Sprečava da se porudžbina ili zahtev broji dvaput; najviše 50 | Dok ih ne obrišete
| **quick-order**, **compare-…**, **offer/…** i **quote-picks-…** u session\u00a0storage | Čuva vaše redove brze porudžbine, artikle koje poredite, ponudu koju pišete i vaš izbor iz ponuda | Dok ne zatvorite karticu
| **order-to-log** i **request-to-log** u session\u00a0storage | Broji porudžbinu ili zahtev samo jednom | Dok se ne prebroji
| **review-sent-…** u session\u00a0storage | Pamti da ste ocenili artikal | Dok ne zatvorite karticu
| **affiliate** u session\u00a0storage | Pamti partnera čiji vas je link doveo ovde | Dok ne zatvorite karticu
| **facets:…** u session\u00a0storage | Drži otvorene filtere koje ste otvorili | Dok ne zatvorite karticu
| **true-scale** u session\u00a0storage | Prikazuje crteže u istoj razmeri | Dok ne zatvorite karticu
| **shop:reloaded-for** u session\u00a0storage | Posle ažuriranja prodavnice ponovo učitava stranicu samo jednom | Dok ne zatvorite karticu

## Merenje, samo uz vašu saglasnost
Ako se saglasite, brojimo koje se stranice koriste i gde nešto ne uspe, da bismo poboljšali prodavnicu. Ako se ne saglasite, ništa se ne šalje, a prodavnica radi isto tako. Ako vaš pregledač poručuje da ne želite da vas prate (Global Privacy Control), to važi kao vaš odgovor. Dok ste prijavljeni, izveštaji sadrže i oznaku vašeg naloga i vaš broj kupca, nikada vaše ime.
| Naziv | Svrha | Čuva se
| **ai_user** | Razlikuje pregledače po slučajnom broju, a ne govori ko ste | 1 godinu, ili dok ne povučete pristanak
| **ai_session** | Obeležava vašu posetu slučajnim brojem | 30 minuta posle poslednje strane, najviše 24 sata, ili dok ne povučete pristanak

## Ćaskanje i obaveštenja, samo uz vašu saglasnost
Ako dozvolite, stranice nekih tržišta prikazuju ćaskanje. To je usluga druge firme, koja tada vidi adresu vaše veze i ono što nam pišete. Kada ste prijavljeni, zvono pokazuje šta se dogodilo, na primer poslata porudžbina ili nova ponuda. I ono je usluga druge firme, koja tada vidi adresu vaše veze, oznaku vašeg naloga i sadržaj obaveštenja. Ni jedno ni drugo ne čuva ništa u vašem pregledaču. Bez vaše saglasnosti ništa se odande ne učitava.

## Promena odluke
Svoj odgovor možete u svakom trenutku promeniti na ovoj stranici. Kolačiće možete obrisati i u pregledaču; tada ste odjavljeni, a vaši izbori su izgubljeni.
Kako postupamo sa podacima o ličnosti piše u [politici privatnosti](/privacypolicy).
`,
});
