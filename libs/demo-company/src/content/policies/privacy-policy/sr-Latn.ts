export const srLatn = `
# Politika privatnosti

## 1. Ko je odgovoran
{company}, {address}, rukovalac je podacima o ličnosti u ovoj prodavnici. Za pitanja o zaštiti podataka pišite na [{email}](mailto:{email}).

## 2. Poseta bez naloga
Sve možete da pogledate a da ne kažete ko ste. Naši serveri obrađuju vašu IP adresu da bi vam odgovorili i odbili napade. Naši zapisi sadrže vreme, vrstu stranice i trajanje, ali ne i IP adresu, reči pretrage niti bilo šta što upišete.

## 3. Vaš nalog
Za nalog čuvamo adresu e-pošte, ime, broj telefona, jezik i tržište, a za firme i naziv firme, njene brojeve i vaš broj kupca. Lozinku zna samo naša služba za prijavu.

## 4. Porudžbine, ponude i isporuke
Čuvamo ono što poručite ili tražite, adrese, osobe za kontakt, vaše oznake, račune i uplate. Podatke sa platnih kartica ne tražimo i ne čuvamo.

## 5. Poruke i recenzije
Poruke čuvamo sa vašom adresom e-pošte dok se vaš predmet ne reši. Recenzije su javne, pod imenom koje ste izabrali.

## 6. Kolačići i merenje
Šta se čuva u vašem pregledaču piše pod [kolačići](/cookies). Korišćenje prodavnice merimo samo ako se saglasite, i tamo možete da povučete saglasnost.

## 7. Na osnovu čega
Podatke obrađujemo, po zakonu o zaštiti podataka o ličnosti, da izvršimo ili pripremimo ugovor sa vama, zato što zakon to traži, kao za račune, zbog našeg legitimnog interesa za bezbednu i ispravnu prodavnicu, ili zato što ste se saglasili, kao za merenje.

## 8. Ko dobija podatke
- Firme Vadholm grupe koje prave ili isporučuju ono što ste poručili
- Prevoznici, banke i, za servis na licu mesta, servisni partner kog izaberete
- Firme koje vode naše servere i našu službu za prijavu, obavezane ugovorom
- Uz vašu saglasnost, firme koje analiziraju korišćenje prodavnice i vode naše ćaskanje i obaveštenja
- Državni organi, kada nas zakon obavezuje
Podatke ne prodajemo i ne prosleđujemo za reklamu.

## 9. Prenos u druge zemlje
Porudžbine se obrađuju i u Malmeu, u Švedskoj. Ako podaci napuste područje na kom važi vaš zakon o zaštiti podataka, ugovorom ili zvaničnim priznanjem obezbeđujemo da tamo budu isto tako zaštićeni.

## 10. Koliko dugo čuvamo podatke
- Nalog: dok ne zatražite brisanje, ili posle tri godine bez korišćenja
- Porudžbine, ponude i računi: koliko traže poreski i trgovinski propisi
- Poruke: godinu dana pošto je predmet rešen
- Zapisi: 30 dana

## 11. Vaša prava
Možete da tražite uvid u svoje podatke, ispravku, brisanje, ograničenje ili prenos, i da uložite prigovor na obradu. Saglasnost možete da povučete u svakom trenutku, za ubuduće.
[Pošaljite nam poruku](/message) ili pišite na [{email}](mailto:{email}); odgovaramo u roku od mesec dana.
Možete da se žalite i organu za zaštitu podataka o ličnosti u svojoj zemlji.

## 12. Izmene
Ako promenimo ovu politiku, menja se datum na ovoj stranici. O važnim izmenama kupce sa nalogom obaveštavamo e-poštom.
`;
