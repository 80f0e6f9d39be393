/** `/faq`, above its sections. */
export const introduction = {
  en: `
# Questions and answers
What we are asked most often about parts, orders, delivery and service.
`,
  sv: `
# Frågor och svar
Det vi oftast får frågor om: delar, beställningar, leverans och service.
`,
  de: `
# Fragen und Antworten
Hier finden Sie Antworten auf häufige Fragen zu Teilen, Bestellungen, Lieferung und Service.
`,
  fr: `
# Questions et réponses
Ce que l’on nous demande le plus souvent sur les pièces, les commandes, la livraison et le service.
`,
  nl: `
# Vragen en antwoorden
Wat ons het vaakst wordt gevraagd over onderdelen, bestellingen, levering en service.
`,
  'pt-BR': `
# Perguntas e respostas
O que mais nos perguntam sobre peças, pedidos, entrega e assistência.
`,
  'sr-Latn': `
# Pitanja i odgovori
Ono što nas najčešće pitaju o delovima, porudžbinama, isporuci i servisu.
`,
};
