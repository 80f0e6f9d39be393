export const srLatn = `
# Uslovi prodaje

## 1. Primena
Ovi uslovi važe kada {company}, {address}, prodaje firmama i fizičkim licima. Gde zakon potrošačima daje više, važi zakon. Drugi uslovi važe samo ako smo ih pismeno prihvatili.

## 2. Porudžbina i ugovor
Ono što prodavnica prikazuje jeste poziv da pošaljete upit. Na upit odgovaramo ponudom; ugovor nastaje kada je prihvatite. Poruka da je vaš upit stigao još nije ponuda. Ponude važe do datuma koji je u njima naveden.

## 3. Cene
Važe cene iz ponude. PDV i prevoz su u ponudi navedeni posebno. Ako je neka cena očigledno pogrešna, javljamo vam pre nego što potvrdimo.

## 4. Isporuka i rizik
Rokovi teku od naše potvrde, a za izmenjivače po vašim podacima od vašeg odobrenja crteža. Za firme rizik prelazi predajom prevozniku, za potrošače prijemom robe. Više pod [isporuka](/policies/shipping).

## 5. Pregled
Firme pregledaju robu po prispeću i vidljive nedostatke i pogrešne količine prijavljuju u roku od osam radnih dana, a skrivene čim ih otkriju.

## 6. Plaćanje i svojina
Načini plaćanja i rokovi su pod [plaćanje](/policies/payment). Roba ostaje naša dok se u celosti ne plati.

## 7. Garancija
- Novi izmenjivači: 24 meseca od isporuke
- Rezervni delovi, servisni kompleti i pribor: 12 meseci od isporuke
- Obnovljeni izmenjivači: 12 meseci od isporuke
Robu popravljamo ili zamenjujemo. Ako ni jedno ni drugo ne uspe, preuzimamo je i vraćamo novac. Nisu pokriveni habanje zaptivki, korozija od medijuma koji nisu dogovoreni, mraz, udari pritiska i radovi mimo uputstva. Zakonska prava potrošača ostaju.

## 8. Otkazivanje i vraćanje
Koje artikle i do kada možete da vratite piše pod [povraćaj](/policies/return). Ono što se za vas presuje, seče ili sklapa ne može se otkazati kada rad počne.

## 9. Odgovornost
Neograničeno odgovaramo za nameru i krajnju nepažnju, za povredu života, tela i zdravlja i po zakonu za proizvode sa nedostatkom. Inače je naša odgovornost prema firmama ograničena na vrednost porudžbine; gubitak proizvodnje i dobiti je isključen.

## 10. Izvoz i upotreba
Našu robu ne smete da prosledite u zemlje, licima ili za namene za koje zakon zabranjuje isporuku. Porudžbinu koja bi to prekršila možemo da odbijemo.

## 11. Događaji van naše kontrole
Ako rat, štrajk, požar, nedostatak energije ili odluka vlasti spreči isporuku, rok se produžava dok prepreka traje. Posle tri meseca svaka strana može da odustane od onoga što nije isporučeno.

## 12. Pravo i sud
Važi pravo zemlje u kojoj {company} ima sedište, bez konvencije Ujedinjenih nacija o međunarodnoj prodaji robe. Za firme odlučuje sud u tom mestu. Potrošači zadržavaju zaštitu i sud zemlje u kojoj žive.
`;
