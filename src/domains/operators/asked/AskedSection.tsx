import { ASKED_STATES, type Asked, type AskedState } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  Select,
  Skeleton,
  Stack,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { AskedDialogs } from './AskedDialogs.tsx';
import { AskedTable, type AskedTableProps } from './AskedTable.tsx';

interface AskedSectionProps<Item extends Asked> extends AskedTableProps<Item> {
  title: MessageId;
  /** The field in which whoever agrees names for whom it is, and what they are asked. */
  field: MessageId;
  agreeText: MessageId;
  onState: (state: AskedState) => void;
}

const Listed = observer(function Listed<Item extends Asked>(props: AskedTableProps<Item>) {
  const text = useText();
  const { pages, state } = props.list;
  if (pages.status === 'failed' && pages.list.length === 0)
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>}
      />
    );
  if (pages.isEmpty) return <EmptyState drawing="search" title={text(`ops.asked.empty.${state}`)} />;
  return pages.list.length === 0 ? <Skeleton /> : <AskedTable {...props} />;
});

/** What waits for a second operator, or what was decided, by whom. */
export function AskedSection<Item extends Asked>({
  title,
  field,
  agreeText,
  onState,
  ...listed
}: AskedSectionProps<Item>) {
  const text = useText();
  const { list } = listed;
  return (
    <Stack gap="md">
      <Inline gap="md" wrap align="end" justify="between">
        <Heading level={2}>{text(title)}</Heading>
        <Select
          label={text('ops.asked.state')}
          options={ASKED_STATES.map((value) => ({ value, label: text(`ops.asked.state.${value}`) }))}
          value={list.state}
          onChange={onState}
        />
      </Inline>
      <Listed {...listed} />
      <AskedDialogs {...listed} field={field} agreeText={agreeText} />
    </Stack>
  );
}
