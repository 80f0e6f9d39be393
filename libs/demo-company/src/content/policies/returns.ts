import { page } from '../written.ts';

/** `/policies/return`: consumer rights depend on the country. */
export const returns = page('policies-return', '2026-09-21', {
  en: `
# Returns

## Private persons
@NL,GB If you buy as a consumer, you can withdraw from the contract within 14 days of receiving the goods, without giving reasons. A clear message is enough: by [message](/message) or to [{email}](mailto:{email}). Send the goods back within 14 days after that. We refund the price and the freight of the cheapest delivery within 14 days of your message, but may wait until the goods or proof of sending have reached us.
@US If you buy as a private person, you can return unused goods within 30 days of receiving them. Tell us first: by [message](/message) or to [{email}](mailto:{email}). Rights that your state gives you remain.

## Companies
Companies can return articles from stock within 30 days if they are unused, complete and in their packing. We credit the price less 10 percent for checking and storing.

## What cannot be returned
- Articles pressed, cut or assembled for you
- Gaskets and adhesive whose bag has been opened
- Cleaning agents that have been opened
- Units that have been in service, except under warranty

## How to return
- Ask for a return number: [message](/message) or [support](/support). Give order number, article numbers and the reason.
- Pack the goods so that plates and sealing faces are protected.
- Write the return number on the outside. Goods without number cost us both time.

## Cleanness
Whatever has touched a medium must be drained, cleaned and dry, with a signed statement which medium it was. Otherwise we cannot open the parcel, and send it back at your cost.

## Who pays the freight
If we have sent the wrong thing or it is faulty, we pay. In all other cases you do.

## Refund
We check returns within five working days of arrival and refund by the way you paid within 14 days. What has lost value through use beyond trying it out is deducted.

## Faulty goods
The warranty is not touched by these times: 24 months for new units, 12 months for parts and remade units. Rights that you have by law remain.
`,
  sv: `
# Returer

## Privatpersoner
Köper du som konsument kan du ångra köpet inom 14 dagar från att du har fått varorna, utan att ange skäl. Ett tydligt besked räcker: som [meddelande](/message) eller till [{email}](mailto:{email}). Skicka tillbaka varorna inom 14 dagar därefter. Vi betalar tillbaka priset och frakten för det billigaste leveranssättet inom 14 dagar från ditt besked, men får vänta tills vi har fått varorna eller ett bevis på att de är skickade.

## Företag
Företag kan lämna tillbaka lagervaror inom 30 dagar om de är oanvända, kompletta och i sin förpackning. Vi krediterar priset minus 10 procent för kontroll och lagerhållning.

## Det som inte kan lämnas tillbaka
- Artiklar som har pressats, kapats eller monterats åt dig
- Packningar och lim vars påse har öppnats
- Rengöringsmedel som har öppnats
- Växlare som har varit i drift, utom under garanti

## Så gör du
- Be om ett returnummer: [meddelande](/message) eller [support](/support). Ange ordernummer, artikelnummer och skäl.
- Packa varorna så att plattor och tätningsytor är skyddade.
- Skriv returnumret utanpå. Varor utan nummer kostar oss båda tid.

## Renhet
Allt som har varit i kontakt med ett medium måste vara tömt, rengjort och torrt, med ett undertecknat intyg om vilket medium det var. Annars kan vi inte öppna paketet och skickar tillbaka det på din bekostnad.

## Vem som betalar frakten
Om vi har skickat fel eller varan är felaktig betalar vi. I alla andra fall betalar du.

## Återbetalning
Vi kontrollerar returer inom fem arbetsdagar från ankomsten och betalar tillbaka på samma sätt som du betalade inom 14 dagar. Vi drar av för värdeminskning genom användning utöver att prova varan.

## Felaktiga varor
Garantin påverkas inte av dessa tider: 24 månader för nya växlare, 12 månader för delar och renoverade växlare. Dina rättigheter enligt lag påverkas inte.
`,
  de: `
# Rücksendungen

## Privatpersonen
Wenn Sie als Verbraucher kaufen, können Sie den Vertrag innerhalb von 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung genügt: als [Nachricht](/message) oder an [{email}](mailto:{email}). Senden Sie die Ware innerhalb von 14 Tagen danach zurück. Wir erstatten den Preis und die Fracht der günstigsten Lieferart innerhalb von 14 Tagen nach Ihrer Erklärung, dürfen aber warten, bis wir die Ware oder den Nachweis der Absendung haben.

## Unternehmen
Unternehmen können Lagerware innerhalb von 30 Tagen zurückgeben, wenn sie unbenutzt, vollständig und originalverpackt ist. Wir schreiben den Preis abzüglich 10 Prozent für Prüfung und Lagerung gut.

## Was nicht zurückgegeben werden kann
- Artikel, die für Sie gepresst, zugeschnitten oder montiert wurden
- Dichtungen und Klebstoff, deren Beutel geöffnet wurde
- Geöffnete Reinigungsmittel
- Geräte, die in Betrieb waren, außer im Garantiefall

## So senden Sie zurück
- Fragen Sie nach einer Rücksendenummer: [Nachricht](/message) oder [Kundendienst](/support). Nennen Sie Auftragsnummer, Artikelnummern und Grund.
- Verpacken Sie die Ware so, dass Platten und Dichtflächen geschützt sind.
- Schreiben Sie die Rücksendenummer außen an. Ware ohne Nummer kostet uns beide Zeit.

## Sauberkeit
Was mit einem Medium in Berührung war, muss entleert, gereinigt und trocken sein, mit einer unterschriebenen Erklärung, welches Medium es war. Sonst können wir das Paket nicht öffnen und senden es auf Ihre Kosten zurück.

## Wer die Fracht zahlt
Haben wir das Falsche geschickt oder ist die Ware mangelhaft, zahlen wir. In allen anderen Fällen zahlen Sie.

## Erstattung
Wir prüfen Rücksendungen innerhalb von fünf Arbeitstagen nach Ankunft und erstatten innerhalb von 14 Tagen auf dem Weg, auf dem Sie gezahlt haben. Einen Wertverlust durch Benutzung, die über das Ausprobieren hinausgeht, ziehen wir ab.

## Mangelhafte Ware
Die Garantie bleibt von diesen Fristen unberührt: 24 Monate für neue Geräte, 12 Monate für Teile und aufbereitete Geräte. Ihre gesetzlichen Rechte bleiben bestehen.
`,
  fr: `
# Retours

## Particuliers
Si vous achetez en tant que consommateur, vous pouvez vous rétracter dans les 14 jours suivant la réception, sans donner de raison. Une déclaration claire suffit : par [message](/message) ou à [{email}](mailto:{email}). Renvoyez la marchandise dans les 14 jours qui suivent. Nous remboursons le prix et le transport le moins cher dans les 14 jours suivant votre déclaration, mais pouvons attendre d’avoir reçu la marchandise ou la preuve de son envoi.

## Entreprises
Les entreprises peuvent renvoyer des articles du stock sous 30 jours s’ils sont inutilisés, complets et dans leur emballage. Nous créditons le prix moins 10 pour cent pour le contrôle et le stockage.

## Ce qui ne peut pas être renvoyé
- Les articles pressés, coupés ou assemblés pour vous
- Les joints et la colle dont le sachet a été ouvert
- Les produits de nettoyage ouverts
- Les appareils qui ont été en service, sauf sous garantie

## Comment renvoyer
- Demandez un numéro de retour : [message](/message) ou [assistance](/support). Indiquez le numéro de commande, les références et la raison.
- Emballez la marchandise de façon à protéger les plaques et les portées de joint.
- Écrivez le numéro de retour à l’extérieur. Sans numéro, la marchandise nous coûte du temps à tous deux.

## Propreté
Ce qui a touché un fluide doit être vidangé, nettoyé et sec, avec une déclaration signée précisant ce fluide. Sinon nous ne pouvons pas ouvrir le colis et le renvoyons à vos frais.

## Qui paie le transport
Si nous nous sommes trompés ou si la marchandise est défectueuse, c’est nous. Dans tous les autres cas, c’est vous.

## Remboursement
Nous contrôlons les retours sous cinq jours ouvrés après l’arrivée et remboursons sous 14 jours par le moyen que vous avez utilisé. Une perte de valeur due à un usage allant au-delà de l’essai est déduite.

## Marchandise défectueuse
Ces délais ne touchent pas la garantie : 24 mois pour les appareils neufs, 12 mois pour les pièces et les appareils reconditionnés. Vos droits légaux restent entiers.
`,
  nl: `
# Retouren

## Particulieren
Koopt u als consument, dan kunt u de overeenkomst binnen 14 dagen na ontvangst van de goederen zonder opgave van redenen ontbinden. Een duidelijke mededeling is genoeg: via een [bericht](/message) of aan [{email}](mailto:{email}). Stuur de goederen binnen 14 dagen daarna terug. Wij betalen de prijs en de vracht van de goedkoopste levering terug binnen 14 dagen na uw mededeling, maar mogen wachten tot wij de goederen of een bewijs van verzending hebben.

## Bedrijven
Bedrijven kunnen voorraadartikelen binnen 30 dagen terugsturen als ze ongebruikt, compleet en in hun verpakking zijn. Wij crediteren de prijs min 10 procent voor controle en opslag.

## Wat niet terug kan
- Artikelen die voor u zijn geperst, gezaagd of gemonteerd
- Pakkingen en lijm waarvan de zak is geopend
- Geopende reinigingsmiddelen
- Wisselaars die in bedrijf zijn geweest, behalve onder garantie

## Zo stuurt u terug
- Vraag een retournummer aan: [bericht](/message) of [klantenservice](/support). Noem ordernummer, artikelnummers en reden.
- Verpak de goederen zo dat platen en afdichtvlakken beschermd zijn.
- Schrijf het retournummer op de buitenkant. Goederen zonder nummer kosten ons allebei tijd.

## Schoon
Wat met een medium in aanraking is geweest, moet afgetapt, gereinigd en droog zijn, met een ondertekende verklaring welk medium het was. Anders kunnen wij het pakket niet openen en sturen wij het op uw kosten terug.

## Wie de vracht betaalt
Hebben wij iets verkeerds gestuurd of is het gebrekkig, dan betalen wij. In alle andere gevallen betaalt u.

## Terugbetaling
Wij controleren retouren binnen vijf werkdagen na aankomst en betalen binnen 14 dagen terug op de manier waarop u hebt betaald. Waardeverlies door gebruik dat verder gaat dan uitproberen, trekken wij af.

## Gebrekkige goederen
De garantie staat los van deze termijnen: 24 maanden voor nieuwe wisselaars, 12 maanden voor onderdelen en gereviseerde wisselaars. Uw wettelijke rechten blijven gelden.
`,
  'pt-BR': `
# Devoluções

## Particulares
Se você compra como consumidor, pode desistir da compra em até sete dias do recebimento, sem dar motivo. Basta um aviso claro: por [mensagem](/message) ou para [{email}](mailto:{email}). Devolva a mercadoria em até 14 dias depois disso; o frete é por nossa conta. Devolvemos tudo o que você pagou, inclusive o frete da entrega, em até 14 dias do seu aviso.

## Empresas
Empresas podem devolver itens de estoque em até 30 dias se estiverem sem uso, completos e na embalagem. Creditamos o preço menos 10 por cento para conferência e armazenagem.

## O que não pode ser devolvido por empresas
- Itens prensados, cortados ou montados para você
- Gaxetas e cola cuja embalagem foi aberta
- Produtos de limpeza abertos
- Unidades que já trabalharam, exceto em garantia

## Como devolver
- Peça um número de devolução: [mensagem](/message) ou [suporte](/support). Informe número do pedido, códigos e motivo.
- Embale a mercadoria de modo que placas e superfícies de vedação fiquem protegidas.
- Escreva o número de devolução por fora. Mercadoria sem número custa tempo a todos nós.

## Limpeza
O que teve contato com um fluido deve estar drenado, limpo e seco, com uma declaração assinada de qual fluido era. Sem isso não podemos abrir o pacote e o devolvemos por sua conta.

## Quem paga o frete
Se enviamos algo errado ou com defeito, ou se um consumidor desiste no prazo, nós pagamos. Nos outros casos, paga você.

## Reembolso
Verificamos as devoluções em até cinco dias úteis da chegada e reembolsamos em até 14 dias pela forma em que você pagou. A perda de valor por uso além do teste é descontada.

## Mercadoria com defeito
Esses prazos não afetam a garantia: 24 meses para unidades novas, 12 meses para peças e unidades recondicionadas. Seus direitos legais permanecem.
`,
  'sr-Latn': `
# Povraćaj

## Fizička lica
Ako kupujete kao potrošač, možete da odustanete od ugovora u roku od 14 dana od prijema robe, bez navođenja razloga. Dovoljna je jasna izjava: [porukom](/message) ili na [{email}](mailto:{email}). Robu pošaljite u roku od 14 dana posle toga. Cenu i prevoz najjeftinije isporuke vraćamo u roku od 14 dana od vaše izjave, ali smemo da sačekamo robu ili dokaz da je poslata.

## Firme
Firme mogu da vrate artikle sa stanja u roku od 30 dana ako su nekorišćeni, potpuni i u svojoj ambalaži. Odobravamo cenu umanjenu za 10 odsto zbog pregleda i skladištenja.

## Šta se ne može vratiti
- Artikli presovani, sečeni ili sklopljeni za vas
- Zaptivke i lepak čija je kesa otvorena
- Otvorena sredstva za čišćenje
- Izmenjivači koji su radili, osim u garanciji

## Kako da vratite
- Zatražite broj povraćaja: [poruka](/message) ili [podrška](/support). Navedite broj porudžbine, brojeve artikala i razlog.
- Spakujte robu tako da ploče i zaptivne površine budu zaštićene.
- Broj povraćaja napišite spolja. Roba bez broja oduzima vreme i vama i nama.

## Čistoća
Što je bilo u dodiru sa medijumom mora biti ispražnjeno, očišćeno i suvo, sa potpisanom izjavom o kom medijumu je reč. Inače paket ne možemo da otvorimo i vraćamo ga o vašem trošku.

## Ko plaća prevoz
Ako smo pogrešili ili je roba neispravna, plaćamo mi. U svim drugim slučajevima plaćate vi.

## Povraćaj novca
Vraćenu robu pregledamo u roku od pet radnih dana od prispeća i novac vraćamo u roku od 14 dana istim putem kojim ste platili. Umanjenje vrednosti zbog upotrebe koja prelazi isprobavanje oduzimamo od iznosa.

## Neispravna roba
Ovi rokovi ne utiču na garanciju: 24 meseca za nove izmenjivače, 12 meseci za delove i obnovljene izmenjivače. Vaša zakonska prava ostaju.
`,
});
