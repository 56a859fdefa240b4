import type { Group, Person } from '@livery/contract';
import { LIMITS } from '@livery/contract';
import { Box, Button, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
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
import { PickProblem } from './PickProblem.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { StepSheet } from './StepSheet.tsx';

interface FactsProps {
  made: NewGroup;
  onMade: (group: Group) => void;
}

/** Name and picture of a group that is being put together. */
const Facts = observer(function Facts({ made, onMade }: FactsProps) {
  const text = useText();
  const words = useWords();
  const { creating } = made;
  const isAboutPeople = creating.refusal === 'api.invalid_member_id';
  const create = async () => {
    const group = await made.create();
    if (group) onMade(group);
  };
  return (
    <Stack gap="md" padY="sm">
      {isAboutPeople && <PickProblem of={creating} chosen={made.people} />}
      <IconField
        name={made.name || text('group.create.unnamed')}
        src=""
        picked={made.icon}
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
            disabled={made.name.trim() === '' || made.people.list.length === 0}
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
  /** What comes next is another group. */
  onMade: () => void;
}

const Steps = observer(function Steps({ first, open, onClose, onMade }: StepsProps) {
  const text = useText();
  const { http } = useStores();
  const { groups } = useChat();
  const [made] = useState(() => new NewGroup(http, groups, first));
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
    return () => {
      isOpen.current = false;
    };
  }, [open]);
  const end = (group: Group) => {
    onMade();
    // Who has closed it meanwhile is somewhere else by now.
    if (!isOpen.current) return;
    onClose();
    navigate(`/room/${group.id}`);
  };
  return (
    <StepSheet
      title={text(isNaming ? 'group.create.facts' : 'group.create')}
      open={open}
      onClose={onClose}
      onBack={isNaming ? () => setNaming(false) : undefined}
      height="full"
    >
      {isNaming ? <Facts made={made} onMade={end} /> : <People made={made} onNext={() => setNaming(true)} />}
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
  /** What was picked and written stays until the group is made. */
  const [round, setRound] = useState(0);
  const [isMade, setMade] = useState(false);
  if (isMade && !open) {
    setMade(false);
    setRound(round + 1);
  }
  return (
    first && <Steps key={round} first={first} open={open} onClose={onClose} onMade={() => setMade(true)} />
  );
});

/** Puts a group together: people, then its name. `of`: with whom it begins; '' with nobody. */
export function CreateGroupSheet(props: OverlayProps) {
  return (
    <WithChat onClose={props.onClose}>
      <Begun {...props} />
    </WithChat>
  );
}
