import { Button, type ButtonProps, Checkbox, Inline, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { Bulk } from './bulk.store.ts';

export interface BulkAct<Act extends string> {
  act: Act;
  label: string;
  tone: ButtonProps['tone'];
}

interface BulkBarProps<Key, Act extends string> {
  bulk: Bulk<Key, Act>;
  /** What is listed. */
  keys: readonly Key[];
  acts: readonly BulkAct<Act>[];
  /** What the reason is for. */
  label?: string;
  /** What else is asked of an act, above the reason. */
  fields?: (act: Act) => ReactNode;
}

/** What is done with everything that is picked. */
export const BulkBar = observer(function BulkBar<Key, Act extends string>(props: BulkBarProps<Key, Act>) {
  const { bulk, keys, acts, label, fields } = props;
  const text = useText();
  const { toasts } = useOps();
  const count = bulk.picked.size;
  const asked = acts.find(({ act }) => act === bulk.asked);
  const confirm = async () => {
    const outcome = await bulk.confirm();
    if (!outcome) return;
    const id = outcome.failed === 0 ? 'ops.bulk.done' : 'ops.bulk.part';
    toasts.show({ id, values: { ...outcome } }, outcome.failed === 0 ? 'success' : 'error');
  };
  return (
    <>
      <Inline gap="md" wrap role="group" aria-label={text('ops.bulk')}>
        <Checkbox
          checked={count > 0 && count === keys.length}
          onChange={(isAll) => bulk.pickAll(isAll ? keys : [])}
        >
          {count === 0 ? text('ops.bulk.all', { count: keys.length }) : text('ops.bulk.picked', { count })}
        </Checkbox>
        {acts.map((each) => (
          <Button
            key={each.act}
            size="sm"
            tone={each.tone}
            disabled={count === 0}
            onClick={() => bulk.ask(each.act)}
          >
            {each.label}
          </Button>
        ))}
      </Inline>
      <ReasonDialog
        open={asked !== undefined}
        title={text('ops.bulk.title', { act: asked?.label ?? '', count })}
        text={text('ops.bulk.text')}
        act={asked?.label ?? ''}
        tone={asked?.tone}
        form={bulk}
        {...(label && { label })}
        onAct={() => void confirm()}
        onClose={() => bulk.ask(undefined)}
        under={
          bulk.tried && (
            <Text as="p" role="status" size="footnote" tone="secondary">
              {text('ops.bulk.tried', { at: bulk.tried.at + 1, of: bulk.tried.of })}
            </Text>
          )
        }
      >
        {asked && fields?.(asked.act)}
      </ReasonDialog>
    </>
  );
});
