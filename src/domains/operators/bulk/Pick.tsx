import { Checkbox, Stack, Text, VisuallyHidden } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Bulk } from './bulk.store.ts';

/** Letters of a name that are read out: what somebody wrote may be long. */
const MOST = 60;
const shortOf = (name: string): string => {
  const letters = [...name];
  return letters.length > MOST ? `${letters.slice(0, MOST).join('')}…` : name;
};

interface PickProps<Key, Act extends string> {
  bulk: Bulk<Key, Act>;
  id: Key;
  /** What it is. */
  name: string;
}

/** Whether a row is among what is decided about together, and why it was not done with it. */
export const Pick = observer(function Pick<Key, Act extends string>({ bulk, id, name }: PickProps<Key, Act>) {
  const text = useText();
  const words = useWords();
  const problem = bulk.problems.get(id);
  return (
    <Stack gap="xs" align="start">
      <Checkbox checked={bulk.picked.has(id)} onChange={(isPicked) => bulk.pick(id, isPicked)}>
        <VisuallyHidden>{text('ops.bulk.pick', { name: shortOf(name) })}</VisuallyHidden>
      </Checkbox>
      {problem && (
        <Text size="caption" tone="danger">
          {words(problem)}
        </Text>
      )}
    </Stack>
  );
});
