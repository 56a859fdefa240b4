import type { AdminRight, GroupAbility } from '@livery/contract';
import type { CallName } from '@livery/contract/calls';

/**
 * What gives an ability to a role; any one of them is enough. `permitted`: the group permits it to its members. A right: it
 * was given to this admin. `brand`: the brand allows it.
 */
type Grant = 'always' | 'permitted' | 'brand' | AdminRight;

/** By role; `direct`: both in a direct conversation, whatever their role. */
export type AbilityRow = Readonly<Record<'owner' | 'admin' | 'member' | 'direct', readonly Grant[]>>;

const ALWAYS: readonly Grant[] = ['always'];
const NEVER: readonly Grant[] = [];

const forMembers = (direct: readonly Grant[]): AbilityRow => ({
  owner: ALWAYS,
  admin: ALWAYS,
  member: ['permitted'],
  direct,
});
const forAdmins = (admin: readonly Grant[], direct = NEVER): AbilityRow => ({
  owner: ALWAYS,
  admin,
  member: NEVER,
  direct,
});
const FOR_THE_OWNER: AbilityRow = { owner: ALWAYS, admin: NEVER, member: NEVER, direct: NEVER };

/** Who may do what in a conversation (product.md section 6): `docs/groups.md` shows it as a table. */
export const ABILITIES: Readonly<Record<GroupAbility, AbilityRow>> = {
  message: forMembers(ALWAYS),
  image: forMembers(ALWAYS),
  video: forMembers(ALWAYS),
  voice: forMembers(ALWAYS),
  file: forMembers(ALWAYS),
  link: forMembers(['brand']),
  invite: { ...forMembers(NEVER), admin: ['permitted', 'add_friend'] },
  pin: forAdmins(ALWAYS, ALWAYS),
  retract_others: forAdmins(ALWAYS),
  remove_member: forAdmins(['remove_member']),
  block: forAdmins(['block']),
  change_info: forAdmins(['change_info']),
  set_permissions: forAdmins(['change_info']),
  add_admin: forAdmins(['add_admin']),
  add_friend: forAdmins(['add_friend']),
  leave: { owner: NEVER, admin: ALWAYS, member: ALWAYS, direct: NEVER },
  transfer: FOR_THE_OWNER,
  dissolve: FOR_THE_OWNER,
};

/** What a call needs: nothing (`anyone` who is signed in), that one is in it (`membership`), or any of these abilities. */
export type Need = 'anyone' | 'membership' | readonly GroupAbility[];

export interface CallRow {
  call: CallName;
  /** Which of its uses, where they need different things. */
  use?: string;
  needs: Need;
}

const anyone = (call: CallName): CallRow => ({ call, needs: 'anyone' });
const members = (call: CallName, use?: string): CallRow => ({
  call,
  needs: 'membership',
  ...(use !== undefined && { use }),
});
const who = (call: CallName, abilities: GroupAbility | readonly GroupAbility[], use?: string): CallRow => ({
  call,
  needs: typeof abilities === 'string' ? [abilities] : abilities,
  ...(use !== undefined && { use }),
});

/** Every call about one group. */
export const GROUP_CALLS: readonly CallRow[] = [
  members('GET /api/v1/groups/:id'),
  who('PUT /api/v1/groups/:id', 'change_info'),
  who('DELETE /api/v1/groups/:id', 'dissolve'),
  who('POST /api/v1/groups/:id/icon', 'change_info'),
  who('POST /api/v1/groups/:id/permissions', 'set_permissions'),
  who('POST /api/v1/groups/:id/transfer', 'transfer'),
  anyone('POST /api/v1/groups/join'),
  members('GET /api/v1/groups/:id/members'),
  who('POST /api/v1/groups/:id/members', 'invite'),
  members('POST /api/v1/groups/:id/members/ids'),
  members('GET /api/v1/groups/:id/members/:uid'),
  who('DELETE /api/v1/groups/:id/members/:uid', 'leave', 'oneself'),
  who('DELETE /api/v1/groups/:id/members/:uid', 'remove_member', 'another'),
  members('GET /api/v1/groups/:id/admins'),
  who('POST /api/v1/groups/:id/admins', 'add_admin'),
  members('GET /api/v1/groups/:id/admins/:uid'),
  who('PUT /api/v1/groups/:id/admins/:uid', 'add_admin'),
  who('DELETE /api/v1/groups/:id/admins/:uid', 'add_admin'),
  members('GET /api/v1/groups/:id/admins_limit'),
  who('GET /api/v1/groups/:id/blocks', 'block'),
  who('POST /api/v1/groups/:id/blocks', 'block'),
  who('DELETE /api/v1/groups/:id/blocks/:uid', 'block'),
  members('PUT /api/v1/groups/:id/settings'),
  members('POST /api/v1/groups/:id/clear'),
  members('POST /api/v1/groups/:id/view'),
  members('POST /api/v1/groups/:id/report'),
  members('GET /api/v1/groups/:id/pins'),
  who('POST /api/v1/groups/:id/pins', 'pin'),
  who('DELETE /api/v1/groups/:id/pins/:msgId', 'pin'),
  members('GET /api/v2/groups/:id/messages'),
  members('GET /api/v2/groups/:id/messages/search'),
  members('GET /api/v1/groups/:id/messages/:msgId'),
  members('GET /api/v1/groups/:id/media'),
  members('GET /api/v1/groups/:id/unseen'),
  members('POST /api/v1/groups/:id/reactions/view'),
  members('GET /api/v1/groups/:id/files/:fileId'),
  members('GET /api/v1/groups/:id/files/:fileId/link'),
  who('GET /api/v1/files/groups/:id/upload_file', ['image', 'file']),
  who('GET /api/v1/files/groups/:id/upload_video_url', 'video'),
  who('GET /api/v1/files/groups/:id/upload_parts', 'video'),
  who('POST /api/v1/files/groups/:id/upload_parts', 'video'),
  who('GET /api/v1/files/groups/:id/upload_voice_message', 'voice'),
  who('POST /api/v1/messages', 'message', 'text'),
  who('POST /api/v1/messages', 'link', 'text with a link'),
  who('POST /api/v1/messages/:id/thread', 'message', 'text'),
  members('POST /api/v1/messages/:id/forward'),
  members('DELETE /api/v1/messages/:id', 'one’s own'),
  who('DELETE /api/v1/messages/:id', 'retract_others', 'a member’s'),
  members('GET /api/v1/messages/:id/emojis'),
  members('POST /api/v1/messages/:id/emojis'),
  members('DELETE /api/v1/messages/:id/emojis'),
  who('POST /api/v1/share/group', 'invite'),
  anyone('GET /api/v1/share/group/:id'),
];
