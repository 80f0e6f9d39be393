export const en = `
# Privacy policy

## 1. Who is responsible
{company}, {address}, is responsible for the personal data in this shop. For questions about data protection write to [{email}](mailto:{email}).

## 2. Visiting without an account
You can look at everything without saying who you are. Our servers handle your internet address to answer you and to fend off attacks. Our logs hold the time, the kind of page and the duration, but no internet address, no search words and nothing you type.

## 3. Your account
For an account we store your e-mail address, name, telephone number, language and market, and for companies the company’s name, its numbers and your customer number. The password is known only to our sign-in service.

## 4. Orders, quotes and deliveries
We store what you order or ask for, addresses, contact persons, your references, invoices and payments. Card numbers go straight to the payment service; we never see them.

## 5. Messages and reviews
Messages are stored with your e-mail address until your matter is settled. Reviews are public under the name you chose for them.

## 6. Cookies and measuring
What is stored in your browser is listed under [cookies](/cookies). We measure the use of the shop only if you agree, and you can take your consent back there.

## 7. On what grounds
@NL We handle data to perform a contract with you or to prepare one (GDPR Article 6(1)(b)), because the law demands it, as for invoices (c), for our legitimate interest in a safe and working shop (f), or because you have agreed, as for measuring (a).
@GB We handle data to perform a contract with you or to prepare one (UK GDPR Article 6(1)(b)), because the law demands it, as for invoices (c), for our legitimate interest in a safe and working shop (f), or because you have agreed, as for measuring (a).
@US We handle data to prepare and perform contracts with you, to meet legal duties, to keep the shop safe, and for measuring only if you agree.

## 8. Who receives data
- Companies of the Vadholm group that make or deliver what you ordered
- Carriers, payment services and, for service on site, the service partner you choose
- Companies that run our servers and our sign-in service, bound by contract
- With your consent, companies that evaluate how the shop is used and run our chat and notifications
- Authorities, where the law obliges us
We sell no data and pass none on for advertising.

## 9. Transfer to other countries
Orders are also handled in Malmö, Sweden. If data leave the area in which your data protection law applies, we make sure by contract or by official recognition that they are protected just as well.

## 10. How long we keep data
- Account: until you have it deleted, or after three years without use
- Orders, quotes and invoices: as long as tax and commercial law demand
- Messages: one year after your matter is settled
- Logs: 30 days

## 11. Your rights
@NL You may ask what we know about you, have it corrected, deleted, limited or handed over, and object to its use (GDPR Articles 15 to 21). Consent can be taken back at any time, for the future.
@GB You may ask what we know about you, have it corrected, deleted, limited or handed over, and object to its use (UK GDPR Articles 15 to 21). Consent can be taken back at any time, for the future.
@US Depending on your state, you may ask what we know about you, have it corrected, deleted or handed over. You lose nothing by using these rights. We do not sell or share personal data in the sense of these laws.
[Send us a message](/message) or write to [{email}](mailto:{email}); we answer within one month.
@NL You may also complain to the data protection authority of your country.
@GB You may also complain to the supervisory authority for data protection in the United Kingdom.
@US You may also complain to the attorney general of your state.

## 12. Changes
If we change this policy, the date on this page changes. Of important changes we tell customers with an account by e-mail.
`;
