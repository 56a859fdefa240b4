import { type Pair, row } from './pair.ts';

const NO_PERMISSION = ['没有权限', 'No permission'] as const;
const NO_MATCH = ['未能识别的错误', 'error not match'] as const;

/** What counts wherever nothing narrower does. */
export const generalPairs: readonly Pair[] = [
  ...row(
    'Forbidden otherwise',
    ['api.forbidden', 'PUT /api/v1/groups/:id', 'pass', ...NO_PERMISSION],
    ['api.forbidden', 'POST /api/v1/messages', 'pass', ...NO_PERMISSION],
    ['api.forbidden', 'POST /api/v1/payment/withdrawal/point', 'pass', ...NO_PERMISSION],
  ),
  ...row('Also present: data invalid', [
    'api.invalid_data',
    'POST /api/v1/users/notify',
    'toast',
    '数据无效',
    'Invalid data',
  ]),
  ...row(
    'An unmapped error',
    ['api.from_the_future', 'GET /api/v1/users/me', 'toast', ...NO_MATCH],
    ['api.unknown', 'POST /api/v1/messages', 'toast', ...NO_MATCH],
    ['api.db_unknown', 'DELETE /social/api/posts/:id', 'toast', ...NO_MATCH],
    ['api.invalid_msg_id', 'DELETE /api/v1/messages/:id', 'toast', ...NO_MATCH],
  ),
];
