import type { Asked } from '@livery/contract';
import { Facts, NumberText, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { ConfirmDialog } from '../desk/ConfirmDialog.tsx';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { AskedTableProps } from './AskedTable.tsx';

interface AskedDialogsProps<Item extends Asked> extends AskedTableProps<Item> {
  /** The field that says for whom it is, and what whoever agrees is asked. */
  field: MessageId;
  agreeText: MessageId;
}

/** Whoever agrees says for themselves to whom and how much; whoever does not says why. */
export const AskedDialogs = observer(function AskedDialogs<Item extends Asked>({
  list,
  whom,
  field,
  agreeText,
}: AskedDialogsProps<Item>) {
  const text = useText();
  const { locale } = useLanguage();
  const { toasts } = useOps();
  const { doing, typed, sending } = list;
  const handleAct = async () => {
    const state = await list.confirm();
    if (state) toasts.show({ id: state === 'done' ? 'ops.money.done' : 'ops.money.refused' }, 'success');
  };
  const shared = { onAct: () => void handleAct(), onClose: () => list.open(undefined) };
  return (
    <>
      <ConfirmDialog
        {...shared}
        open={doing?.act === 'agree'}
        title={text('ops.money.agree')}
        text={text(agreeText)}
        act={text('ops.money.agree')}
        tone="primary"
        sending={sending}
      >
        <TextField
          label={text(field)}
          value={typed.whom}
          onChange={(whom) => list.set({ whom })}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <TextField
          label={text('ops.money.amount')}
          inputMode="decimal"
          value={typed.amount}
          onChange={(amount) => list.set({ amount })}
        />
      </ConfirmDialog>
      <ReasonDialog
        {...shared}
        open={doing?.act === 'refuse'}
        title={text('ops.money.refuse')}
        text={text('ops.money.refuse.text')}
        act={text('ops.money.refuse')}
        label={text('ops.money.refusal')}
        form={list}
      >
        {doing && (
          <Facts
            items={[
              { name: text(whom.label), value: whom.of(doing.item) },
              {
                name: text('ops.money.amount'),
                value: <NumberText points={doing.item.amount} locale={locale} />,
              },
            ]}
          />
        )}
      </ReasonDialog>
    </>
  );
});
