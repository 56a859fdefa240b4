import { type Group, LIMITS } from '@livery/contract';
import { Box, Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { ChosenPeople, pickWords } from '../../../groups/index.ts';
import { PeoplePicker } from './PeoplePicker.tsx';
import { PickProblem } from './PickProblem.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { useGroupAction } from './useGroupAction.ts';
import { useKnownPeople } from './useKnownPeople.ts';

/** Adds people to a group. */
export const InviteStep = observer(function InviteStep({
  group,
  onEnd,
}: {
  group: Group;
  onEnd: () => void;
}) {
  const text = useText();
  const { toasts } = useStores();
  const { run, sending, managed } = useGroupAction(group.id, pickWords);
  const [chosen] = useState(() => new ChosenPeople(LIMITS.groupInvite));
  const [members, setMembers] = useState<ReadonlySet<string>>();
  const known = useKnownPeople()
    .slice(0, LIMITS.memberIds)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    let isHere = true;
    if (known === '') return;
    managed.membersAmong(known.split(',')).then(
      (found) => isHere && setMembers(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [managed, known]);
  const count = chosen.list.length;
  const invite = async () => {
    const invited = await run((one) => one.invite(chosen.ids));
    if (!invited) return;
    toasts.show({ id: 'group.invite.done', values: { count: invited.result.length } }, 'success');
    onEnd();
  };
  return (
    <>
      <PickProblem of={sending} chosen={chosen} />
      <PeoplePicker chosen={chosen} isIn={(id) => members?.has(id) ?? false} />
      <SheetFoot>
        <Box padX="page" padY="sm">
          <Button
            tone="primary"
            block
            disabled={count === 0}
            loading={sending.isSending}
            onClick={() => void invite()}
          >
            {text('group.invite.send', { count })}
          </Button>
        </Box>
      </SheetFoot>
    </>
  );
});
