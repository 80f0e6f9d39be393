export const ptBR = `
# Termos de uso

## 1. Quem opera esta loja
Esta loja é operada pela {company}, {address}. Você fala conosco por [{email}](mailto:{email}) e [{phone}](tel:{phone}).

## 2. Para que servem estes termos
Eles valem para todas as pessoas que usam a loja, com ou sem conta. Suas compras seguem também as condições de venda, que você vê antes de pedir.

## 3. Sua conta
Você precisa de uma conta para pedir, solicitar cotações e ver os preços da sua empresa. Informe dados corretos e mantenha-os atualizados. Não revele sua senha, e avise logo se outra pessoa puder conhecê-la.

## 4. Agir por uma empresa
Ao usar um número de cliente, você declara que a empresa permite isso. Preços e acordos desse número são confidenciais. A empresa pode pedir a qualquer momento que retiremos o número de uma conta.

## 5. Dados, desenhos e documentos
Nós os preparamos com cuidado. Verifique o que importa para a sua instalação antes de pedir ou construir. Para uma unidade entregue, valem a plaqueta e o manual dela.
Você pode usar desenhos e documentos para escolher, instalar, operar e manter nossos produtos, e repassá-los para esse fim. Todos os outros direitos permanecem conosco.

## 6. Avaliações e mensagens
Para avaliações valem os [termos das avaliações](/product-review-terms). Não envie nada que você não possa repassar.

## 7. O que não é permitido
- Tentar acessar dados ou contas de outras pessoas
- Sobrecarregar a loja com consultas automáticas ou copiar grandes partes dela
- Enviar pedidos falsos, arquivos nocivos ou conteúdo ilícito
Podemos encerrar uma conta usada assim, e diremos por quê.

## 8. Disponibilidade
Fazemos a manutenção da loja e não podemos prometer que ela esteja sempre disponível. Quando possível, anunciamos interrupções.

## 9. Responsabilidade
Respondemos sem limite por dolo e culpa grave, por danos à vida, ao corpo e à saúde, e onde a lei não admite limite. Fora isso, respondemos apenas pelo descumprimento de um dever essencial, e só por danos previsíveis.

## 10. Dados pessoais
Como os tratamos está na [política de privacidade](/privacypolicy), e o que fica no seu navegador, em [cookies](/cookies).

## 11. Mudanças
Se estes termos mudarem, mostramos os novos na próxima vez que você entrar. Você pode então aceitá-los ou sair. Pedidos já feitos seguem os termos com que foram feitos.

## 12. Lei
Vale a lei do país em que a {company} tem sede. Se você é consumidor, mantém a proteção da lei do país onde vive e pode recorrer à justiça de lá.
`;
