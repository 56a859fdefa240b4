import { Alert, Box, Button, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { Submission } from '../../../../lib/forms/submission.ts';
import { useLanguage } from '../../../../lib/intl/language.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { type ChosenPeople, refusedIn } from '../../../groups/index.ts';
import { useNameOf } from '../../../users/index.ts';
import { Problem } from './Problem.tsx';

interface PickProblemProps {
  of: Submission;
  chosen: ChosenPeople;
}

/** Why people were refused: by name where the server says who, with the way to go on without them. */
export const PickProblem = observer(function PickProblem({ of, chosen }: PickProblemProps) {
  const text = useText();
  const nameOf = useNameOf();
  const { locale } = useLanguage();
  const refused = refusedIn(of);
  const named = chosen.list.filter(({ id }) => refused.has(id));
  if (named.length === 0) return <Problem of={of} />;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(named.map(nameOf));
  const goOn = () => {
    for (const { id } of named) chosen.remove(id);
    of.reset();
  };
  return (
    <Box padY="sm">
      <Alert tone="danger">
        <Stack gap="xs" align="start">
          {text('group.pick.named', { names })}
          <Button size="sm" onClick={goOn}>
            {text('group.pick.without')}
          </Button>
        </Stack>
      </Alert>
    </Box>
  );
});
