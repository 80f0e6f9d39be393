export const ptBR = `
# Condições de venda

## 1. Alcance
Estas condições valem para vendas da {company}, {address}, a empresas e a particulares. Onde a lei dá mais aos consumidores, vale a lei. Outras condições só valem se as aceitarmos por escrito.

## 2. Pedido e contrato
O que a loja mostra é um convite para pedir. Seu pedido é uma proposta a nós; o contrato se forma quando confirmamos o pedido ou enviamos a mercadoria. A mensagem de que o pedido chegou ainda não é uma confirmação. As cotações valem até a data indicada nelas.

## 3. Preços
Valem os preços do momento do pedido. Impostos e frete aparecem separados antes de você pedir. Se um preço estiver claramente errado, avisamos antes de confirmar.

## 4. Entrega e risco
Os prazos contam da nossa confirmação e, para unidades feitas segundo seus dados, da sua aprovação do desenho. Para empresas, o risco passa quando entregamos a mercadoria ao transportador; para consumidores, quando a recebem. Mais em [entrega](/policies/shipping).

## 5. Conferência
Empresas conferem a mercadoria na chegada e comunicam defeitos visíveis e quantidades erradas em oito dias úteis, e defeitos ocultos assim que os descobrem.

## 6. Pagamento e propriedade
Formas de pagamento e vencimentos estão em [pagamento](/policies/payment). A mercadoria permanece nossa até ser totalmente paga.

## 7. Garantia
- Unidades novas: 24 meses a partir da entrega
- Peças de reposição, kits de serviço e acessórios: 12 meses a partir da entrega
- Unidades recondicionadas: 12 meses a partir da entrega
Consertamos ou trocamos o produto. Se nada disso der certo, nós o aceitamos de volta e devolvemos o valor pago. Não estão cobertos o desgaste de gaxetas, a corrosão por fluidos diferentes dos combinados, o congelamento, os golpes de pressão e trabalhos que não seguem o manual. Os direitos legais dos consumidores permanecem.

## 8. Cancelar e devolver
Quais itens você pode devolver, e até quando, está em [devoluções](/policies/return). O que é prensado, cortado ou montado para você não pode ser cancelado depois que o trabalho começa.

## 9. Responsabilidade
Respondemos sem limite por dolo e culpa grave, por danos à vida, ao corpo e à saúde, e por defeito do produto conforme a lei. No mais, nossa responsabilidade perante empresas limita-se ao valor do pedido; perdas de produção e de lucro estão excluídas.

## 10. Exportação e uso
Você não pode repassar nossa mercadoria a países, pessoas ou usos para os quais a lei proíbe o fornecimento. Podemos recusar um pedido que viole essa regra.

## 11. Eventos fora do nosso controle
Se guerra, greve, incêndio, falta de energia ou ordem de autoridades impedir a entrega, o prazo se estende enquanto durar o impedimento. Depois de três meses, cada parte pode desistir do que não foi entregue.

## 12. Lei e foro
Vale a lei do país em que a {company} tem sede, sem a convenção da ONU sobre a compra e venda internacional de mercadorias. Para empresas, decide o foro dessa sede. Consumidores mantêm a proteção e o foro do país onde vivem.
`;
