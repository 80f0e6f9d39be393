export const sv = `
# Integritetspolicy

## 1. Vem som ansvarar
{company}, {address}, är personuppgiftsansvarig för uppgifterna i den här webbutiken. Frågor om dataskydd skickar du till [{email}](mailto:{email}).

## 2. Besök utan konto
Du kan titta på allt utan att säga vem du är. Våra servrar behandlar din IP-adress för att svara dig och avvärja angrepp. Våra loggar innehåller tid, typ av sida och svarstid, men ingen IP-adress, inga sökord och inget av det du skriver.

## 3. Ditt konto
För ett konto sparar vi din e-postadress, namn, telefonnummer, språk och marknad, och för företag företagets namn, dess nummer och ditt kundnummer. Lösenordet känner bara vår inloggningstjänst till.

## 4. Beställningar, offerter och leveranser
Vi sparar vad du beställer eller frågar efter, adresser, kontaktpersoner, dina referenser, fakturor och betalningar. Kortnummer går direkt till betaltjänsten; vi ser dem aldrig.

## 5. Meddelanden och omdömen
Meddelanden sparas med din e-postadress tills ditt ärende är avslutat. Omdömen är offentliga under namnet du valde för dem.

## 6. Kakor och mätning
Vad som sparas i din webbläsare står under [kakor](/cookies). Vi mäter hur webbutiken används bara om du samtycker, och där kan du också ta tillbaka ditt samtycke.

## 7. Rättslig grund
Vi behandlar uppgifter för att fullgöra eller förbereda ett avtal med dig (GDPR artikel 6.1 b), för att lagen kräver det, som för fakturor (c), för vårt berättigade intresse av en säker och fungerande webbutik (f) eller för att du har samtyckt, som för mätning (a).

## 8. Vem som får uppgifterna
- Företag i Vadholmkoncernen som tillverkar eller levererar det du har beställt
- Transportörer, betaltjänster och, för service på plats, den servicepartner du väljer
- Företag som driver våra servrar och vår inloggningstjänst, bundna av avtal
- Med ditt samtycke företag som utvärderar hur butiken används och driver vår chatt och våra aviseringar
- Myndigheter, när lagen kräver det
Vi säljer inga uppgifter och lämnar inga vidare för reklam.

## 9. Överföring till andra länder
Beställningar hanteras också i Malmö i Sverige. Om uppgifter lämnar det område där din dataskyddslag gäller ser vi till genom avtal eller officiellt erkännande att de skyddas lika väl där.

## 10. Hur länge vi sparar uppgifter
- Konto: tills du låter ta bort det, eller efter tre år utan användning
- Beställningar, offerter och fakturor: så länge skatte- och bokföringslagar kräver
- Meddelanden: ett år efter att ditt ärende har avslutats
- Loggar: 30 dagar

## 11. Dina rättigheter
Du kan begära att få veta vad vi vet om dig, få det rättat, raderat, begränsat eller utlämnat, och invända mot användningen (GDPR artiklarna 15–21). Ett samtycke kan när som helst tas tillbaka för framtiden.
[Skicka ett meddelande](/message) eller skriv till [{email}](mailto:{email}); vi svarar inom en månad.
Du kan också klaga hos dataskyddsmyndigheten i ditt land.

## 12. Ändringar
Om vi ändrar policyn ändras datumet på den här sidan. Viktiga ändringar meddelar vi kunder med konto via e-post.
`;
