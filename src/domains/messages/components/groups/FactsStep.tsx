import { type Group, LIMITS } from '@livery/contract';
import { Box, Button, Stack, TextArea, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useFailureToast } from '../../../../lib/errors/useFailureToast.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { type GroupFacts, putIcon } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import { IconField } from './IconField.tsx';
import { SheetFoot } from './SheetFoot.tsx';

interface FactsStepProps {
  group: Group;
  facts: GroupFacts;
  onEnd: () => void;
}

/** Picture, name and description of a group. */
export const FactsStep = observer(function FactsStep({ group, facts, onEnd }: FactsStepProps) {
  const text = useText();
  const words = useWords();
  const { http, toasts } = useStores();
  const { groups } = useChat();
  const fail = useFailureToast();
  const takeIcon = (picture: Blob) =>
    putIcon(http, groups, group.id, picture).then(
      () => {
        toasts.show({ id: 'group.icon.saved' }, 'success');
        return true;
      },
      (error: unknown) => {
        fail(error);
        return false;
      },
    );
  const save = async () => {
    if (facts.isChanged && !(await facts.save())) return;
    toasts.show({ id: 'group.facts.saved' }, 'success');
    onEnd();
  };
  const { saving } = facts;
  return (
    <Stack gap="md" padY="sm">
      <IconField name={group.display_name} src={group.icon} onUse={takeIcon} />
      <TextField
        label={text('group.name')}
        value={facts.name}
        maxLength={LIMITS.groupName}
        error={saving.problem && words(saving.problem)}
        onChange={(name) => facts.setName(name)}
      />
      <TextArea
        label={text('group.description')}
        hint={text('group.description.hint')}
        value={facts.description}
        maxLength={LIMITS.groupDescription}
        onChange={(description) => facts.setDescription(description)}
      />
      <SheetFoot>
        <Box padX="page" padY="sm">
          <Button tone="primary" block loading={saving.isSending} onClick={() => void save()}>
            {text('group.facts.save')}
          </Button>
        </Box>
      </SheetFoot>
    </Stack>
  );
});
