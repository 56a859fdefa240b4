import type { CallName } from '../calls.ts';
import { alert, at, dialog, type ErrorRows, joined, unknownAt } from './row.ts';

/** Binding an account, and redeeming to it. */
const WELLPAY: readonly CallName[] = [
  'POST /api/v1/users/binding/wellpay',
  'POST /api/v1/payment/withdrawal/wellpay',
];

/** Binding, redeeming and the security password. */
export const walletErrors: ErrorRows = {
  everywhere: {
    'api.invalid_old_code': alert('error.wrong_old_security_code'),
    'api.invalid_address': alert('error.wrong_binding'),
    'api.invalid_security_code': alert('error.wrong_security_code'),
    'api.security_code_empty': alert('error.security_code_empty'),
    'api.insufficient_balance': alert('error.insufficient_points'),
    'api.order_expired': alert('error.redemption_address'),
    'api.invalid_order_id': alert('error.redemption_address'),
    'api.binding_merchant_fail': alert('error.account_bound'),
  },
  calls: joined(
    at(['POST /api/v1/users/binding/wellpay'], {
      'api.invalid_code': dialog('error.wrong_security_code'),
    }),
    at(WELLPAY, {
      'api.data_exists': alert('error.wellpay_bound'),
      'api.forbidden': dialog('error.redemption_maintenance'),
    }),
    unknownAt(['GET /api/v1/payment/order/binding-status'], 'error.binding_status_failed'),
    unknownAt(['POST /api/v1/payment/withdrawal/point'], 'error.withdrawal_failed'),
  ),
};
