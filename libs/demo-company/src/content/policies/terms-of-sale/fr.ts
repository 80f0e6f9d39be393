export const fr = `
# Conditions de vente

## 1. Champ d’application
Ces conditions s’appliquent aux ventes de {company}, {address}, aux entreprises et aux particuliers. Là où la loi donne plus aux consommateurs, la loi s’applique. D’autres conditions ne valent que si nous les avons acceptées par écrit.

## 2. Commande et contrat
Ce que montre la boutique est une invitation à commander. Votre commande est une offre ; le contrat est formé quand nous la confirmons ou expédions la marchandise. Le message disant que votre commande est arrivée n’est pas encore une confirmation. Les devis valent jusqu’à la date qu’ils indiquent.

## 3. Prix
Les prix au moment de votre commande s’appliquent. La TVA et le transport sont indiqués séparément avant la commande. Si un prix est manifestement faux, nous vous le disons avant de confirmer.

## 4. Livraison et risques
Les délais courent à partir de notre confirmation et, pour les appareils faits selon vos données, de votre accord sur le plan. Pour les entreprises, les risques passent à la remise au transporteur, pour les consommateurs à la réception. Plus de détails sous [livraison](/policies/shipping).

## 5. Contrôle
Les entreprises contrôlent la marchandise à l’arrivée et signalent les défauts visibles et les quantités fausses sous huit jours ouvrés, les défauts cachés dès leur découverte.

## 6. Paiement et propriété
Les moyens de paiement et les échéances figurent sous [paiement](/policies/payment). La marchandise reste notre propriété jusqu’à son paiement complet.

## 7. Garantie
- Appareils neufs : 24 mois à partir de la livraison
- Pièces de rechange, kits de service et accessoires : 12 mois à partir de la livraison
- Appareils reconditionnés : 12 mois à partir de la livraison
Nous réparons ou remplaçons l’article. Si ni l’un ni l’autre ne réussit, nous le reprenons et remboursons le prix. Ne sont pas couverts l’usure des joints, la corrosion par d’autres fluides que ceux convenus, le gel, les coups de bélier et les travaux non conformes au manuel. Les garanties légales des consommateurs restent entières.

## 8. Annuler et renvoyer
Les articles que vous pouvez renvoyer, et jusqu’à quand, figurent sous [retours](/policies/return). Ce qui est pressé, coupé ou assemblé pour vous ne peut plus être annulé une fois le travail commencé.

## 9. Responsabilité
Nous répondons sans limite du dol et de la faute lourde, des atteintes à la vie, au corps et à la santé, et au titre des produits défectueux. Pour le reste, notre responsabilité envers les entreprises se limite à la valeur de la commande ; les pertes de production et de bénéfice sont exclues.

## 10. Exportation et usage
Vous ne pouvez pas transmettre notre marchandise à des pays, à des personnes ou pour des usages pour lesquels la loi interdit la livraison. Nous pouvons refuser une commande contraire à une telle règle.

## 11. Événements hors de notre contrôle
Si une guerre, une grève, un incendie, un manque d’énergie ou une décision des autorités empêche la livraison, le délai est prolongé tant que dure l’obstacle. Après trois mois, chaque partie peut renoncer à ce qui n’est pas livré.

## 12. Droit et tribunal
Le droit du pays où {company} a son siège s’applique, sans la convention des Nations unies sur la vente internationale de marchandises. Pour les entreprises, le tribunal de ce siège décide. Les consommateurs gardent la protection et le tribunal du pays où ils vivent.
`;
