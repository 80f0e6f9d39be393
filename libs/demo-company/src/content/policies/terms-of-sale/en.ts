export const en = `
# Terms of sale

## 1. Scope
These terms apply to sales by {company}, {address}, to companies and to private persons. Where the law gives consumers more, the law applies. Other terms apply only if we have agreed to them in writing.

## 2. Order and contract
What the shop shows is an invitation to order. Your order is an offer to us; the contract is made when we confirm the order or send the goods. The message that your order has arrived is not yet a confirmation. Quotes hold until the date named in them.

## 3. Prices
The prices at the time of your order apply. Tax and freight are shown separately before you order. If a price is plainly wrong, we tell you before we confirm.

## 4. Delivery and risk
Delivery times are counted from our confirmation, and for units made to your data from your approval of the drawing. For companies the risk passes when we hand the goods to the carrier, for consumers when they receive them. More under [delivery](/policies/shipping).

## 5. Inspection
Companies check the goods on arrival and tell us of visible faults and wrong quantities within eight working days, of hidden faults as soon as they find them.

## 6. Payment and title
Ways to pay and due dates are under [payment](/policies/payment). The goods remain ours until they are paid in full.

## 7. Warranty
- New units: 24 months from delivery
- Spare parts, service kits and accessories: 12 months from delivery
- Remade units: 12 months from delivery
We repair or replace the goods. Where neither succeeds, we take them back and refund the price. Not covered are wear of gaskets, corrosion by media other than those agreed, frost, pressure shocks, and work that does not follow the manual. Rights that consumers have by law remain.

## 8. Cancelling and sending back
Which articles you can return, and until when, is under [returns](/policies/return). What is pressed, cut or assembled for you cannot be cancelled once work has begun.

## 9. Liability
We are liable without limit for intent and gross negligence, for harm to life, body and health, and under product liability law. Otherwise our liability to companies is limited to the value of the order; loss of production and profit are excluded.

## 10. Export and use
You may not pass our goods on to countries, persons or uses to which the law forbids delivery. We may refuse an order that would break such a rule.

## 11. Events beyond control
If war, strike, fire, lack of energy or orders of authorities prevent delivery, the time is extended as long as the obstacle lasts. After three months either side may withdraw from what has not been delivered.

## 12. Law and place of court
The law of the country in which {company} has its seat applies, without the UN convention on the international sale of goods. For companies the court at that seat decides. Consumers keep the protection and the court of the country in which they live.
`;
