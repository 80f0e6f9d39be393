export const ptBR = `
# Política de privacidade

## 1. Quem é responsável
A {company}, {address}, é a controladora dos dados pessoais nesta loja. Para perguntas sobre proteção de dados, escreva para [{email}](mailto:{email}).

## 2. Visitar sem conta
Você pode ver tudo sem dizer quem é. Nossos servidores tratam o seu endereço IP para responder e para repelir ataques. Nossos registros guardam a hora, o tipo de página e a duração, mas nenhum endereço IP, nenhuma palavra buscada e nada do que você digita.

## 3. Sua conta
Para uma conta guardamos seu e-mail, nome, telefone, idioma e mercado e, para empresas, o nome dela, seus números e o seu número de cliente. A senha só o nosso serviço de entrada conhece.

## 4. Pedidos, cotações e entregas
Guardamos o que você pede ou consulta, endereços, pessoas de contato, suas referências, notas fiscais e pagamentos. Números de cartão vão direto para o serviço de pagamento; nós nunca os vemos.

## 5. Mensagens e avaliações
As mensagens ficam guardadas com o seu e-mail até o assunto ser resolvido. As avaliações são públicas, com o nome que você escolheu.

## 6. Cookies e medição
O que fica no seu navegador está em [cookies](/cookies). Só medimos o uso da loja se você concordar, e ali você pode retirar o consentimento.

## 7. Com que fundamento
Tratamos dados, conforme a Lei Geral de Proteção de Dados (LGPD), para cumprir ou preparar um contrato com você, porque a lei exige, como nas notas fiscais, pelo nosso interesse legítimo em uma loja segura e que funcione, ou porque você concordou, como na medição.

## 8. Quem recebe dados
- Empresas do grupo Vadholm que fabricam ou entregam o que você pediu
- Transportadores, serviços de pagamento e, no serviço local, o parceiro que você escolher
- Empresas que operam nossos servidores e nosso serviço de entrada, obrigadas por contrato
- Com o seu consentimento, empresas que avaliam o uso da loja e operam nosso chat e nossas notificações
- Autoridades, quando a lei nos obriga
Não vendemos dados e não repassamos nenhum para publicidade.

## 9. Transferência a outros países
Os pedidos também são tratados em Malmö, na Suécia. Se dados saem da área em que vale a sua lei de proteção de dados, garantimos por contrato ou reconhecimento oficial que lá tenham a mesma proteção.

## 10. Por quanto tempo guardamos dados
- Conta: até você pedir a exclusão, ou depois de três anos sem uso
- Pedidos, cotações e notas fiscais: pelo tempo que as leis tributárias e comerciais exigem
- Mensagens: um ano depois de resolvido o assunto
- Registros: 30 dias

## 11. Seus direitos
Pela LGPD você pode confirmar se tratamos seus dados, acessá-los, corrigi-los, pedir que sejam anonimizados, bloqueados, eliminados ou transferidos, e opor-se ao uso. O consentimento pode ser retirado a qualquer momento, para o futuro.
[Envie uma mensagem](/message) ou escreva para [{email}](mailto:{email}); respondemos em até 15 dias.
Você também pode reclamar à autoridade nacional de proteção de dados.

## 12. Mudanças
Se mudarmos esta política, muda a data desta página. Mudanças importantes comunicamos por e-mail a clientes com conta.
`;
