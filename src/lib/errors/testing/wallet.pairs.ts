import { type Pair, row } from './pair.ts';

const BIND = '/api/v1/users/binding/wellpay';
const REDEEM = '/api/v1/payment/withdrawal/wellpay';
const REDEEM_POINTS = '/api/v1/payment/withdrawal/point';
const BINDING = '/api/v1/payment/order/binding-status';
const SECURITY_CODE = '/api/v1/users/security-code';
const WRONG_SECURITY = ['安全密码错误', 'Incorrect security password'] as const;
const MAINTAINED = ['兑换功能维护中', 'Redemption is under maintenance'] as const;
const NO_ADDRESS = ['兑换地址无效', 'Redemption address invalid'] as const;
const STATUS_FAILED = ['绑定状态查询失败', 'Couldn’t check the binding'] as const;
const REDEEM_FAILED = ['兑换失败', 'Redemption failed'] as const;

/** Binding, redeeming and the security password. */
export const walletPairs: readonly Pair[] = [
  ...row('Invalid code on wellpay binding', ['api.invalid_code', BIND, 'dialog', ...WRONG_SECURITY]),
  ...row(
    'Forbidden on wellpay',
    ['api.forbidden', BIND, 'dialog', ...MAINTAINED],
    ['api.forbidden', REDEEM, 'dialog', ...MAINTAINED],
  ),
  ...row('old_code', [
    'api.invalid_old_code',
    SECURITY_CODE,
    'alert',
    '旧安全密码错误',
    'Incorrect old security password',
  ]),
  ...row('address', ['api.invalid_address', BIND, 'alert', '绑定信息错误', 'Incorrect binding info']),
  ...row(
    'security_code',
    ['api.invalid_security_code', SECURITY_CODE, 'alert', ...WRONG_SECURITY],
    ['api.invalid_security_code', REDEEM, 'alert', ...WRONG_SECURITY],
  ),
  ...row('balance', ['api.insufficient_balance', REDEEM_POINTS, 'alert', '积分不足', 'Insufficient points']),
  ...row('Security code empty', [
    'api.security_code_empty',
    REDEEM,
    'alert',
    '请先设置安全密码',
    'Set a security code first',
  ]),
  ...row(
    'Order expired, order id',
    ['api.order_expired', REDEEM_POINTS, 'alert', ...NO_ADDRESS],
    ['api.invalid_order_id', REDEEM_POINTS, 'alert', ...NO_ADDRESS],
    ['api.invalid_order_id', BINDING, 'alert', ...NO_ADDRESS],
  ),
  ...row('Binding merchant fail', [
    'api.binding_merchant_fail',
    REDEEM_POINTS,
    'alert',
    '该账号已被绑定',
    'Account already bound',
  ]),
  ...row(
    'Unknown and db-unknown on payment binding status',
    ['api.unknown', BINDING, 'toast', ...STATUS_FAILED],
    ['api.db_unknown', BINDING, 'toast', ...STATUS_FAILED],
  ),
  ...row(
    'Unknown and db-unknown on withdrawal point',
    ['api.unknown', REDEEM_POINTS, 'toast', ...REDEEM_FAILED],
    ['api.db_unknown', REDEEM_POINTS, 'toast', ...REDEEM_FAILED],
  ),
];
