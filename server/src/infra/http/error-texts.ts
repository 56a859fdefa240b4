import type { ErrorCode, Locale } from '@livery/contract';

type Texts = Record<Locale, string>;

const WRONG_CODE: Texts = { 'zh-CN': '验证码错误', en: 'Incorrect OTP' };
const WRONG_LOGIN_PASSWORD: Texts = { 'zh-CN': '登录密码错误', en: 'Incorrect login password' };
const QR_OVER: Texts = { 'zh-CN': '二维码已过期', en: 'This QR code has expired' };
const QR_TAKEN: Texts = { 'zh-CN': '请重新扫描二维码', en: 'Please scan the QR code again' };
const QR_DEVICE: Texts = {
  'zh-CN': '请在显示二维码的设备上登录',
  en: 'Log in on the device that shows the code',
};
const LINK_LOST: Texts = {
  'zh-CN': 'Google 登录已失效，请重新开始',
  en: 'The Google sign-in is over. Please start again',
};

/** Where a code means something else on one path (product.md section 8). */
export const ERROR_TEXTS_OF_PATH: Record<string, Partial<Record<ErrorCode, Texts>>> = {
  '/api/v1/login': {
    'api.unauthorized': { 'zh-CN': '账号或密码错误', en: 'Incorrect phone, email or password' },
    'api.invalid_data': LINK_LOST,
  },
  '/api/v1/verification/check': { 'api.invalid_code': WRONG_CODE, 'api.invalid_data': LINK_LOST },
  '/api/v2/recovery': { 'api.invalid_code': WRONG_CODE },
  '/api/v1/register': {
    'api.expired_code': { 'zh-CN': '请重新获取验证码', en: 'Please ask for a new OTP' },
    'api.invalid_data': LINK_LOST,
  },
  '/api/v1/users/password/reset': {
    'api.forbidden': { 'zh-CN': '请先验证手机号或邮箱', en: 'Please verify your phone or email first' },
  },
  '/api/v1/users/security-code': { 'api.invalid_old_password': WRONG_LOGIN_PASSWORD },
  '/api/v1/users/me': {
    'api.invalid_old_password': WRONG_LOGIN_PASSWORD,
    'api.forbidden': {
      'zh-CN': '请先转让你的群，并用完积分',
      en: 'Hand over your groups and use up your points first',
    },
  },
  '/api/v1/users/sessions/:id': {
    'api.not_found': { 'zh-CN': '该设备已退出登录', en: 'This device is signed out already' },
  },
  '/api/v1/users/avatar': {
    'api.validation': { 'zh-CN': '头像须为 360×360 的图片', en: 'The picture must be 360×360' },
    'api.unsupported_type': {
      'zh-CN': '请选择 JPG、PNG 或 WebP 图片',
      en: 'Choose a JPG, PNG or WebP picture',
    },
    'api.too_large': { 'zh-CN': '图片不能超过 5 MB', en: 'The picture may have 5 MB at most' },
  },
  '/api/v1/login/qrcode/scan': { 'api.forbidden': QR_OVER, 'api.invalid_data': QR_TAKEN },
  '/api/v1/login/qrcode/validate': { 'api.forbidden': QR_OVER, 'api.invalid_data': QR_TAKEN },
  '/api/v1/web/login': { 'api.invalid_device_id': QR_DEVICE },
  '/api/v2/contacts/search': { 'api.forbidden': { 'zh-CN': '暂不支持此功能', en: 'Feature not supported' } },
  '/social/api/authors/:id/follow': { 'api.invalid_user_id': { 'zh-CN': '关注失败', en: 'Follow failed' } },
  '/social/api/authors/:id/unfollow': {
    'api.invalid_user_id': { 'zh-CN': '取消关注失败', en: 'Unfollow failed' },
  },
  '/api/v2/oauth/google': {
    'api.forbidden': { 'zh-CN': 'Google 登录尚未开通', en: 'Google sign-in is not set up' },
    'api.invalid_data': {
      'zh-CN': 'Google 登录未完成，请重试',
      en: 'The Google sign-in failed. Please try again',
    },
  },
};

/** What `message` says when the client shows the server's words; the client's catalogue speaks first. */
export const ERROR_TEXTS: Record<ErrorCode, Texts> = {
  'api.unauthorized': { 'zh-CN': '请重新登录', en: 'Please log in again' },
  'api.comment_has_hyperlink': { 'zh-CN': '内容不能包含链接', en: 'Messages can’t contain links' },
  'api.comment_not_allowed': { 'zh-CN': '没有评论权限', en: 'No permission to comment' },
  'api.post_audit_rejected': { 'zh-CN': '作品审核未通过', en: 'Review failed' },
  'api.post_auditing': { 'zh-CN': '作品正在审核', en: 'This post is under review' },
  'api.post_not_exist': { 'zh-CN': '作品或视频不存在', en: 'The post or video does not exist' },
  'api.author_deleted': { 'zh-CN': '账号已注销', en: 'This account was deleted' },
  'api.view_permission_denied': { 'zh-CN': '没有观看权限', en: 'No permission to watch' },
  'api.too_much': { 'zh-CN': '数量已达上限', en: 'The limit is reached' },
  'api.invalid_code': { 'zh-CN': '手机号或验证码错误', en: 'Invalid mobile number or OTP' },
  'api.expired_code': { 'zh-CN': '验证码已过期', en: 'OTP expired' },
  'api.data_exists': { 'zh-CN': '账号 ID 已存在', en: 'Account ID already exists' },
  'api.invalid_invite_code': { 'zh-CN': '邀请码无效', en: 'Invalid invitation code' },
  'api.invalid_share_code': { 'zh-CN': '邀请码无效', en: 'Invalid invitation code' },
  'api.invalid_user_id': { 'zh-CN': '举报失败', en: 'Report failed' },
  'api.invalid_block_id': { 'zh-CN': '添加失败', en: 'Add failed' },
  'api.invalid_old_password': { 'zh-CN': '旧密码错误', en: 'Incorrect old password' },
  'api.outdated_version': { 'zh-CN': '请更新版本', en: 'Please update the version' },
  'api.invalid_device_id': { 'zh-CN': '设备信息有误', en: 'This device could not be recognised' },
  'api.invalid_data': { 'zh-CN': '数据有误', en: 'The data is not valid' },
  'api.invalid_passcode': { 'zh-CN': '二维码无效，请重新扫描', en: 'Invalid QR code, please scan again' },
  'api.forbidden': { 'zh-CN': '没有权限', en: 'No permission' },
  'api.invalid_old_code': { 'zh-CN': '旧安全密码错误', en: 'Incorrect old security password' },
  'api.invalid_address': { 'zh-CN': '绑定信息错误', en: 'Incorrect binding info' },
  'api.invalid_security_code': { 'zh-CN': '安全密码错误', en: 'Incorrect security password' },
  'api.security_code_empty': { 'zh-CN': '请先设置安全密码', en: 'Set a security code first' },
  'api.insufficient_balance': { 'zh-CN': '积分不足', en: 'Insufficient points' },
  'api.order_expired': { 'zh-CN': '兑换地址无效', en: 'Redemption address invalid' },
  'api.invalid_order_id': { 'zh-CN': '兑换地址无效', en: 'Redemption address invalid' },
  'api.binding_merchant_fail': { 'zh-CN': '该账号已被绑定', en: 'Account already bound' },
  'api.invalid_msg_id': { 'zh-CN': '上传失败', en: 'Upload failed' },
  'api.invalid_member_id': { 'zh-CN': '成员已不存在', en: 'Member no longer exists' },
  'api.search_by_phone_denied': { 'zh-CN': '不支持用手机号搜索', en: 'Searching by mobile not supported' },
  'api.block_word': { 'zh-CN': '请不要包含“{word}”', en: 'Please do not include “{word}”' },
  'api.contact_not_found': { 'zh-CN': '没有数据', en: 'No data' },
  'api.invalid_contact': { 'zh-CN': '不能添加这个联系人', en: 'This contact can’t be added' },
  'api.invalid_phone': { 'zh-CN': '手机号有误', en: 'Invalid phone number' },
  'api.like_list_private': { 'zh-CN': '喜欢列表未公开', en: 'This list is private' },
  'api.too_frequent': { 'zh-CN': '操作太频繁，请稍后再试', en: 'Too many tries. Please wait a moment' },
  'api.not_found': { 'zh-CN': '没有找到', en: 'Not found' },
  'api.validation': { 'zh-CN': '请检查填写的内容', en: 'Please check what you entered' },
  'api.too_large': { 'zh-CN': '内容太大', en: 'Too large' },
  'api.unsupported_type': { 'zh-CN': '不支持的类型', en: 'This type is not supported' },
  'api.media_expired': { 'zh-CN': '文件已过期', en: 'This file has expired' },
  'api.maintenance': { 'zh-CN': '系统维护中', en: 'Under maintenance' },
  'api.unavailable': {
    'zh-CN': '服务暂时不可用，请稍后再试',
    en: 'The service is unavailable for a moment. Please try again',
  },
  'api.guest_quota': { 'zh-CN': '登录后可以继续浏览', en: 'Log in to keep browsing' },
  'api.unknown': { 'zh-CN': '出错了，请稍后再试', en: 'Something went wrong. Please try again' },
  'api.db_unknown': { 'zh-CN': '出错了，请稍后再试', en: 'Something went wrong. Please try again' },
};
