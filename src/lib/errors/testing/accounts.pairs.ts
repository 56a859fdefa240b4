import { type Pair, row } from './pair.ts';

const WRONG_OTP = ['验证码错误', 'Incorrect OTP'] as const;
const DEFAULT_CODE = ['手机号或验证码错误', 'Invalid mobile number or OTP'] as const;
const EXPIRED = ['验证码已过期', 'OTP expired'] as const;
const BOUND = ['已绑定，不能重复绑定', 'Already bound'] as const;
const NO_INVITE = ['邀请码无效', 'Invalid invitation code'] as const;
const WRONG_LOGIN = ['手机号或密码错误', 'Incorrect phone or password'] as const;
const AGAIN = ['请重新登录', 'Please log in again'] as const;
const QR_DEVICE = [
  '设备错误，请在显示二维码的设备上登录',
  'Device error. Log in on the device that shows the QR code.',
] as const;
const SCAN_AGAIN = ['扫码错误，请重新扫描', 'Scan error. Please scan again.'] as const;
const BAD_QR = ['扫码错误，二维码无效', 'Scan error. This QR code is not valid.'] as const;
const QR_OVER = ['二维码已过期', 'QR code expired'] as const;
const ME_FAILED = ['个人信息操作失败', 'Couldn’t load or save your profile'] as const;

/** Sign-up, login, sessions, devices. */
export const accountsPairs: readonly Pair[] = [
  ...row(
    'Invalid code on verification check or recovery',
    ['api.invalid_code', 'POST /api/v1/verification/check', 'alert', ...WRONG_OTP],
    ['api.invalid_code', 'POST /api/v2/recovery', 'alert', ...WRONG_OTP],
  ),
  ...row(
    'Invalid code elsewhere',
    ['api.invalid_code', 'POST /api/v3/verification', 'alert', ...DEFAULT_CODE],
    ['api.invalid_code', 'POST /api/v1/users/security-code', 'alert', ...DEFAULT_CODE],
    ['api.invalid_code', 'POST /api/v1/payment/withdrawal/wellpay', 'alert', ...DEFAULT_CODE],
  ),
  ...row(
    'Expired code',
    ['api.expired_code', 'POST /api/v1/verification/check', 'alert', ...EXPIRED],
    ['api.expired_code', 'POST /api/v2/recovery', 'alert', ...EXPIRED],
  ),
  ...row(
    'Nobody may register',
    ['api.forbidden', 'POST /api/v1/register', 'alert', '暂未开放注册', 'Nobody can sign up at the moment'],
    [
      'api.forbidden',
      'POST /api/v1/verification/check',
      'alert',
      '暂未开放注册',
      'Nobody can sign up at the moment',
    ],
  ),
  ...row(
    'Data exists',
    ['api.data_exists', 'POST /api/v1/register', 'alert', '账号 ID 已存在', 'Account ID already exists'],
    ['api.data_exists', 'POST /api/v1/users/binding/wellpay', 'alert', ...BOUND],
    ['api.data_exists', 'POST /api/v1/payment/withdrawal/wellpay', 'alert', ...BOUND],
  ),
  ...row(
    'Invalid invite code or share code',
    ['api.invalid_invite_code', 'POST /api/v1/register', 'alert', ...NO_INVITE],
    ['api.invalid_share_code', 'GET /api/v1/share/group/:id', 'alert', ...NO_INVITE],
  ),
  ...row('Old password', [
    'api.invalid_old_password',
    'POST /api/v1/users/password',
    'alert',
    '旧密码错误',
    'Incorrect old password',
  ]),
  ...row('Unauthorized on login', ['api.unauthorized', 'POST /api/v1/login', 'pass', ...WRONG_LOGIN]),
  ...row(
    'Unauthorized elsewhere',
    ['api.unauthorized', 'GET /api/v1/users/me', 'alert', ...AGAIN],
    ['api.unauthorized', 'POST /api/v1/messages', 'alert', ...AGAIN],
    ['api.unauthorized', 'PUT /social/api/posts/:id/like', 'alert', ...AGAIN],
    ['api.unauthorized', 'POST /api/v1/web/login', 'alert', ...AGAIN],
  ),
  ...row('Outdated version', [
    'api.outdated_version',
    'GET /api/v1/users/me',
    'alert',
    '请更新版本',
    'Please update the version',
  ]),
  ...row(
    'Invalid device_id, data, passcode on QR login',
    ['api.invalid_device_id', 'POST /api/v1/web/login', 'alert', ...QR_DEVICE],
    ['api.invalid_device_id', 'POST /api/v1/login/qrcode', 'alert', ...QR_DEVICE],
    ['api.invalid_data', 'POST /api/v1/login/qrcode/scan', 'alert', ...SCAN_AGAIN],
    ['api.invalid_data', 'POST /api/v1/login/qrcode/validate', 'alert', ...SCAN_AGAIN],
    ['api.invalid_passcode', 'POST /api/v1/login/qrcode/scan', 'alert', ...BAD_QR],
    ['api.invalid_passcode', 'POST /api/v1/login/qrcode/validate', 'alert', ...BAD_QR],
    ['api.invalid_passcode', 'POST /api/v1/web/login', 'alert', ...BAD_QR],
  ),
  ...row(
    'Forbidden on qrcode',
    ['api.forbidden', 'POST /api/v1/login/qrcode', 'alert', ...QR_OVER],
    ['api.forbidden', 'POST /api/v1/login/qrcode/scan', 'alert', ...QR_OVER],
    ['api.forbidden', 'POST /api/v1/login/qrcode/validate', 'alert', ...QR_OVER],
  ),
  ...row(
    'Unknown and db-unknown on users/me',
    ['api.unknown', 'GET /api/v1/users/me', 'toast', ...ME_FAILED],
    ['api.db_unknown', 'PUT /api/v1/users/me', 'toast', ...ME_FAILED],
    ['api.db_unknown', 'PUT /api/v2/users/me', 'toast', ...ME_FAILED],
  ),
  ...row('Also present: invalid phone', [
    'api.invalid_phone',
    'POST /api/v3/verification',
    'alert',
    '手机号不正确',
    'Invalid mobile number',
  ]),
];
