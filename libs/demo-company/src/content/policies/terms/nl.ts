export const nl = `
# Gebruiksvoorwaarden

## 1. Wie deze webshop beheert
Deze webshop wordt beheerd door {company}, {address}. U bereikt ons via [{email}](mailto:{email}) en [{phone}](tel:{phone}).

## 2. Waarvoor deze voorwaarden gelden
Ze gelden voor iedereen die de webshop gebruikt, met of zonder account. Voor wat u koopt gelden ook de verkoopvoorwaarden, die u ziet voordat u bestelt.

## 3. Uw account
U hebt een account nodig om te bestellen, offertes aan te vragen en de prijzen van uw bedrijf te zien. Geef juiste gegevens op en houd ze actueel. Houd uw wachtwoord voor uzelf, en zeg het ons meteen als iemand anders het kan kennen.

## 4. Handelen namens een bedrijf
Als u een klantnummer gebruikt, verklaart u dat het bedrijf dat toestaat. Prijzen en afspraken onder dat nummer zijn vertrouwelijk. Het bedrijf kan ons altijd vragen het nummer van een account te halen.

## 5. Gegevens, tekeningen en documenten
Wij stellen ze met zorg op. Controleer wat voor uw installatie belangrijk is voordat u bestelt of bouwt. Voor een geleverde wisselaar zijn het typeplaatje en de handleiding bepalend.
U mag tekeningen en documenten gebruiken om onze producten te kiezen, te installeren, te gebruiken en te onderhouden, en ze daarvoor doorgeven. Alle andere rechten blijven bij ons.

## 6. Beoordelingen en berichten
Voor beoordelingen gelden de [voorwaarden voor beoordelingen](/product-review-terms). Stuur ons niets wat u niet mag doorgeven.

## 7. Wat niet is toegestaan
- Proberen bij gegevens of accounts van anderen te komen
- De webshop belasten met geautomatiseerde verzoeken of grote delen ervan kopiëren
- Valse bestellingen, schadelijke bestanden of onwettige inhoud sturen
Een account dat zo wordt gebruikt, kunnen wij sluiten; wij zeggen dan waarom.

## 8. Beschikbaarheid
Wij onderhouden de webshop en kunnen niet beloven dat hij altijd beschikbaar is. Waar mogelijk kondigen wij onderbrekingen aan.

## 9. Aansprakelijkheid
Wij zijn onbeperkt aansprakelijk voor opzet en grove schuld, voor schade aan leven, lichaam en gezondheid, en overal waar de wet geen beperking toestaat. Daarbuiten zijn wij alleen aansprakelijk als wij een wezenlijke verplichting schenden, en alleen voor schade die te voorzien was.

## 10. Persoonsgegevens
Hoe wij daarmee omgaan, staat in het [privacybeleid](/privacypolicy), wat in uw browser wordt bewaard bij [cookies](/cookies).

## 11. Wijzigingen
Als deze voorwaarden veranderen, tonen wij u de nieuwe als u weer inlogt. U kunt ze dan aanvaarden of uitloggen. Voor eerdere bestellingen gelden de voorwaarden waaronder ze zijn gedaan.

## 12. Recht
Het recht van het land waar {company} is gevestigd, is van toepassing. Bent u consument, dan houdt u de bescherming van het recht van het land waar u woont en kunt u daar naar de rechter gaan.
`;
