export const sv = `
# Försäljningsvillkor

## 1. Omfattning
Villkoren gäller när {company}, {address}, säljer till företag och privatpersoner. Där lagen ger konsumenter mer gäller lagen. Andra villkor gäller bara om vi har godkänt dem skriftligt.

## 2. Beställning och avtal
Det som webbutiken visar är en uppmaning att beställa. Din beställning är ett anbud till oss; avtalet sluts när vi bekräftar beställningen eller skickar varorna. Meddelandet om att din beställning har kommit in är ännu ingen bekräftelse. Offerter gäller till det datum som står i dem.

## 3. Priser
De priser gäller som visas när du beställer. Moms och frakt visas var för sig innan du beställer. Är ett pris uppenbart fel säger vi till innan vi bekräftar.

## 4. Leverans och risk
Leveranstiden räknas från vår bekräftelse, och för växlare efter dina uppgifter från ditt godkännande av ritningen. För företag går risken över när vi lämnar varorna till transportören, för konsumenter när de tar emot dem. Läs mer under [leverans](/policies/shipping).

## 5. Kontroll
Företag kontrollerar varorna vid ankomsten och meddelar synliga fel och fel antal inom åtta arbetsdagar, dolda fel så snart de upptäcks.

## 6. Betalning och äganderätt
Betalsätt och förfallodagar står under [betalning](/policies/payment). Varorna är våra tills de är helt betalda.

## 7. Garanti
- Nya växlare: 24 månader från leverans
- Reservdelar, servicesatser och tillbehör: 12 månader från leverans
- Renoverade växlare: 12 månader från leverans
Vi reparerar varan eller byter ut den. Om inget av det lyckas tar vi tillbaka den och betalar tillbaka priset. Garantin omfattar inte slitage på packningar, korrosion av andra medier än de avtalade, frost, tryckstötar och arbete som inte följer manualen. Konsumenters rättigheter enligt lag påverkas inte.

## 8. Avbeställa och lämna tillbaka
Vilka artiklar du kan lämna tillbaka, och hur länge, står under [returer](/policies/return). Det som pressas, kapas eller monteras åt dig kan inte avbeställas när arbetet har börjat.

## 9. Ansvar
Vi ansvarar obegränsat för uppsåt och grov vårdslöshet, för skada på liv och hälsa och enligt produktansvarslagen. I övrigt är vårt ansvar mot företag begränsat till beställningens värde; produktionsbortfall och utebliven vinst ersätts inte.

## 10. Export och användning
Du får inte lämna våra varor vidare till länder, personer eller ändamål dit lagen förbjuder leverans. Vi kan avböja en beställning som skulle bryta mot en sådan regel.

## 11. Händelser utanför vår kontroll
Om krig, strejk, brand, energibrist eller myndigheters beslut hindrar leveransen förlängs tiden så länge hindret varar. Efter tre månader får båda parter frånträda det som inte har levererats.

## 12. Lag och domstol
Lagen i det land där {company} har sitt säte gäller, dock inte FN:s konvention om internationella köp av varor. För företag avgör domstolen på den orten. Konsumenter behåller skyddet och domstolen i det land där de bor.
`;
