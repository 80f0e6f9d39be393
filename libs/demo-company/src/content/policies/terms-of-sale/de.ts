export const de = `
# Verkaufsbedingungen

## 1. Geltung
Diese Bedingungen gelten für Verkäufe durch {company}, {address}, an Unternehmen und Privatpersonen. Wo das Gesetz Verbrauchern mehr gibt, gilt das Gesetz. Andere Bedingungen gelten nur, wenn wir ihnen schriftlich zugestimmt haben.

## 2. Bestellung und Vertrag
Was der Shop zeigt, ist eine Einladung zur Bestellung. Ihre Bestellung ist ein Angebot an uns; der Vertrag kommt zustande, wenn wir sie bestätigen oder die Ware absenden. Die Nachricht, dass Ihre Bestellung eingegangen ist, ist noch keine Bestätigung. Unsere Angebote gelten bis zu dem Tag, der darin steht.

## 3. Preise
Es gelten die Preise zum Zeitpunkt Ihrer Bestellung. Steuer und Fracht werden vor der Bestellung getrennt gezeigt. Ist ein Preis offensichtlich falsch, sagen wir es Ihnen, bevor wir bestätigen.

## 4. Lieferung und Gefahr
Lieferzeiten zählen ab unserer Bestätigung, bei Geräten nach Ihren Angaben ab Ihrer Freigabe der Zeichnung. Bei Unternehmen geht die Gefahr mit der Übergabe an den Spediteur über, bei Verbrauchern mit dem Empfang der Ware. Mehr dazu unter [Lieferung](/policies/shipping).

## 5. Prüfung
Unternehmen prüfen die Ware bei der Ankunft und melden sichtbare Mängel und falsche Mengen innerhalb von acht Arbeitstagen, verdeckte Mängel, sobald sie entdeckt werden.

## 6. Zahlung und Eigentum
Zahlungsarten und Fälligkeiten stehen unter [Zahlung](/policies/payment). Die Ware bleibt unser Eigentum, bis sie vollständig bezahlt ist.

## 7. Garantie
- Neue Geräte: 24 Monate ab Lieferung
- Ersatzteile, Servicesätze und Zubehör: 12 Monate ab Lieferung
- Aufbereitete Geräte: 12 Monate ab Lieferung
Wir reparieren die Ware oder ersetzen sie. Gelingt beides nicht, nehmen wir sie zurück und erstatten den Preis. Nicht gedeckt sind Verschleiß der Dichtungen, Korrosion durch andere als die vereinbarten Medien, Frost, Druckstöße und Arbeiten, die nicht der Anleitung folgen. Gesetzliche Rechte der Käufer bleiben bestehen.

## 8. Stornieren und zurücksenden
Welche Artikel Sie bis wann zurückgeben können, steht unter [Rücksendungen](/policies/return). Was für Sie gepresst, zugeschnitten oder montiert wird, kann nach Beginn der Arbeit nicht mehr storniert werden.

## 9. Haftung
Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Im Übrigen ist unsere Haftung gegenüber Unternehmen auf den Auftragswert begrenzt; Produktionsausfall und entgangener Gewinn sind ausgeschlossen.

## 10. Ausfuhr und Verwendung
Sie dürfen unsere Ware nicht in Länder, an Personen oder für Zwecke weitergeben, für die das Recht die Lieferung verbietet. Bestellungen, die gegen eine solche Regel verstoßen, können wir ablehnen.

## 11. Ereignisse außerhalb unserer Kontrolle
Verhindern Krieg, Streik, Brand, Energiemangel oder behördliche Anordnungen die Lieferung, verlängert sich die Frist, solange das Hindernis besteht. Nach drei Monaten kann jede Seite von dem zurücktreten, was noch nicht geliefert ist.

## 12. Recht und Gerichtsstand
Es gilt das Recht des Landes, in dem {company} ihren Sitz hat, ohne das UN-Kaufrecht. Für Unternehmen entscheidet das Gericht an diesem Sitz. Verbraucher behalten den Schutz und das Gericht des Landes, in dem sie leben.
`;
