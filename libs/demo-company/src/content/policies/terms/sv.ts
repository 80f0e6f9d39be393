export const sv = `
# Användarvillkor

## 1. Vem som driver webbutiken
Webbutiken drivs av {company}, {address}. Du når oss på [{email}](mailto:{email}) och [{phone}](tel:{phone}).

## 2. Vad villkoren gäller
De gäller för alla som använder webbutiken, med eller utan konto. För det du köper gäller dessutom försäljningsvillkoren, som du ser innan du beställer.

## 3. Ditt konto
Du behöver ett konto för att beställa, be om offert och se ditt företags priser. Lämna riktiga uppgifter och håll dem aktuella. Behåll lösenordet för dig själv, och säg genast till om någon annan kan känna till det.

## 4. När du handlar för ett företag
Om du använder ett kundnummer intygar du att företaget tillåter det. Priser och avtal under numret är konfidentiella. Företaget kan när som helst be oss att ta bort numret från ett konto.

## 5. Data, ritningar och dokument
Vi tar fram dem med omsorg. Kontrollera det som är viktigt för din anläggning innan du beställer eller bygger. För en levererad växlare gäller dess märkskylt och manual.
Du får använda ritningar och dokument för att välja, installera, driva och underhålla våra produkter, och ge dem vidare för det ändamålet. Alla övriga rättigheter är våra.

## 6. Omdömen och meddelanden
För omdömen gäller [villkoren för omdömen](/product-review-terms). Skicka inget till oss som du inte får lämna vidare.

## 7. Vad som inte är tillåtet
- Att försöka komma åt andras uppgifter eller konton
- Att belasta webbutiken med automatiska anrop eller kopiera stora delar av den
- Att skicka falska beställningar, skadliga filer eller olagligt innehåll
Vi kan stänga ett konto som används så, och talar då om varför.

## 8. Tillgång
Vi underhåller webbutiken och kan inte lova att den alltid är tillgänglig. När vi kan meddelar vi avbrott i förväg.

## 9. Ansvar
Vi ansvarar obegränsat för uppsåt och grov vårdslöshet, för skada på liv och hälsa och där lagen inte medger någon begränsning. I övrigt ansvarar vi bara om vi bryter mot en väsentlig skyldighet, och bara för skada som gick att förutse.

## 10. Personuppgifter
Hur vi behandlar dem står i [integritetspolicyn](/privacypolicy), vad som sparas i din webbläsare under [kakor](/cookies).

## 11. Ändringar
Om villkoren ändras visar vi de nya nästa gång du loggar in. Du kan då godkänna dem eller logga ut. För beställningar som redan är gjorda gäller villkoren som de gjordes under.

## 12. Lag
Lagen i det land där {company} har sitt säte gäller. Är du konsument behåller du skyddet enligt lagen i det land där du bor, och du kan vända dig till domstol där.
`;
