import { Box, Button, type ButtonProps, Checkbox, Inline, Text, VisuallyHidden } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { Bulk, BulkOutcome } from './bulk.store.ts';

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

/** What is said of it, and how. */
const saidOf = ({ failed, left }: BulkOutcome) => {
  if (left > 0) return ['ops.bulk.stopped', failed === 0 ? 'plain' : 'error'] as const;
  return failed === 0 ? (['ops.bulk.done', 'success'] as const) : (['ops.bulk.part', 'error'] as const);
};

/** Nothing is decided about what is listed no more, nor goes on where nobody sees it; the focus stays on the page. Returns what has it where nothing is picked. */
const useListed = <Key, Act extends string>(bulk: Bulk<Key, Act>, keys: readonly Key[]) => {
  const all = useRef<HTMLInputElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => bulk.offer(keys));
  useEffect(() => {
    const isAsked = bulk.asked !== undefined;
    // The button that asked can’t have it back: nothing is picked any more.
    if (wasAsked.current && !isAsked && bulk.picked.size === 0) all.current?.focus();
    wasAsked.current = isAsked;
  });
  useEffect(
    () => () => {
      const isAsked = bulk.asked !== undefined;
      bulk.ask(undefined);
      // With the last row the bar goes, and its question with it.
      if (isAsked) document.getElementById('main')?.focus();
    },
    [bulk],
  );
  return all;
};

/** How far it is, for the eye. Read out is that it began, not each step of two hundred; the toast says the end. */
const Progress = observer(function Progress({ of: { tried } }: { of: Pick<Bulk<never, never>, 'tried'> }) {
  const text = useText();
  return (
    <Box>
      <Box role="status">
        <VisuallyHidden>{tried && text('ops.bulk.begun', { of: tried.of })}</VisuallyHidden>
      </Box>
      {tried && (
        <Text as="p" size="footnote" tone="secondary">
          {text('ops.bulk.tried', { at: tried.at + 1, of: tried.of })}
        </Text>
      )}
    </Box>
  );
});

/** What is done with everything that is picked. */
export const BulkBar = observer(function BulkBar<Key, Act extends string>(props: BulkBarProps<Key, Act>) {
  const { bulk, keys, acts, label, fields } = props;
  const text = useText();
  const { toasts } = useOps();
  const all = useListed(bulk, keys);
  const count = keys.filter((key) => bulk.picked.has(key)).length;
  const asked = acts.find(({ act }) => act === bulk.asked);
  const confirm = async () => {
    const outcome = await bulk.confirm();
    if (!outcome) return;
    const [id, tone] = saidOf(outcome);
    toasts.show({ id, values: { ...outcome } }, tone);
  };
  return (
    <>
      <Inline gap="md" wrap role="group" aria-label={text('ops.bulk')}>
        <Checkbox
          ref={all}
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
        under={<Progress of={bulk} />}
      >
        {asked && fields?.(asked.act)}
      </ReasonDialog>
    </>
  );
});
