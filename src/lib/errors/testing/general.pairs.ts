import { type Pair, row } from './pair.ts';

const GROUP = '/api/v1/groups/g1';
const POST = '/social/api/posts/p1';
const REDEEM_POINTS = '/api/v1/payment/withdrawal/point';
const ME = '/api/v1/users/me';
const NO_PERMISSION = ['没有权限', 'No permission'] as const;
const NO_MATCH = ['未能识别的错误', 'error not match'] as const;

/** What counts wherever nothing narrower does. */
export const generalPairs: readonly Pair[] = [
  ...row(
    'Forbidden otherwise',
    ['api.forbidden', GROUP, 'pass', ...NO_PERMISSION],
    ['api.forbidden', '/api/v1/messages', 'pass', ...NO_PERMISSION],
    ['api.forbidden', REDEEM_POINTS, 'pass', ...NO_PERMISSION],
  ),
  ...row('Also present: data invalid', [
    'api.invalid_data',
    '/api/v1/users/notify',
    'toast',
    '数据无效',
    'Invalid data',
  ]),
  ...row(
    'An unmapped error',
    ['api.from_the_future', ME, 'toast', ...NO_MATCH],
    ['api.unknown', '/api/v1/messages', 'toast', ...NO_MATCH],
    ['api.db_unknown', POST, 'toast', ...NO_MATCH],
    ['api.invalid_msg_id', '/api/v1/messages/m1', 'toast', ...NO_MATCH],
  ),
];
