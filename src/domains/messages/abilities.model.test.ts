// @vitest-environment node
import { ChatType, type Group, type GroupRole, type Message, type MessageType } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from './abilities.model.ts';
import { ME, messageOf } from './testing.ts';

const groupOf = (role: GroupRole, fields: Partial<Group> = {}): Group =>
  ({
    type: ChatType.GROUP,
    owner_id: role === 'owner' ? ME : 'owner',
    admins: ['admin'],
    user_auth: { role, permissions: role === 'member' ? ['message'] : ['message', 'pin'] },
    ...fields,
  }) as Group;
const by = (user_id: string, type: MessageType = 'text') => messageOf({ seq: 1, user_id, type });

describe('retracting', () => {
  it.each([
    ['member', ME, true],
    ['member', 'them', false],
    ['admin', 'them', true],
    ['admin', 'admin', false],
    ['admin', 'owner', false],
    ['owner', 'admin', true],
  ] as const)('a %s may that of %s: %s', (role, author, may) => {
    expect(abilitiesOf(by(author), groupOf(role), ME).retract).toBe(may);
  });

  it('is for one’s own alone between two, and never for an envelope', () => {
    const direct = groupOf('member', { type: ChatType.DM });
    expect(abilitiesOf(by('them'), direct, ME).retract).toBe(false);
    expect(abilitiesOf(by(ME), direct, ME).retract).toBe(true);
    expect(abilitiesOf(by(ME, 'red_envelope'), direct, ME).retract).toBe(false);
  });
});

it('follows what the server permits', () => {
  expect(abilitiesOf(by('them'), groupOf('member'), ME)).toMatchObject({ reply: true, pin: false });
  expect(abilitiesOf(by('them'), groupOf('admin'), ME)).toMatchObject({ reply: true, pin: true });
  const muted = groupOf('member', { user_auth: { role: 'member', permissions: [] } });
  expect(abilitiesOf(by('them'), muted, ME)).toMatchObject({ reply: false, react: true });
});

it('puts no emoji on where nobody may write any more', () => {
  for (const closed of [{ blocked: true }, { cancelled: true }]) {
    const direct = groupOf('member', { type: ChatType.DM, ...closed });
    expect(abilitiesOf(by('them'), direct, ME).react).toBe(false);
  }
});

it('is nothing for a notice, or before the conversation is known', () => {
  expect(Object.values(abilitiesOf(by(ME, 'message_delete'), groupOf('owner'), ME))).not.toContain(true);
  expect(Object.values(abilitiesOf(by(ME), undefined, ME))).not.toContain(true);
});

it('leads to whoever else said it in a group', () => {
  const direct = groupOf('member', { type: ChatType.DM });
  expect(abilitiesOf(by('them'), groupOf('member'), ME).viewPerson).toBe(true);
  expect(abilitiesOf(by(ME), groupOf('member'), ME).viewPerson).toBe(false);
  expect(abilitiesOf(by('them'), direct, ME).viewPerson).toBe(false);
});

it('copies words alone', () => {
  expect(abilitiesOf(by('them'), groupOf('member'), ME).copy).toBe(true);
  expect(abilitiesOf(by('them', 'image'), groupOf('member'), ME).copy).toBe(false);
});

it('sends on what is still there, and no envelope', () => {
  const ofKind = (fields: Partial<Message>) =>
    abilitiesOf(messageOf({ seq: 1, ...fields }), groupOf('member'), ME).forward;
  expect(ofKind({ type: 'image', expire_at: new Date(Date.now() + 60_000).toISOString() })).toBe(true);
  expect(ofKind({ type: 'image', expire_at: new Date(Date.now() - 60_000).toISOString() })).toBe(false);
  expect(ofKind({ type: 'red_envelope' })).toBe(false);
});
