import type { CallName } from '../calls.ts';
import { alert, at, dialog, type ErrorRows, joined, toast, unknownAt } from './row.ts';

const ADMINS: readonly CallName[] = ['POST /api/v1/groups/:id/admins', 'PUT /api/v1/groups/:id/admins/:uid'];
const PIN: readonly CallName[] = ['POST /api/v1/groups/:id/pins'];
const PINS: readonly CallName[] = [...PIN, 'DELETE /api/v1/groups/:id/pins/:msgId'];

/** What is done with one message. */
const MESSAGE: readonly CallName[] = [
  'POST /api/v1/messages/:id/thread',
  'POST /api/v1/messages/:id/forward',
  'GET /api/v1/messages/:id/emojis',
  'POST /api/v1/messages/:id/emojis',
  'DELETE /api/v1/messages/:id/emojis',
];

const MEMBERS: readonly CallName[] = [
  'GET /api/v1/groups/:id/members',
  'POST /api/v1/groups/:id/members',
  'POST /api/v1/groups/:id/members/ids',
  'GET /api/v1/groups/:id/members/:uid',
  'DELETE /api/v1/groups/:id/members/:uid',
];

const SEARCH: readonly CallName[] = ['GET /api/v1/contacts/search', 'GET /api/v2/contacts/search'];

/** Groups, contacts and messages. */
export const groupsErrors: ErrorRows = {
  everywhere: {
    'api.too_much': toast('error.too_much'),
    'api.invalid_user_id': toast('error.report_failed'),
    'api.invalid_member_id': toast('error.member_gone'),
    'api.invalid_block_id': toast('error.add_failed'),
    'api.search_by_phone_denied': toast('error.search_by_phone'),
    'api.contact_not_found': toast('error.contact_not_found'),
    'api.invalid_contact': toast('error.invalid_contact'),
    'api.block_word': dialog('error.block_word', 'error.block_word.unnamed'),
    'api.media_expired': toast('error.media_expired'),
  },
  calls: joined(
    at(ADMINS, { 'api.too_much': alert('error.admins_full') }),
    at(PIN, { 'api.too_much': alert('error.pins_full'), 'api.data_exists': alert('error.pin_repeated') }),
    at(PINS, { 'api.invalid_msg_id': toast('error.upload_failed') }),
    at(['POST /api/v1/groups/:id/report'], { 'api.invalid_msg_id': toast('error.report_failed') }),
    at(MESSAGE, { 'api.invalid_msg_id': toast('error.message_gone') }),
    at(['POST /api/v1/messages/:id/emojis'], { 'api.too_much': toast('error.emojis_full') }),
    at(['PUT /api/v1/groups/:id/settings'], { 'api.too_much': toast('error.on_top_full') }),
    at(['POST /api/v1/groups/:id/members', 'POST /api/v1/groups/join'], {
      'api.too_much': alert('error.members_full'),
    }),
    at(SEARCH, { 'api.forbidden': toast('error.not_supported') }),
    unknownAt(['POST /api/v1/groups/:id/clear'], 'error.clear_failed'),
    unknownAt(MEMBERS, 'error.members_failed'),
  ),
};
