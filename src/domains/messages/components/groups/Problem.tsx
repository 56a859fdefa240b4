import { Alert, Box } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { Submission } from '../../../../lib/forms/submission.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';

/** Why something was refused, where it was asked for. */
export const Problem = observer(function Problem({ of }: { of: Submission }) {
  const words = useWords();
  return (
    of.problem && (
      <Box padY="sm">
        <Alert tone="danger">{words(of.problem)}</Alert>
      </Box>
    )
  );
});
