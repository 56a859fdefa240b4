import { ADMIN_RIGHTS, type AdminRight, type Group, type Person } from '@livery/contract';
import { Avatar, Button, Heading, List, Stack, SwitchRow, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useNameOf } from '../../../users/index.ts';
import { Problem } from './Problem.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { useGroupAction } from './useGroupAction.ts';

interface RightsStepProps {
  group: Group;
  person: Person;
  /** What they may do; undefined: they are no admin yet. */
  rights: readonly AdminRight[] | undefined;
  onEnd: () => void;
}

/** What an admin may do, each by itself; nobody gives what they lack, or changes an admin who has it. */
export const RightsStep = observer(function RightsStep({ group, person, rights, onEnd }: RightsStepProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { toasts } = useStores();
  const { run, sending } = useGroupAction(group.id);
  const mayGive = (right: AdminRight) => group.user_auth.permissions.includes(right);
  const [chosen, setChosen] = useState<readonly AdminRight[]>(
    () => rights ?? ADMIN_RIGHTS.filter((right) => right !== 'add_admin' && mayGive(right)),
  );
  const toggle = (right: AdminRight) =>
    setChosen(ADMIN_RIGHTS.filter((one) => chosen.includes(one) !== (one === right)));
  const isBeyond = rights?.some((right) => !mayGive(right)) ?? false;
  const name = nameOf(person);
  const end = (id: 'group.admin.added' | 'group.admin.changed' | 'group.admin.removed') => {
    toasts.show({ id, values: { name } }, 'success');
    onEnd();
  };
  const save = async () => {
    const done = await run((one) =>
      rights ? one.changeAdmin(person.id, [...chosen]) : one.addAdmin(person.id, [...chosen]),
    );
    if (done) end(rights ? 'group.admin.changed' : 'group.admin.added');
  };
  const takeDown = async () => {
    if (await run((one) => one.removeAdmin(person.id))) end('group.admin.removed');
  };
  return (
    <Stack gap="sm" padY="sm">
      <Stack gap="xs" align="center">
        <Avatar size="lg" name={name} src={person.avatar_thumbnail} />
        <Heading level={3} size="title">
          {name}
        </Heading>
        <Text size="footnote" tone="secondary">
          {text(isBeyond ? 'group.rights.beyond' : 'group.rights.hint')}
        </Text>
      </Stack>
      <Problem of={sending} />
      <List label={text('group.rights')}>
        {ADMIN_RIGHTS.map((right) => (
          <SwitchRow
            key={right}
            title={text(`group.right.${right}`)}
            detail={text(`group.right.${right}.detail`)}
            checked={chosen.includes(right)}
            disabled={isBeyond || (!mayGive(right) && !chosen.includes(right))}
            onChange={() => toggle(right)}
          />
        ))}
      </List>
      <SheetFoot>
        <Stack gap="sm" padX="page" padY="sm">
          <Button
            tone="primary"
            block
            loading={sending.isSending}
            disabled={isBeyond}
            onClick={() => void save()}
          >
            {text(rights ? 'group.rights.save' : 'group.rights.give')}
          </Button>
          {rights && (
            <Button
              tone="ghost"
              block
              disabled={sending.isSending || isBeyond}
              onClick={() => void takeDown()}
            >
              {text('group.admin.remove')}
            </Button>
          )}
        </Stack>
      </SheetFoot>
    </Stack>
  );
});
