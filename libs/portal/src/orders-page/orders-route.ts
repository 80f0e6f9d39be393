export { ordersLoader as loader } from './orders.loader.ts';
export { OrdersPage as Component } from './orders-page.tsx';
