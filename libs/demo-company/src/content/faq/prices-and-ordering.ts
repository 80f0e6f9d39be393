export const pricesAndOrdering = {
  en: `
# Prices and ordering

? Why does the price change when I sign in?
Visitors see the list price. If your account has a customer number, you see the prices agreed with your company as soon as you are signed in.

? Are prices with or without tax?
Prices in this market are without tax. Tax is shown on its own line before you send an order.

? What does “price on request” mean?
Some articles are made to order or calculated for your plant. Ask for a quote; you have the price and the delivery time within one working day.

? Is there a smallest quantity?
For most articles it is one. Some are sold in packs or from a smallest quantity; their page says so, and shows from which quantity the price is lower.

? Can I also order by e-mail or telephone?
Yes. Send your order with article numbers and quantities to [{email}](mailto:{email}) or call [{phone}](tel:{phone}). Prices and terms are the same.
`,
  sv: `
# Priser och beställning

? Varför ändras priset när jag loggar in?
Besökare ser listpriset. Om ditt konto har ett kundnummer ser du de priser som är avtalade med ditt företag så snart du har loggat in.

? Är priserna med eller utan moms?
Priserna på den här marknaden är utan moms. Momsen visas på en egen rad innan du skickar en beställning.

? Vad betyder ”pris på förfrågan”?
En del artiklar tillverkas på beställning eller beräknas för din anläggning. Be om offert, så har du pris och leveranstid inom en arbetsdag.

? Finns det ett minsta antal?
För de flesta artiklar är det en. En del säljs i förpackningar eller från ett minsta antal; det står på deras sida, liksom från vilket antal priset är lägre.

? Kan jag också beställa via e-post eller telefon?
Ja. Skicka din beställning med artikelnummer och antal till [{email}](mailto:{email}) eller ring [{phone}](tel:{phone}). Priser och villkor är desamma.
`,
  de: `
# Preise und Bestellung

? Warum ändert sich der Preis, wenn ich mich anmelde?
Besucher sehen den Listenpreis. Hat Ihr Konto eine Kundennummer, sehen Sie nach der Anmeldung die Preise, die mit Ihrem Unternehmen vereinbart sind.

? Sind die Preise mit oder ohne Steuer?
Die Preise in diesem Markt sind ohne Mehrwertsteuer. Sie wird in einer eigenen Zeile gezeigt, bevor Sie eine Bestellung absenden.

? Was bedeutet „Preis auf Anfrage“?
Manche Artikel werden auf Bestellung gefertigt oder für Ihre Anlage berechnet. Fragen Sie ein Angebot an; Preis und Lieferzeit haben Sie innerhalb eines Arbeitstages.

? Gibt es eine Mindestmenge?
Bei den meisten Artikeln ist es ein Stück. Manche werden in Packungen oder ab einer Mindestmenge verkauft; das steht auf ihrer Seite, ebenso ab welcher Menge der Preis sinkt.

? Kann ich auch per E-Mail oder Telefon bestellen?
Ja. Schicken Sie Ihre Bestellung mit Artikelnummern und Mengen an [{email}](mailto:{email}) oder rufen Sie [{phone}](tel:{phone}) an. Preise und Bedingungen sind dieselben.
`,
  fr: `
# Prix et commande

? Pourquoi le prix change-t-il quand je me connecte ?
Les visiteurs voient le prix catalogue. Si votre compte a un numéro de client, vous voyez, une fois connecté, les prix convenus avec votre entreprise.

? Les prix s’entendent-ils avec ou sans TVA ?
Les visiteurs voient les prix TTC, les entreprises connectées les prix hors taxes ; chaque prix le précise. La TVA figure sur sa propre ligne avant l’envoi de la commande.

? Que veut dire « prix sur demande » ?
Certains articles sont fabriqués à la commande ou calculés pour votre installation. Demandez un devis ; vous avez le prix et le délai sous un jour ouvré.

? Y a-t-il une quantité minimale ?
Pour la plupart des articles, c’est une pièce. Certains se vendent par paquets ou à partir d’une quantité minimale ; leur page le dit, et indique à partir de quelle quantité le prix baisse.

? Puis-je aussi commander par e-mail ou par téléphone ?
Oui. Envoyez votre commande avec les références et les quantités à [{email}](mailto:{email}) ou appelez le [{phone}](tel:{phone}). Les prix et les conditions sont les mêmes.
`,
  nl: `
# Prijzen en bestellen

? Waarom verandert de prijs als ik inlog?
Bezoekers zien de catalogusprijs. Heeft uw account een klantnummer, dan ziet u na het inloggen de prijzen die met uw bedrijf zijn afgesproken.

? Zijn de prijzen met of zonder btw?
De prijzen in deze markt zijn zonder btw. De btw staat op een aparte regel voordat u een bestelling verstuurt.

? Wat betekent ‘prijs op aanvraag’?
Sommige artikelen worden op bestelling gemaakt of voor uw installatie berekend. Vraag een offerte aan; u hebt prijs en levertijd binnen één werkdag.

? Is er een minimumaantal?
Voor de meeste artikelen is dat één. Sommige worden per verpakking of vanaf een minimumaantal verkocht; dat staat op de pagina, net als het aantal waarbij de prijs lager wordt.

? Kan ik ook per e-mail of telefoon bestellen?
Ja. Stuur uw bestelling met artikelnummers en aantallen naar [{email}](mailto:{email}) of bel [{phone}](tel:{phone}). Prijzen en voorwaarden zijn dezelfde.
`,
  'pt-BR': `
# Preços e pedidos

? Por que o preço muda quando eu entro?
Visitantes veem o preço de lista. Se a sua conta tem um número de cliente, você vê, depois de entrar, os preços combinados com a sua empresa.

? Os preços incluem impostos?
Neste mercado os preços não incluem impostos. Eles aparecem em uma linha própria antes de você enviar o pedido.

? O que significa “preço sob consulta”?
Alguns itens são feitos sob encomenda ou calculados para a sua instalação. Peça uma cotação; você recebe preço e prazo em um dia útil.

? Existe quantidade mínima?
Para a maioria dos itens é uma peça. Alguns são vendidos em embalagens ou a partir de uma quantidade mínima; a página informa isso e a partir de que quantidade o preço cai.

? Posso pedir também por e-mail ou telefone?
Sim. Envie seu pedido com códigos e quantidades para [{email}](mailto:{email}) ou ligue para [{phone}](tel:{phone}). Preços e condições são os mesmos.
`,
  'sr-Latn': `
# Cene i poručivanje

? Zašto se cena menja kada se prijavim?
Posetioci vide cenu iz cenovnika. Ako vaš nalog ima broj kupca, posle prijave vidite cene dogovorene sa vašom firmom.

? Da li su cene sa porezom ili bez njega?
Cene na ovom tržištu su bez PDV-a. U ponudi je PDV u posebnom redu.

? Šta znači „cena na upit”?
Neki artikli se izrađuju po porudžbini ili računaju za vaše postrojenje. Pošaljite upit; cenu i rok imate u roku od jednog radnog dana.

? Postoji li najmanja količina?
Za većinu artikala to je jedan komad. Neki se prodaju u pakovanjima ili od najmanje količine; to piše na njihovoj stranici, kao i od koje količine je cena niža.

? Kako se poručuje u Srbiji?
Preko ponude. Pošaljite upit sa brojevima artikala i količinama iz prodavnice ili na [{email}](mailto:{email}), ili pozovite [{phone}](tel:{phone}). Poručili ste kada prihvatite našu ponudu.
`,
};
