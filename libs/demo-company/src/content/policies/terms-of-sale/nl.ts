export const nl = `
# Verkoopvoorwaarden

## 1. Toepassing
Deze voorwaarden gelden voor verkoop door {company}, {address}, aan bedrijven en particulieren. Waar de wet consumenten meer geeft, geldt de wet. Andere voorwaarden gelden alleen als wij er schriftelijk mee hebben ingestemd.

## 2. Bestelling en overeenkomst
Wat de webshop toont, is een uitnodiging om te bestellen. Uw bestelling is een aanbod aan ons; de overeenkomst ontstaat als wij de bestelling bevestigen of de goederen versturen. Het bericht dat uw bestelling is ontvangen, is nog geen bevestiging. Offertes gelden tot de datum die erin staat.

## 3. Prijzen
De prijzen op het moment van uw bestelling gelden. Btw en vracht staan apart vermeld voordat u bestelt. Is een prijs duidelijk fout, dan zeggen wij dat voordat wij bevestigen.

## 4. Levering en risico
Levertijden tellen vanaf onze bevestiging, en voor wisselaars volgens uw gegevens vanaf uw goedkeuring van de tekening. Voor bedrijven gaat het risico over als wij de goederen aan de vervoerder geven, voor consumenten als zij ze ontvangen. Meer daarover bij [levering](/policies/shipping).

## 5. Controle
Bedrijven controleren de goederen bij aankomst en melden zichtbare gebreken en verkeerde aantallen binnen acht werkdagen, verborgen gebreken zodra zij die ontdekken.

## 6. Betaling en eigendom
Betaalwijzen en vervaldata staan bij [betaling](/policies/payment). De goederen blijven van ons tot ze volledig zijn betaald.

## 7. Garantie
- Nieuwe wisselaars: 24 maanden vanaf levering
- Onderdelen, servicekits en toebehoren: 12 maanden vanaf levering
- Gereviseerde wisselaars: 12 maanden vanaf levering
Wij repareren of vervangen het artikel. Lukt geen van beide, dan nemen wij het terug en betalen wij de prijs terug. Niet gedekt zijn slijtage van pakkingen, corrosie door andere dan de afgesproken media, vorst, drukstoten en werk dat niet volgens de handleiding is gedaan. Wettelijke rechten van consumenten blijven gelden.

## 8. Annuleren en terugsturen
Welke artikelen u kunt terugsturen en tot wanneer, staat bij [retouren](/policies/return). Wat voor u wordt geperst, gezaagd of gemonteerd, kan niet worden geannuleerd als het werk is begonnen.

## 9. Aansprakelijkheid
Wij zijn onbeperkt aansprakelijk voor opzet en grove schuld, voor schade aan leven, lichaam en gezondheid en volgens de wet op productaansprakelijkheid. Verder is onze aansprakelijkheid tegenover bedrijven beperkt tot de waarde van de bestelling; productieverlies en gederfde winst zijn uitgesloten.

## 10. Export en gebruik
U mag onze goederen niet doorgeven aan landen, personen of voor doelen waarvoor de wet levering verbiedt. Een bestelling die tegen zo’n regel ingaat, kunnen wij weigeren.

## 11. Gebeurtenissen buiten onze macht
Als oorlog, staking, brand, energietekort of een besluit van de overheid levering verhindert, wordt de termijn verlengd zolang de belemmering duurt. Na drie maanden kan elke partij afzien van wat nog niet is geleverd.

## 12. Recht en rechter
Het recht van het land waar {company} is gevestigd, is van toepassing, zonder het Weens Koopverdrag. Voor bedrijven beslist de rechter in die plaats. Consumenten houden de bescherming en de rechter van het land waar zij wonen.
`;
