export const accountAndCompany = {
  en: `
# Account and company

? How do I get an account?
Choose “Sign in” and then “Sign up”. You need an e-mail address. An account is free, and you can use it as a private person or for a company.

? What is a customer number?
It stands for your company’s agreement with us: prices, payment terms and addresses. [Your support office](/support) adds it to your account; please write from your company’s e-mail address.

? I work for several companies. Do I need several accounts?
No. One account can have several customer numbers. Choose “Change company” in the menu; prices and orders are then those of that company.

? I have forgotten my password.
Choose “Forgot your password?” on the sign-in page. You get a code by e-mail and set a new password.

? How do I have my account deleted?
[Write to us](/message) from the address of the account. What we keep and for how long is in the [privacy policy](/privacypolicy).
`,
  sv: `
# Konto och företag

? Hur skaffar jag ett konto?
Välj ”Logga in” och sedan ”Registrera dig”. Du behöver en e-postadress. Kontot är gratis och kan användas både privat och för ett företag.

? Vad är ett kundnummer?
Det står för ditt företags avtal med oss: priser, betalningsvillkor och adresser. [Ditt supportkontor](/support) lägger till det på ditt konto; skriv från din e-postadress på företaget.

? Jag arbetar för flera företag. Behöver jag flera konton?
Nej. Ett konto kan ha flera kundnummer. Välj ”Byt företag” i menyn; priser och beställningar är då det företagets.

? Jag har glömt mitt lösenord.
Välj ”Glömt lösenordet?” på inloggningssidan. Du får en kod via e-post och anger ett nytt lösenord.

? Hur tar jag bort mitt konto?
[Skriv till oss](/message) från kontots e-postadress. Vad vi sparar och hur länge står i [integritetspolicyn](/privacypolicy).
`,
  de: `
# Konto und Unternehmen

? Wie bekomme ich ein Konto?
Wählen Sie „Anmelden“ und dann „Registrieren“. Sie brauchen eine E-Mail-Adresse. Das Konto ist kostenlos, und Sie können es privat oder für ein Unternehmen nutzen.

? Was ist eine Kundennummer?
Sie steht für die Vereinbarung Ihres Unternehmens mit uns: Preise, Zahlungsbedingungen und Adressen. [Ihr Kundendienst](/support) fügt sie Ihrem Konto hinzu; schreiben Sie bitte von Ihrer E-Mail-Adresse im Unternehmen.

? Ich arbeite für mehrere Unternehmen. Brauche ich mehrere Konten?
Nein. Ein Konto kann mehrere Kundennummern haben. Wählen Sie „Unternehmen wechseln“ im Menü; Preise und Bestellungen sind dann die dieses Unternehmens.

? Ich habe mein Passwort vergessen.
Wählen Sie „Passwort vergessen?“ auf der Anmeldeseite. Sie erhalten einen Code per E-Mail und legen ein neues Passwort fest.

? Wie lasse ich mein Konto löschen?
[Schreiben Sie uns](/message) von der E-Mail-Adresse des Kontos. Was wir wie lange aufbewahren, steht in der [Datenschutzerklärung](/privacypolicy).
`,
  fr: `
# Compte et entreprise

? Comment obtenir un compte ?
Choisissez « Se connecter », puis « S’inscrire ». Il vous faut une adresse e-mail. Le compte est gratuit, et vous pouvez l’utiliser à titre privé ou pour une entreprise.

? Qu’est-ce qu’un numéro de client ?
Il désigne l’accord de votre entreprise avec nous : prix, conditions de paiement et adresses. [Votre assistance](/support) l’ajoute à votre compte ; écrivez depuis votre adresse e-mail dans l’entreprise.

? Je travaille pour plusieurs entreprises. Me faut-il plusieurs comptes ?
Non. Un compte peut avoir plusieurs numéros de client. Choisissez « Changer d’entreprise » dans le menu ; les prix et les commandes sont alors ceux de cette entreprise.

? J’ai oublié mon mot de passe.
Choisissez « Mot de passe oublié ? » sur la page de connexion. Vous recevez un code par e-mail et définissez un nouveau mot de passe.

? Comment faire supprimer mon compte ?
[Écrivez-nous](/message) depuis l’adresse e-mail du compte. Ce que nous conservons et combien de temps figure dans la [politique de confidentialité](/privacypolicy).
`,
  nl: `
# Account en bedrijf

? Hoe krijg ik een account?
Kies ‘Inloggen’ en daarna ‘Registreren’. U hebt een e-mailadres nodig. Een account is gratis en u kunt het als particulier of voor een bedrijf gebruiken.

? Wat is een klantnummer?
Het staat voor de afspraken van uw bedrijf met ons: prijzen, betalingsvoorwaarden en adressen. [Uw klantenservice](/support) voegt het toe aan uw account; schrijf vanaf uw e-mailadres bij het bedrijf.

? Ik werk voor meerdere bedrijven. Heb ik meerdere accounts nodig?
Nee. Eén account kan meerdere klantnummers hebben. Kies ‘Van bedrijf wisselen’ in het menu; prijzen en bestellingen zijn dan die van dat bedrijf.

? Ik ben mijn wachtwoord vergeten.
Kies ‘Wachtwoord vergeten?’ op de inlogpagina. U krijgt per e-mail een code en stelt een nieuw wachtwoord in.

? Hoe laat ik mijn account verwijderen?
[Schrijf ons](/message) vanaf het e-mailadres van het account. Wat wij bewaren en hoelang, staat in het [privacybeleid](/privacypolicy).
`,
  'pt-BR': `
# Conta e empresa

? Como crio uma conta?
Escolha “Entrar” e depois “Cadastre-se”. Você precisa de um endereço de e-mail. A conta é gratuita e serve para uso particular ou por uma empresa.

? O que é um número de cliente?
Ele representa o acordo da sua empresa conosco: preços, condições de pagamento e endereços. [O seu suporte](/support) o acrescenta à sua conta; escreva do seu e-mail na empresa.

? Trabalho para várias empresas. Preciso de várias contas?
Não. Uma conta pode ter vários números de cliente. Escolha “Trocar de empresa” no menu; preços e pedidos passam a ser os dessa empresa.

? Esqueci minha senha.
Escolha “Esqueceu a senha?” na página de entrada. Você recebe um código por e-mail e define uma nova senha.

? Como excluo a minha conta?
[Escreva para nós](/message) do e-mail da conta. O que guardamos e por quanto tempo está na [política de privacidade](/privacypolicy).
`,
  'sr-Latn': `
# Nalog i firma

? Kako da otvorim nalog?
Izaberite „Prijavite se”, pa „Registrujte se”. Potrebna vam je adresa e-pošte. Nalog je besplatan i možete ga koristiti privatno ili za firmu.

? Šta je broj kupca?
On označava dogovor vaše firme sa nama: cene, uslove plaćanja i adrese. [Vaša podrška](/support) ga dodaje vašem nalogu; pišite sa svoje adrese u firmi.

? Radim za više firmi. Treba li mi više naloga?
Ne. Jedan nalog može imati više brojeva kupca. Izaberite „Promenite firmu” u meniju; cene i porudžbine su tada te firme.

? Ne sećam se lozinke. Šta da radim?
Izaberite „Zaboravili ste lozinku?” na stranici za prijavu. Dobijate kod e-poštom i postavljate novu lozinku.

? Kako da obrišem nalog?
[Pišite nam](/message) sa adrese e-pošte naloga. Šta čuvamo i koliko dugo piše u [politici privatnosti](/privacypolicy).
`,
};
