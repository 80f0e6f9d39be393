export const en = `
# Terms of use

## 1. Who runs this shop
This shop is run by {company}, {address}. You reach us at [{email}](mailto:{email}) and [{phone}](tel:{phone}).

## 2. What these terms are for
They apply to everybody who uses the shop, with or without an account. What you buy is also subject to the terms of sale, which you see before you order.

## 3. Your account
You need an account to order, to ask for quotes and to see your company’s prices. Give true details and keep them up to date. Keep your password to yourself, and tell us at once if somebody else may know it.

## 4. Acting for a company
If you use a customer number, you declare that the company allows you to. Prices and agreements under that number are confidential. The company may ask us at any time to take the number away from an account.

## 5. Figures, drawings and documents
We prepare them with care. Check what matters for your plant before you order or build. For a unit that has been delivered, its nameplate and its manual decide.
You may use drawings and documents to choose, install, run and maintain our products, and pass them on for this purpose. All other rights stay with us.

## 6. Reviews and messages
For reviews the [terms for reviews](/product-review-terms) apply. Please send us nothing that you are not allowed to pass on.

## 7. What is not allowed
- Trying to reach data or accounts of others
- Burdening the shop with automatic requests, or copying large parts of it
- Sending false orders, harmful files or unlawful content
We may close an account that is used in this way, and say why.

## 8. Availability
We maintain the shop and cannot promise that it is always available. Where we can, we announce interruptions.

## 9. Liability
We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law allows no limit. Beyond that we are liable only if we break an essential duty, and only for damage that could be foreseen.

## 10. Personal data
How we handle it is in the [privacy policy](/privacypolicy), what is stored in your browser under [cookies](/cookies).

## 11. Changes
If these terms change, we show you the new ones the next time you sign in. You can then accept them or sign out. Orders already placed keep the terms under which they were made.

## 12. Law
The law of the country in which {company} has its seat applies. If you are a consumer, you keep the protection of the law of the country in which you live, and you may go to court there.
`;
