import type { Asked, AskedState } from '@livery/contract';
import { Button, Inline, NumberText, Stack, Table, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { useOps } from '../ops.ts';
import type { AskedList } from './asked.store.ts';

export interface AskedTableProps<Item extends Asked> {
  list: AskedList<Item>;
  /** The column that says for whom it is. */
  whom: { label: MessageId; of: (item: Item) => string };
}

const COLUMNS = {
  pending: ['time', 'whom', 'amount', 'remark', 'by', 'act'],
  done: ['time', 'whom', 'amount', 'remark', 'by', 'decided_by'],
  refused: ['time', 'whom', 'amount', 'remark', 'by', 'decided_by'],
} as const satisfies Record<AskedState, readonly string[]>;

const Acts = observer(function Acts<Item extends Asked>({
  list,
  item,
}: {
  list: AskedList<Item>;
  item: Item;
}) {
  const text = useText();
  const { session } = useOps();
  return (
    <Inline gap="sm">
      {session.self?.name !== item.asked_by && (
        <Button size="sm" onClick={() => list.open({ act: 'agree', item })}>
          {text('ops.money.agree')}
        </Button>
      )}
      <Button size="sm" tone="ghost" onClick={() => list.open({ act: 'refuse', item })}>
        {text('ops.money.refuse')}
      </Button>
    </Inline>
  );
});

/** Who decided; one operator was enough for what nobody did. */
function DecidedBy({ item: { decided_by } }: { item: Asked }) {
  const text = useText();
  return decided_by ?? <Text tone="tertiary">{text('ops.asked.alone')}</Text>;
}

/** What was asked, line by line. */
export const AskedTable = observer(function AskedTable<Item extends Asked>({
  list,
  whom,
}: AskedTableProps<Item>) {
  const text = useText();
  const { locale } = useLanguage();
  const mayAct = useOps().session.may('money.move');
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const labels = { whom: whom.label, decided_by: 'ops.asked.decided_by' } as const;
  const { pages, state } = list;
  return (
    <Stack gap="md">
      <Table
        caption={text(`ops.asked.state.${state}`)}
        columns={COLUMNS[state]
          .filter((key) => key !== 'act' || mayAct)
          .map((key) => ({
            key,
            label: text(key === 'whom' || key === 'decided_by' ? labels[key] : `ops.money.${key}`),
            ...(key === 'amount' && { align: 'end' as const }),
          }))}
        rows={pages.list.map((item) => ({
          id: list.keyOf(item),
          cells: {
            time: times.format(Date.parse(item.create_at)),
            whom: whom.of(item),
            amount: <NumberText points={item.amount} locale={locale} />,
            remark: item.remark,
            by: item.asked_by,
            decided_by: <DecidedBy item={item} />,
            act: mayAct && <Acts list={list} item={item} />,
          },
        }))}
      />
      {pages.status !== 'end' && (
        <Button
          loading={pages.status === 'loading'}
          onClick={() => (pages.status === 'failed' ? pages.retry() : pages.more())}
        >
          {text('ops.money.more')}
        </Button>
      )}
    </Stack>
  );
});
