export const de = `
# Datenschutzerklärung

## 1. Wer verantwortlich ist
Verantwortlich für die personenbezogenen Daten in diesem Shop ist {company}, {address}. Fragen zum Datenschutz richten Sie an [{email}](mailto:{email}).

## 2. Besuch ohne Konto
Sie können alles ansehen, ohne zu sagen, wer Sie sind. Unsere Server verarbeiten Ihre IP-Adresse, um Ihnen zu antworten und Angriffe abzuwehren. Unsere Protokolle enthalten Zeit, Art der Seite und Dauer, aber keine IP-Adresse, keine Suchwörter und nichts, was Sie eingeben.

## 3. Ihr Konto
Für ein Konto speichern wir E-Mail-Adresse, Name, Telefonnummer, Sprache und Markt, bei Unternehmen auch dessen Namen, Nummern und Ihre Kundennummer. Das Passwort kennt nur unser Anmeldedienst.

## 4. Bestellungen, Angebote und Lieferungen
Wir speichern, was Sie bestellen oder anfragen, Adressen, Ansprechpersonen, Ihre Zeichen, Rechnungen und Zahlungen. Kartennummern gehen direkt an den Zahlungsdienst; wir sehen sie nie.

## 5. Nachrichten und Bewertungen
Nachrichten speichern wir mit Ihrer E-Mail-Adresse, bis Ihr Anliegen erledigt ist. Bewertungen sind öffentlich, unter dem Namen, den Sie dafür gewählt haben.

## 6. Cookies und Messung
Was in Ihrem Browser gespeichert wird, steht unter [Cookies](/cookies). Die Nutzung des Shops messen wir nur, wenn Sie einwilligen; dort können Sie die Einwilligung auch widerrufen.

## 7. Rechtsgrundlagen
Wir verarbeiten Daten, um einen Vertrag mit Ihnen zu erfüllen oder vorzubereiten (Art. 6 Abs. 1 Buchst. b DSGVO), weil das Recht es verlangt, etwa bei Rechnungen (Buchst. c), wegen unseres berechtigten Interesses an einem sicheren und funktionierenden Shop (Buchst. f) oder weil Sie eingewilligt haben, etwa bei der Messung (Buchst. a).

## 8. Wer Daten erhält
- Unternehmen der Vadholm-Gruppe, die herstellen oder liefern, was Sie bestellt haben
- Speditionen, Zahlungsdienste und, beim Service vor Ort, der Servicepartner, den Sie wählen
- Unternehmen, die unsere Server und unseren Anmeldedienst betreiben, durch Vertrag gebunden
- Mit Ihrer Einwilligung Unternehmen, die die Nutzung des Shops auswerten und unseren Chat und unsere Benachrichtigungen betreiben
- Behörden, soweit das Recht uns dazu verpflichtet
Wir verkaufen keine Daten und geben keine für Werbung weiter.

## 9. Übermittlung in andere Länder
Bestellungen werden auch in Malmö in Schweden bearbeitet. Verlassen Daten das Gebiet, in dem Ihr Datenschutzrecht gilt, stellen wir durch Vertrag oder amtliche Anerkennung sicher, dass sie dort ebenso geschützt sind.

## 10. Wie lange wir Daten aufbewahren
- Konto: bis Sie es löschen lassen oder nach drei Jahren ohne Nutzung
- Bestellungen, Angebote und Rechnungen: so lange Steuer- und Handelsrecht es verlangen
- Nachrichten: ein Jahr, nachdem Ihr Anliegen erledigt ist
- Protokolle: 30 Tage

## 11. Ihre Rechte
Sie können Auskunft verlangen, Daten berichtigen, löschen, einschränken oder sich übertragen lassen und ihrer Verarbeitung widersprechen (Art. 15 bis 21 DSGVO). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.
[Senden Sie uns eine Nachricht](/message) oder schreiben Sie an [{email}](mailto:{email}); wir antworten innerhalb eines Monats.
Sie können sich auch bei der Datenschutzbehörde Ihres Landes beschweren.

## 12. Änderungen
Wenn wir diese Erklärung ändern, ändert sich das Datum auf dieser Seite. Wichtige Änderungen teilen wir Kunden mit Konto per E-Mail mit.
`;
