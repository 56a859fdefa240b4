import { type Pair, row } from './pair.ts';

const ADMINS_FULL = ['管理员人数已超出上限', 'Exceeded the administrator limit'] as const;
const MEMBERS_FULL = ['群成员人数已达上限', 'The group has reached its maximum number of members'] as const;
const UNSUPPORTED = ['暂不支持此功能', 'Feature not supported'] as const;
const CLEAR_FAILED = ['清空聊天记录失败', 'Couldn’t clear the chat'] as const;
const MEMBERS_FAILED = ['群成员操作失败', 'Couldn’t load or change the group’s members'] as const;

/** Groups, contacts and messages. */
export const groupsPairs: readonly Pair[] = [
  ...row(
    'Too much on group admins',
    ['api.too_much', 'POST /api/v1/groups/:id/admins', 'alert', ...ADMINS_FULL],
    ['api.too_much', 'PUT /api/v1/groups/:id/admins/:uid', 'alert', ...ADMINS_FULL],
  ),
  ...row('Too much on group pins', [
    'api.too_much',
    'POST /api/v1/groups/:id/pins',
    'alert',
    '公告最多 5 条',
    'There can be 5 announcements at most',
  ]),
  ...row('Too much on group members', [
    'api.too_much',
    'POST /api/v1/groups/:id/members',
    'alert',
    ...MEMBERS_FULL,
  ]),
  ...row('Invalid user_id', [
    'api.invalid_user_id',
    'POST /api/v1/users/report',
    'toast',
    '举报失败',
    'Report failed',
  ]),
  ...row('block_id', [
    'api.invalid_block_id',
    'POST /api/v1/users/blocks',
    'toast',
    '添加失败',
    'Add failed',
  ]),
  ...row(
    'Forbidden on contact search',
    ['api.forbidden', 'GET /api/v1/contacts/search', 'toast', ...UNSUPPORTED],
    ['api.forbidden', 'GET /api/v2/contacts/search', 'toast', ...UNSUPPORTED],
  ),
  ...row('msg_id on pins', [
    'api.invalid_msg_id',
    'POST /api/v1/groups/:id/pins',
    'toast',
    '上传失败',
    'Upload failed',
  ]),
  ...row('member_id', [
    'api.invalid_member_id',
    'DELETE /api/v1/groups/:id/members/:uid',
    'toast',
    '该成员已不存在',
    'Member no longer exists',
  ]),
  ...row('Search contact by phone denied', [
    'api.search_by_phone_denied',
    'GET /api/v2/contacts/search',
    'toast',
    '不支持用手机号搜索',
    'Searching by mobile not supported',
  ]),
  ...row(
    'Block-word errors',
    ['api.block_word', 'POST /api/v1/messages', 'dialog', '请不要包含“spam”', 'Please do not include “spam”'],
    [
      'api.block_word',
      'POST /social/api/posts',
      'dialog',
      '请不要包含“spam”',
      'Please do not include “spam”',
    ],
  ),
  ...row('Contact not found', [
    'api.contact_not_found',
    'GET /api/v2/contacts/search',
    'toast',
    '没有数据',
    'No data',
  ]),
  ...row(
    'Unknown and db-unknown on group clear',
    ['api.unknown', 'POST /api/v1/groups/:id/clear', 'toast', ...CLEAR_FAILED],
    ['api.db_unknown', 'POST /api/v1/groups/:id/clear', 'toast', ...CLEAR_FAILED],
  ),
  ...row(
    'Unknown and db-unknown on members',
    ['api.unknown', 'POST /api/v1/groups/:id/members', 'toast', ...MEMBERS_FAILED],
    ['api.unknown', 'DELETE /api/v1/groups/:id/members/:uid', 'toast', ...MEMBERS_FAILED],
    ['api.db_unknown', 'POST /api/v1/groups/:id/members/ids', 'toast', ...MEMBERS_FAILED],
  ),
  ...row('Also present: invalid contact', [
    'api.invalid_contact',
    'POST /api/v1/groups/direct',
    'toast',
    '不能和这个账号聊天',
    'You can’t chat with this account',
  ]),
];
