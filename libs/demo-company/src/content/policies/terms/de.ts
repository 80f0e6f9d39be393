export const de = `
# Nutzungsbedingungen

## 1. Wer diesen Shop betreibt
Diesen Shop betreibt {company}, {address}. Sie erreichen uns unter [{email}](mailto:{email}) und [{phone}](tel:{phone}).

## 2. Wofür diese Bedingungen gelten
Sie gelten für alle, die den Shop nutzen, mit oder ohne Konto. Für Käufe gelten zusätzlich die Verkaufsbedingungen, die Sie vor der Bestellung sehen.

## 3. Ihr Konto
Sie brauchen ein Konto, um zu bestellen, Angebote anzufragen und die Preise Ihres Unternehmens zu sehen. Machen Sie richtige Angaben und halten Sie sie aktuell. Behalten Sie Ihr Passwort für sich, und sagen Sie uns sofort, wenn jemand anderes es kennen könnte.

## 4. Handeln für ein Unternehmen
Wenn Sie eine Kundennummer nutzen, erklären Sie, dass das Unternehmen es Ihnen erlaubt. Preise und Vereinbarungen unter dieser Nummer sind vertraulich. Das Unternehmen kann uns jederzeit bitten, die Nummer von einem Konto zu entfernen.

## 5. Daten, Zeichnungen und Dokumente
Wir erstellen sie sorgfältig. Prüfen Sie, was für Ihre Anlage wichtig ist, bevor Sie bestellen oder bauen. Für ein geliefertes Gerät sind Typenschild und Anleitung maßgebend.
Sie dürfen Zeichnungen und Dokumente nutzen, um unsere Produkte auszuwählen, einzubauen, zu betreiben und zu warten, und sie zu diesem Zweck weitergeben. Alle anderen Rechte bleiben bei uns.

## 6. Bewertungen und Nachrichten
Für Bewertungen gelten die [Bedingungen für Bewertungen](/product-review-terms). Bitte senden Sie uns nichts, was Sie nicht weitergeben dürfen.

## 7. Was nicht erlaubt ist
- Der Versuch, an Daten oder Konten anderer zu gelangen
- Den Shop mit automatischen Anfragen zu belasten oder große Teile davon zu kopieren
- Falsche Bestellungen, schädliche Dateien oder rechtswidrige Inhalte zu senden
Ein Konto, das so genutzt wird, können wir sperren; wir sagen dann, warum.

## 8. Verfügbarkeit
Wir warten den Shop und können nicht versprechen, dass er immer erreichbar ist. Unterbrechungen kündigen wir an, wenn wir können.

## 9. Haftung
Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben, Körper und Gesundheit und überall, wo das Gesetz keine Beschränkung zulässt. Darüber hinaus haften wir nur, wenn wir eine wesentliche Pflicht verletzen, und nur für vorhersehbare Schäden.

## 10. Personenbezogene Daten
Wie wir damit umgehen, steht in der [Datenschutzerklärung](/privacypolicy), was in Ihrem Browser gespeichert wird, unter [Cookies](/cookies).

## 11. Änderungen
Wenn sich diese Bedingungen ändern, zeigen wir Ihnen die neuen bei der nächsten Anmeldung. Sie können sie dann annehmen oder sich abmelden. Für frühere Bestellungen gelten die Bedingungen, unter denen sie gemacht wurden.

## 12. Recht
Es gilt das Recht des Landes, in dem {company} ihren Sitz hat. Als Verbraucher behalten Sie den Schutz des Rechts des Landes, in dem Sie leben, und können dort vor Gericht gehen.
`;
