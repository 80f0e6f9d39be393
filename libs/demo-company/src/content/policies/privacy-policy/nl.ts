export const nl = `
# Privacybeleid

## 1. Wie verantwoordelijk is
{company}, {address}, is verantwoordelijk voor de persoonsgegevens in deze webshop. Vragen over gegevensbescherming stuurt u naar [{email}](mailto:{email}).

## 2. Bezoek zonder account
U kunt alles bekijken zonder te zeggen wie u bent. Onze servers verwerken uw IP-adres om u te antwoorden en aanvallen af te weren. Onze logboeken bevatten het tijdstip, het soort pagina en de duur, maar geen IP-adres, geen zoekwoorden en niets van wat u typt.

## 3. Uw account
Voor een account bewaren wij uw e-mailadres, naam, telefoonnummer, taal en markt, en voor bedrijven de bedrijfsnaam, de nummers van het bedrijf en uw klantnummer. Het wachtwoord kent alleen onze inlogdienst.

## 4. Bestellingen, offertes en leveringen
Wij bewaren wat u bestelt of aanvraagt, adressen, contactpersonen, uw kenmerken, facturen en betalingen. Kaartnummers gaan rechtstreeks naar de betaaldienst; wij zien ze nooit.

## 5. Berichten en beoordelingen
Berichten bewaren wij met uw e-mailadres tot uw zaak is afgehandeld. Beoordelingen zijn openbaar onder de naam die u ervoor hebt gekozen.

## 6. Cookies en meten
Wat in uw browser wordt bewaard, staat bij [cookies](/cookies). Wij meten het gebruik van de webshop alleen als u toestemming geeft, en daar kunt u die ook intrekken.

## 7. Op welke gronden
Wij verwerken gegevens om een overeenkomst met u uit te voeren of voor te bereiden (AVG artikel 6, lid 1, onder b), omdat de wet het eist, zoals bij facturen (c), voor ons gerechtvaardigd belang bij een veilige en werkende webshop (f) of omdat u toestemming hebt gegeven, zoals voor meten (a).

## 8. Wie gegevens krijgt
- Bedrijven van de Vadholm-groep die maken of leveren wat u hebt besteld
- Vervoerders, betaaldiensten en, voor service ter plaatse, de servicepartner die u kiest
- Bedrijven die onze servers en onze inlogdienst beheren, gebonden door een overeenkomst
- Met uw toestemming bedrijven die het gebruik van de webshop analyseren en onze chat en meldingen beheren
- Overheden, waar de wet ons daartoe verplicht
Wij verkopen geen gegevens en geven er geen door voor reclame.

## 9. Doorgifte naar andere landen
Bestellingen worden ook in Malmö in Zweden behandeld. Verlaten gegevens het gebied waar uw privacywet geldt, dan zorgen wij door een overeenkomst of officiële erkenning dat ze daar even goed zijn beschermd.

## 10. Hoelang wij gegevens bewaren
- Account: tot u het laat verwijderen, of na drie jaar zonder gebruik
- Bestellingen, offertes en facturen: zolang belasting- en handelsrecht dat eisen
- Berichten: één jaar nadat uw zaak is afgehandeld
- Logboeken: 30 dagen

## 11. Uw rechten
U mag vragen wat wij over u weten, het laten corrigeren, wissen, beperken of overdragen, en bezwaar maken tegen het gebruik (AVG artikelen 15 tot en met 21). Toestemming kunt u altijd intrekken voor de toekomst.
[Stuur ons een bericht](/message) of schrijf naar [{email}](mailto:{email}); wij antwoorden binnen een maand.
U kunt ook een klacht indienen bij de gegevensbeschermingsautoriteit van uw land.

## 12. Wijzigingen
Als wij dit beleid wijzigen, verandert de datum op deze pagina. Belangrijke wijzigingen melden wij klanten met een account per e-mail.
`;
