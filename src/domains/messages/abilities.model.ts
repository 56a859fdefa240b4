import { ChatType, type Group, isNotice, type Message } from '@livery/contract';
import { isExpired } from './message.model.ts';

/** What somebody may do with one message. */
export interface MessageAbilities {
  reply: boolean;
  react: boolean;
  copy: boolean;
  pin: boolean;
  forward: boolean;
  /** A direct conversation has the way to its partner on top. */
  viewPerson: boolean;
  report: boolean;
  retract: boolean;
}

const NOTHING: MessageAbilities = {
  reply: false,
  react: false,
  copy: false,
  pin: false,
  forward: false,
  viewPerson: false,
  report: false,
  retract: false,
};

/** Nobody may write in it: its partner is blocked, or their account is closed. */
export const isClosedDirect = ({ blocked, cancelled }: Group): boolean => Boolean(blocked || cancelled);

/** One's own at any time; in a group its owner may retract everybody's, an admin those of plain members (decisions.md section 4). */
const mayRetract = (message: Message, group: Group, me: string): boolean => {
  if (message.type === 'red_envelope') return false;
  if (message.user_id === me) return true;
  if (group.type === ChatType.DM) return false;
  const { role } = group.user_auth;
  const isPlain = message.user_id !== group.owner_id && !group.admins.includes(message.user_id);
  return role === 'owner' || (role === 'admin' && isPlain);
};

/** The server decides once more; `user_auth.permissions` is what it has decided already. */
export const abilitiesOf = (message: Message, group: Group | undefined, me: string): MessageAbilities => {
  if (!group || isNotice(message)) return NOTHING;
  const can = (ability: string) => group.user_auth.permissions.includes(ability);
  return {
    reply: can('message'),
    react: !isClosedDirect(group),
    copy: message.type === 'text',
    pin: can('pin'),
    // An envelope is for those who are here.
    forward: message.type !== 'red_envelope' && !isExpired(message),
    viewPerson: group.type === ChatType.GROUP && message.user_id !== me,
    report: message.user_id !== me,
    retract: mayRetract(message, group, me),
  };
};

/** The person may read a group, and not write there. */
export const isMuted = (group: Group | undefined): boolean =>
  group?.type === ChatType.GROUP && !group.user_auth.permissions.includes('message');
