import { block } from '../written.ts';

/** Replaces `start` for business users. */
export const partnerStart = block('partnerstart', {
  en: `
# Parts and units for the plants you look after
> Your prices, stock and lead times on every page, with the drawings your customers ask for.

## For you as a partner
You sell and service Vadholm heat exchangers. Here you see what we have agreed with you, and what you need on site.
- Your own prices on every page, as soon as you are signed in
- Drawings, dimensions and manuals that you may pass on to your customers
- [Regasketing kits](category:regasketing) packed in the order in which the plates hang
- Requests answered within one working day; when a plant stands still, call [support](/support)
`,
  sv: `
# Delar och växlare till anläggningarna du sköter
> Dina priser, lagersaldon och leveranstider på varje sida, med ritningarna som dina kunder frågar efter.

## För dig som partner
Du säljer och servar värmeväxlare från Vadholm. Här ser du vad vi har avtalat med dig och det du behöver på plats.
- Dina egna priser på varje sida, så snart du har loggat in
- Ritningar, mått och manualer som du får ge vidare till dina kunder
- [Ompackningssatser](category:regasketing) packade i den ordning plattorna hänger
- Svar på förfrågningar inom en arbetsdag; om en anläggning står still, ring [supporten](/support)
`,
  de: `
# Teile und Geräte für die Anlagen, die Sie betreuen
> Ihre Preise, Bestände und Lieferzeiten auf jeder Seite, mit den Zeichnungen, nach denen Ihre Kunden fragen.

## Für Sie als Partner
Sie verkaufen und warten Wärmetauscher von Vadholm. Hier sehen Sie, was wir mit Ihnen vereinbart haben und was Sie vor Ort brauchen.
- Ihre eigenen Preise auf jeder Seite, sobald Sie angemeldet sind
- Zeichnungen, Maße und Anleitungen, die Sie an Ihre Kunden weitergeben dürfen
- [Neubedichtungssätze](category:regasketing), in der Reihenfolge der Platten verpackt
- Antwort auf Anfragen innerhalb eines Arbeitstages; steht eine Anlage still, rufen Sie den [Kundendienst](/support) an
`,
  fr: `
# Pièces et appareils pour les installations que vous suivez
> Vos prix, les stocks et les délais sur chaque page, avec les plans que vos clients demandent.

## Pour vous, partenaire
Vous vendez et entretenez des échangeurs de chaleur Vadholm. Vous trouvez ici ce que nous avons convenu avec vous et ce qu’il vous faut sur place.
- Vos propres prix sur chaque page, dès que vous êtes connecté
- Plans, cotes et manuels que vous pouvez remettre à vos clients
- [Kits de joints](category:regasketing) emballés dans l’ordre des plaques
- Réponse aux demandes sous un jour ouvré ; si une installation est à l’arrêt, appelez l’[assistance](/support)
`,
  nl: `
# Onderdelen en wisselaars voor de installaties die u onderhoudt
> Uw prijzen, voorraad en levertijden op elke pagina, met de tekeningen waar uw klanten om vragen.

## Voor u als partner
U verkoopt en onderhoudt warmtewisselaars van Vadholm. Hier ziet u wat wij met u hebben afgesproken en wat u ter plaatse nodig hebt.
- Uw eigen prijzen op elke pagina, zodra u bent ingelogd
- Tekeningen, maten en handleidingen die u aan uw klanten mag doorgeven
- [Herpakkingssets](category:regasketing), verpakt in de volgorde van de platen
- Antwoord op aanvragen binnen één werkdag; staat een installatie stil, bel dan de [klantenservice](/support)
`,
  'pt-BR': `
# Peças e unidades para as instalações que você atende
> Seus preços, estoque e prazos em cada página, com os desenhos que seus clientes pedem.

## Para você, parceiro
Você vende e atende trocadores de calor Vadholm. Aqui você vê o que combinamos com você e o que precisa no local.
- Seus próprios preços em cada página, assim que você entra
- Desenhos, medidas e manuais que você pode repassar a seus clientes
- [Kits de gaxetas](category:regasketing) embalados na ordem das placas
- Resposta às consultas em um dia útil; se uma instalação parar, ligue para o [suporte](/support)
`,
  'sr-Latn': `
# Delovi i izmenjivači za postrojenja o kojima se starate
> Vaše cene, zalihe i rokovi na svakoj stranici, sa crtežima koje traže vaši kupci.

## Za vas kao partnera
Prodajete i servisirate Vadholm izmenjivače toplote. Ovde vidite šta smo sa vama dogovorili i šta vam treba na terenu.
- Vaše cene na svakoj stranici, čim se prijavite
- Crteži, mere i uputstva koje smete da prosledite svojim kupcima
- [Kompleti zaptivki](category:regasketing) spakovani redom kojim vise ploče
- Odgovor na upite u roku od jednog radnog dana; ako postrojenje stoji, pozovite [podršku](/support)
`,
});
