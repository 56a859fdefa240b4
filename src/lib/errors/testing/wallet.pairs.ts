import { type Pair, row } from './pair.ts';

const WRONG_SECURITY = ['安全密码错误', 'Incorrect security password'] as const;
const MAINTAINED = ['兑换功能维护中', 'Redemption is under maintenance'] as const;
const NO_ADDRESS = ['兑换地址无效', 'Redemption address invalid'] as const;
const STATUS_FAILED = ['绑定状态查询失败', 'Couldn’t check the binding'] as const;
const REDEEM_FAILED = ['兑换失败', 'Redemption failed'] as const;

/** Binding, redeeming and the security password. */
export const walletPairs: readonly Pair[] = [
  ...row('Invalid code on wellpay binding', [
    'api.invalid_code',
    'POST /api/v1/users/binding/wellpay',
    'dialog',
    ...WRONG_SECURITY,
  ]),
  ...row(
    'Forbidden on wellpay',
    ['api.forbidden', 'POST /api/v1/users/binding/wellpay', 'dialog', ...MAINTAINED],
    ['api.forbidden', 'POST /api/v1/payment/withdrawal/wellpay', 'dialog', ...MAINTAINED],
  ),
  ...row('old_code', [
    'api.invalid_old_code',
    'POST /api/v1/users/security-code',
    'alert',
    '旧安全密码错误',
    'Incorrect old security password',
  ]),
  ...row('address', [
    'api.invalid_address',
    'POST /api/v1/users/binding/wellpay',
    'alert',
    '绑定信息错误',
    'Incorrect binding info',
  ]),
  ...row(
    'security_code',
    ['api.invalid_security_code', 'POST /api/v1/users/security-code', 'alert', ...WRONG_SECURITY],
    ['api.invalid_security_code', 'POST /api/v1/payment/withdrawal/wellpay', 'alert', ...WRONG_SECURITY],
  ),
  ...row('balance', [
    'api.insufficient_balance',
    'POST /api/v1/payment/withdrawal/point',
    'alert',
    '积分不足',
    'Insufficient points',
  ]),
  ...row('Security code empty', [
    'api.security_code_empty',
    'POST /api/v1/payment/withdrawal/wellpay',
    'alert',
    '请先设置安全密码',
    'Set a security code first',
  ]),
  ...row(
    'Order expired, order id',
    ['api.order_expired', 'POST /api/v1/payment/withdrawal/point', 'alert', ...NO_ADDRESS],
    ['api.invalid_order_id', 'POST /api/v1/payment/withdrawal/point', 'alert', ...NO_ADDRESS],
    ['api.invalid_order_id', 'GET /api/v1/payment/order/binding-status', 'alert', ...NO_ADDRESS],
  ),
  ...row('Binding merchant fail', [
    'api.binding_merchant_fail',
    'POST /api/v1/payment/withdrawal/point',
    'alert',
    '该账号已被绑定',
    'Account already bound',
  ]),
  ...row(
    'Unknown and db-unknown on payment binding status',
    ['api.unknown', 'GET /api/v1/payment/order/binding-status', 'toast', ...STATUS_FAILED],
    ['api.db_unknown', 'GET /api/v1/payment/order/binding-status', 'toast', ...STATUS_FAILED],
  ),
  ...row(
    'Unknown and db-unknown on withdrawal point',
    ['api.unknown', 'POST /api/v1/payment/withdrawal/point', 'toast', ...REDEEM_FAILED],
    ['api.db_unknown', 'POST /api/v1/payment/withdrawal/point', 'toast', ...REDEEM_FAILED],
  ),
];
