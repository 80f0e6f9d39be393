export const fr = `
# Politique de confidentialité

## 1. Qui est responsable
{company}, {address}, est responsable du traitement des données personnelles dans cette boutique. Pour toute question sur leur protection, écrivez à [{email}](mailto:{email}).

## 2. Visiter sans compte
Vous pouvez tout regarder sans dire qui vous êtes. Nos serveurs traitent votre adresse IP pour vous répondre et repousser les attaques. Nos journaux contiennent l’heure, le type de page et la durée, mais ni adresse IP, ni mots recherchés, ni rien de ce que vous saisissez.

## 3. Votre compte
Pour un compte, nous enregistrons votre adresse e-mail, nom, numéro de téléphone, langue et marché et, pour les entreprises, leur nom, leurs numéros et votre numéro de client. Seul notre service de connexion connaît le mot de passe.

## 4. Commandes, devis et livraisons
Nous enregistrons ce que vous commandez ou demandez, les adresses, les personnes à contacter, vos références, les factures et les paiements. Les numéros de carte vont directement au service de paiement ; nous ne les voyons jamais.

## 5. Messages et avis
Les messages sont enregistrés avec votre adresse e-mail jusqu’au règlement de votre demande. Les avis sont publics, sous le nom que vous avez choisi.

## 6. Cookies et mesure
Ce qui est enregistré dans votre navigateur figure sous [cookies](/cookies). Nous ne mesurons l’utilisation de la boutique que si vous l’acceptez, et vous pouvez y retirer votre consentement.

## 7. Sur quelles bases
Nous traitons des données pour exécuter ou préparer un contrat avec vous (RGPD, article 6, paragraphe 1, point b), parce que la loi l’exige, comme pour les factures (point c), pour notre intérêt légitime à une boutique sûre et qui fonctionne (point f), ou parce que vous y avez consenti, comme pour la mesure (point a).

## 8. Qui reçoit des données
- Les sociétés du groupe Vadholm qui fabriquent ou livrent ce que vous avez commandé
- Les transporteurs, les services de paiement et, pour le service sur place, le partenaire que vous choisissez
- Les entreprises qui exploitent nos serveurs et notre service de connexion, liées par contrat
- Avec votre consentement, les entreprises qui analysent l’utilisation de la boutique et gèrent notre discussion et nos notifications
- Les autorités, quand la loi nous y oblige
Nous ne vendons pas de données et n’en transmettons aucune pour la publicité.

## 9. Transfert vers d’autres pays
Les commandes sont aussi traitées à Malmö, en Suède. Si des données quittent la zone où s’applique votre droit de la protection des données, nous assurons par contrat ou par une reconnaissance officielle qu’elles y sont aussi bien protégées.

## 10. Combien de temps nous conservons les données
- Compte : jusqu’à ce que vous le fassiez supprimer, ou après trois ans sans utilisation
- Commandes, devis et factures : aussi longtemps que le droit fiscal et commercial l’exige
- Messages : un an après le règlement de votre demande
- Journaux : 30 jours

## 11. Vos droits
Vous pouvez demander ce que nous savons de vous, le faire rectifier, effacer, limiter ou transmettre, et vous opposer à son utilisation (RGPD, articles 15 à 21). Un consentement peut être retiré à tout moment pour l’avenir.
[Envoyez-nous un message](/message) ou écrivez à [{email}](mailto:{email}) ; nous répondons sous un mois.
Vous pouvez aussi adresser une réclamation à l’autorité de protection des données de votre pays.

## 12. Modifications
Si nous modifions cette politique, la date de cette page change. Nous annonçons les changements importants par e-mail aux clients qui ont un compte.
`;
