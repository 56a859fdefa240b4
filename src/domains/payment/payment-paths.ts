/** Where points are shown; the pages of this domain lead back to it. */
export const WALLET = '/wallet';
export const BIND = '/wallet/bind';
export const WITHDRAW = '/wallet/withdraw';
export const PAY = '/wallet/pay';

export const orderPath = (id: string): string => `/wallet/order/${encodeURIComponent(id)}`;
