export const fr = `
# Conditions d’utilisation

## 1. Qui exploite cette boutique
Cette boutique est exploitée par {company}, {address}. Vous nous joignez à l’adresse [{email}](mailto:{email}) et au [{phone}](tel:{phone}).

## 2. À quoi servent ces conditions
Elles s’appliquent à toute personne qui utilise la boutique, avec ou sans compte. Vos achats sont aussi soumis aux conditions de vente, que vous voyez avant de commander.

## 3. Votre compte
Il vous faut un compte pour commander, demander des devis et voir les prix de votre entreprise. Donnez des informations exactes et tenez-les à jour. Gardez votre mot de passe pour vous, et prévenez-nous aussitôt si quelqu’un d’autre peut le connaître.

## 4. Agir pour une entreprise
En utilisant un numéro de client, vous déclarez que l’entreprise vous y autorise. Les prix et accords liés à ce numéro sont confidentiels. L’entreprise peut nous demander à tout moment de retirer le numéro d’un compte.

## 5. Caractéristiques, plans et documents
Nous les préparons avec soin. Vérifiez ce qui compte pour votre installation avant de commander ou de construire. Pour un appareil livré, sa plaque signalétique et son manuel font foi.
Vous pouvez utiliser les plans et documents pour choisir, installer, exploiter et entretenir nos produits, et les transmettre à cette fin. Tous les autres droits nous restent réservés.

## 6. Avis et messages
Les [conditions des avis](/product-review-terms) s’appliquent aux avis. Ne nous envoyez rien que vous n’avez pas le droit de transmettre.

## 7. Ce qui n’est pas permis
- Tenter d’accéder aux données ou aux comptes d’autrui
- Surcharger la boutique de requêtes automatiques ou en copier de grandes parties
- Envoyer de fausses commandes, des fichiers nuisibles ou des contenus illicites
Nous pouvons fermer un compte utilisé ainsi, en disant pourquoi.

## 8. Disponibilité
Nous entretenons la boutique et ne pouvons pas promettre qu’elle soit toujours disponible. Nous annonçons les interruptions quand nous le pouvons.

## 9. Responsabilité
Nous répondons sans limite du dol et de la faute lourde, des atteintes à la vie, au corps et à la santé, et partout où la loi n’admet aucune limite. Au-delà, nous ne répondons que du manquement à une obligation essentielle, et seulement des dommages prévisibles.

## 10. Données personnelles
Leur traitement est décrit dans la [politique de confidentialité](/privacypolicy), ce qui est enregistré dans votre navigateur sous [cookies](/cookies).

## 11. Modifications
Si ces conditions changent, nous vous montrons les nouvelles à votre prochaine connexion. Vous pouvez alors les accepter ou vous déconnecter. Les commandes déjà passées gardent les conditions sous lesquelles elles l’ont été.

## 12. Droit
Le droit du pays où {company} a son siège s’applique. Si vous êtes consommateur, vous gardez la protection du droit du pays où vous vivez, et vous pouvez y saisir la justice.
`;
