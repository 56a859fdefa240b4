import type { Person } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import { Box, Button, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../../../lib/domains/domain-module.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { NewGroup } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import { WithChat } from '../WithChat.tsx';
import { IconField } from './IconField.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { Problem } from './Problem.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { StepSheet } from './StepSheet.tsx';

/** Name and picture of a group that is being put together. */
const Facts = observer(function Facts({ made, onEnd }: { made: NewGroup; onEnd: () => void }) {
  const text = useText();
  const words = useWords();
  const navigate = useNavigate();
  const { creating } = made;
  const isAboutPeople = creating.refusal === 'api.invalid_member_id';
  const create = async () => {
    const group = await made.create();
    if (!group) return;
    onEnd();
    navigate(`/room/${group.id}`);
  };
  return (
    <Stack gap="md" padY="sm">
      {isAboutPeople && <Problem of={creating} />}
      <IconField
        name={made.name || text('group.create.unnamed')}
        src=""
        onUse={async (picture) => {
          made.setIcon(picture);
          return true;
        }}
      />
      <TextField
        label={text('group.name')}
        value={made.name}
        maxLength={LIMITS.groupName}
        error={!isAboutPeople && creating.problem ? words(creating.problem) : undefined}
        onChange={(name) => made.setName(name)}
      />
      <SheetFoot>
        <Box padX="page" padY="sm">
          <Button
            tone="primary"
            block
            disabled={made.name.trim() === ''}
            loading={creating.isSending}
            onClick={() => void create()}
          >
            {text('group.create.confirm', { count: made.people.list.length + 1 })}
          </Button>
        </Box>
      </SheetFoot>
    </Stack>
  );
});

const People = observer(function People({ made, onNext }: { made: NewGroup; onNext: () => void }) {
  const text = useText();
  const count = made.people.list.length;
  return (
    <>
      <PeoplePicker chosen={made.people} />
      <SheetFoot>
        <Box padX="page" padY="sm">
          <Button tone="primary" block disabled={count === 0} onClick={onNext}>
            {text('group.create.next', { count })}
          </Button>
        </Box>
      </SheetFoot>
    </>
  );
});

interface StepsProps {
  /** Who is picked from the start. */
  first: readonly Person[];
  open: boolean;
  onClose: () => void;
}

const Steps = observer(function Steps({ first, open, onClose }: StepsProps) {
  const text = useText();
  const { http } = useStores();
  const { groups } = useChat();
  const [made] = useState(() => new NewGroup(http, groups, first));
  const [isNaming, setNaming] = useState(false);
  return (
    <StepSheet
      title={text(isNaming ? 'group.create.facts' : 'group.create')}
      open={open}
      onClose={onClose}
      onBack={isNaming ? () => setNaming(false) : undefined}
      height="full"
    >
      {isNaming ? (
        <Facts made={made} onEnd={onClose} />
      ) : (
        <People made={made} onNext={() => setNaming(true)} />
      )}
    </StepSheet>
  );
});

/** The person with whom the group begins, when there is one; undefined while they are read. */
const useFirst = (id: string): readonly Person[] | undefined => {
  const { http } = useStores();
  const { groups } = useChat();
  const known = groups.partners.find((person) => person.id === id);
  const [read, setRead] = useState<readonly Person[]>();
  useEffect(() => {
    if (id === '' || known) return;
    http.call('GET /api/v1/contacts/:id', { params: { id }, background: true }).then(
      (person) => setRead([person]),
      () => setRead([]),
    );
  }, [http, id, known]);
  if (id === '') return [];
  return known ? [known] : read;
};

const Begun = observer(function Begun({ of: id, open, onClose }: OverlayProps) {
  const first = useFirst(id);
  /** Each opening begins anew. */
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setRound(round + 1);
  }
  return first && <Steps key={round} first={first} open={open} onClose={onClose} />;
});

/** Puts a group together: people, then its name. `of`: with whom it begins; '' with nobody. */
export function CreateGroupSheet(props: OverlayProps) {
  return (
    <WithChat onClose={props.onClose}>
      <Begun {...props} />
    </WithChat>
  );
}
