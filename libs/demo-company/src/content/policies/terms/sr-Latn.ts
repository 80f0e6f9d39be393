export const srLatn = `
# Uslovi korišćenja

## 1. Ko vodi ovu prodavnicu
Ovu prodavnicu vodi {company}, {address}. Dostupni smo na [{email}](mailto:{email}) i [{phone}](tel:{phone}).

## 2. Čemu služe ovi uslovi
Važe za svakoga ko koristi prodavnicu, sa nalogom ili bez njega. Za ono što kupite važe i uslovi prodaje, koje vidite pre nego što poručite.

## 3. Vaš nalog
Nalog vam treba da pošaljete upit i da vidite cene svoje firme. Navedite tačne podatke i održavajte ih. Lozinku zadržite za sebe, i odmah nam javite ako je neko drugi možda zna.

## 4. Postupanje u ime firme
Kada koristite broj kupca, izjavljujete da vam firma to dozvoljava. Cene i dogovori pod tim brojem su poverljivi. Firma može u svakom trenutku da traži da broj uklonimo sa naloga.

## 5. Podaci, crteži i dokumenti
Pripremamo ih pažljivo. Proverite ono što je važno za vaše postrojenje pre nego što poručite ili gradite. Za isporučen izmenjivač merodavni su natpisna pločica i uputstvo.
Crteže i dokumente smete da koristite za izbor, ugradnju, rad i održavanje naših proizvoda, i da ih u tu svrhu prosledite. Sva ostala prava zadržavamo.

## 6. Recenzije i poruke
Za recenzije važe [uslovi za recenzije](/product-review-terms). Ne šaljite nam ništa što ne smete da prosledite.

## 7. Šta nije dozvoljeno
- Pokušaj pristupa tuđim podacima ili nalozima
- Opterećivanje prodavnice automatskim zahtevima ili kopiranje njenih velikih delova
- Slanje lažnih porudžbina, štetnih datoteka ili nezakonitog sadržaja
Nalog koji se tako koristi možemo da zatvorimo, uz obrazloženje.

## 8. Dostupnost
Prodavnicu održavamo i ne možemo da obećamo da je uvek dostupna. Kada možemo, prekide najavljujemo.

## 9. Odgovornost
Neograničeno odgovaramo za nameru i krajnju nepažnju, za povredu života, tela i zdravlja i svuda gde zakon ne dopušta ograničenje. Inače odgovaramo samo ako prekršimo bitnu obavezu, i samo za štetu koja se mogla predvideti.

## 10. Podaci o ličnosti
Kako sa njima postupamo piše u [politici privatnosti](/privacypolicy), a šta se čuva u vašem pregledaču pod [kolačići](/cookies).

## 11. Izmene
Ako se ovi uslovi promene, nove vam pokazujemo pri sledećoj prijavi. Tada ih možete prihvatiti ili se odjaviti. Za ranije porudžbine važe uslovi pod kojima su nastale.

## 12. Pravo
Važi pravo zemlje u kojoj {company} ima sedište. Ako ste potrošač, zadržavate zaštitu prava zemlje u kojoj živite i možete se tamo obratiti sudu.
`;
