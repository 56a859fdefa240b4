export { BindWallet } from './binding/BindWallet.tsx';
export { NoOrder, OrderView } from './order/OrderView.tsx';
export { useOrder } from './order/useOrder.ts';
export { Pay } from './pay/Pay.tsx';
export type { DeskFacts, PaymentDesk } from './payment-desk.store.ts';
export { WALLET } from './payment-paths.ts';
export { usePaymentDesk } from './usePaymentDesk.ts';
export { Withdraw } from './withdraw/Withdraw.tsx';
