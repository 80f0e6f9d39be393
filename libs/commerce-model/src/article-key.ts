export { articleKeyOf, foldText } from '@shop/api-contracts';
