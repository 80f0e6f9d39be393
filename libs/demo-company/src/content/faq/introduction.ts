/** `/faq`, above its sections. */
export const introduction = {
  en: `
# Questions and answers
Is your question not here? [Write to us](/message) or call [your support office](/support).
`,
  sv: `
# Frågor och svar
Finns din fråga inte här? [Skriv till oss](/message) eller ring [ditt supportkontor](/support).
`,
  de: `
# Fragen und Antworten
Ihre Frage ist nicht dabei? [Schreiben Sie uns](/message) oder rufen Sie [Ihren Kundendienst](/support) an.
`,
  fr: `
# Questions et réponses
Votre question n’y figure pas ? [Écrivez-nous](/message) ou appelez [votre assistance](/support).
`,
  nl: `
# Vragen en antwoorden
Staat uw vraag er niet bij? [Schrijf ons](/message) of bel [uw klantenservice](/support).
`,
  'pt-BR': `
# Perguntas e respostas
Sua pergunta não está aqui? [Escreva para nós](/message) ou ligue para [o seu suporte](/support).
`,
  'sr-Latn': `
# Pitanja i odgovori
Vašeg pitanja nema ovde? [Pišite nam](/message) ili pozovite [svoju podršku](/support).
`,
};
