import type { AdminRight, Group, Member } from '@livery/contract';
import {
  Avatar,
  ChatIcon,
  DeleteIcon,
  Heading,
  List,
  ListRow,
  LockIcon,
  ShieldIcon,
  Stack,
  Text,
  UserIcon,
  UserPlusIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { usePeople } from '../../../contacts/index.ts';
import { isCancelled, useNameOf } from '../../../users/index.ts';
import { DangerQuestion } from '../DangerQuestion.tsx';
import { useOpenDirect } from '../list/useOpenDirect.ts';
import { MemberRole } from '../members/MemberRole.tsx';
import { isInReach, roleIn } from './in-reach.ts';
import { Problem } from './Problem.tsx';
import { useGroupAction } from './useGroupAction.ts';

interface MemberStepProps {
  group: Group;
  member: Member;
  /** Sets what they may do as an admin; without rights they become one. */
  onRights: (rights: AdminRight[] | undefined) => void;
  onEnd: () => void;
}

type Question = 'remove' | 'block';

const QUESTIONS = {
  remove: {
    title: 'group.member.remove.ask',
    text: 'group.member.remove.text',
    confirm: 'group.member.remove.confirm',
    done: 'group.member.remove.done',
  },
  block: {
    title: 'group.member.block.ask',
    text: 'group.member.block.text',
    confirm: 'group.member.block.confirm',
    done: 'group.member.block.done',
  },
} as const;

const useContacts = () => {
  const people = usePeople();
  const contacts = people.status === 'ready' ? people.value.contacts : undefined;
  useEffect(() => void contacts?.open(), [contacts]);
  return contacts;
};

/** One member of a group, and what one can do about them. */
export const MemberStep = observer(function MemberStep({ group, member, onRights, onEnd }: MemberStepProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts, users } = useStores();
  const fail = useFailureToast();
  const openDirect = useOpenDirect();
  const { run, sending, managed } = useGroupAction(group.id);
  const [asked, setAsked] = useState<Question>();
  const [question, setQuestion] = useState<Question>('remove');
  const can = (ability: string) => group.user_auth.permissions.includes(ability);
  const isMe = member.id === users.id;
  const role = roleIn(group, member.id);
  const mayRemove = !isMe && isInReach(group, { role });
  const mayName = !isMe && role !== 'owner' && can('add_admin');
  const name = nameOf(member);
  const ask = (next: Question) => {
    setQuestion(next);
    setAsked(next);
  };
  const carryOut = async () => {
    const done = await run((one) => (question === 'block' ? one.block(member.id) : one.remove(member.id)));
    if (!done) return;
    toasts.show({ id: QUESTIONS[question].done, values: { name } }, 'success');
    onEnd();
  };
  const contacts = useContacts();
  const mayAdd = !isCancelled(member) && contacts?.state.status === 'ready' && !contacts.has(member.id);
  const addContact = () =>
    contacts
      ?.add(member.id)
      .then(() => toasts.show({ id: 'group.member.contact.done', values: { name } }, 'success'), fail);
  const openRights = async () => {
    if (role !== 'admin') return onRights(undefined);
    const found = await run(() => managed.rightsOf(member.id));
    if (found) onRights(found.result);
  };
  const words = QUESTIONS[question];
  return (
    <Stack gap="sm" padY="sm">
      <Stack gap="xs" align="center">
        <Avatar size="xl" name={name} src={member.avatar_thumbnail} />
        <Heading level={3} size="title">
          {name}
        </Heading>
        {member.origin_nickname !== '' && member.origin_nickname !== name && (
          <Text size="footnote" tone="secondary">
            {member.origin_nickname}
          </Text>
        )}
        <Text size="footnote" tone="secondary">
          {text('person.id', { id: member.username })}
        </Text>
        <MemberRole role={role} />
      </Stack>
      <Problem of={sending} />
      <List label={name}>
        <ListRow icon={UserIcon} title={text('group.member.page')} href={`/guest-page/${member.id}`} />
        {!isMe && !isCancelled(member) && (
          <ListRow icon={ChatIcon} title={text('group.member.message')} onClick={() => openDirect(member)} />
        )}
        {!isMe && mayAdd && (
          <ListRow
            icon={UserPlusIcon}
            title={text('group.member.contact')}
            onClick={() => void addContact()}
          />
        )}
        {mayName && (
          <ListRow
            icon={ShieldIcon}
            leads
            title={text(role === 'admin' ? 'group.member.rights' : 'group.member.make_admin')}
            onClick={() => void openRights()}
          />
        )}
        {mayRemove && can('remove_member') && (
          <ListRow
            icon={DeleteIcon}
            tone="danger"
            title={text('group.member.remove')}
            onClick={() => ask('remove')}
          />
        )}
        {mayRemove && can('block') && (
          <ListRow
            icon={LockIcon}
            tone="danger"
            title={text('group.member.block')}
            onClick={() => ask('block')}
          />
        )}
      </List>
      <DangerQuestion
        title={text(words.title, { name })}
        text={text(words.text, { name })}
        confirmLabel={text(words.confirm)}
        open={asked !== undefined}
        onConfirm={carryOut}
        onClose={() => setAsked(undefined)}
      />
    </Stack>
  );
});
