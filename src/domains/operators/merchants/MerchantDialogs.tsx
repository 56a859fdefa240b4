import { TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ConfirmDialog } from '../desk/ConfirmDialog.tsx';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { Merchants } from './merchants.store.ts';
import type { Settlements } from './settlements.store.ts';

/** Its orders are taken no more, or again. */
const Switching = observer(function Switching({ merchants }: { merchants: Merchants }) {
  const text = useText();
  const { toasts } = useOps();
  const { switching } = merchants;
  const act = switching?.closed_at ? 'open' : 'close';
  const handleAct = async () => {
    if (await merchants.switch()) toasts.show({ id: `ops.merchants.done.${act}` }, 'success');
  };
  return (
    <ReasonDialog
      open={switching !== undefined}
      title={text(`ops.merchants.${act}.title`, { name: switching?.name ?? '' })}
      text={text(`ops.merchants.${act}.text`)}
      act={text(`ops.merchants.${act}`)}
      tone={act === 'close' ? 'danger' : 'primary'}
      form={merchants}
      onAct={() => void handleAct()}
      onClose={() => merchants.ask(undefined)}
    />
  );
});

const Amount = observer(function Amount({ settlements }: { settlements: Settlements }) {
  const text = useText();
  return (
    <TextField
      label={text('ops.money.amount')}
      inputMode="decimal"
      value={settlements.typed.amount}
      onChange={(amount) => settlements.set({ amount })}
    />
  );
});

/** Settling, agreeing as whoever says for themselves to whom and how much, and refusing. */
const Settling = observer(function Settling({ settlements }: { settlements: Settlements }) {
  const text = useText();
  const { toasts } = useOps();
  const { doing, typed } = settlements;
  const handleAct = async () => {
    const state = await settlements.confirm();
    if (state) toasts.show({ id: `ops.merchants.settled.${state}` }, 'success');
  };
  const shared = { onAct: () => void handleAct(), onClose: () => settlements.open(undefined) };
  return (
    <>
      <ReasonDialog
        {...shared}
        open={doing?.act === 'settle'}
        title={text('ops.merchants.settle.title', {
          name: doing?.act === 'settle' ? doing.merchant.name : '',
        })}
        text={text('ops.merchants.settle.text')}
        act={text('ops.merchants.settle')}
        tone="primary"
        label={text('ops.merchants.paid_how')}
        form={settlements}
      >
        <Amount settlements={settlements} />
      </ReasonDialog>
      <ConfirmDialog
        {...shared}
        open={doing?.act === 'agree'}
        title={text('ops.money.agree')}
        text={text('ops.merchants.agree.text')}
        act={text('ops.money.agree')}
        tone="primary"
        sending={settlements.sending}
      >
        <TextField
          label={text('ops.merchants.id')}
          value={typed.merchant}
          onChange={(merchant) => settlements.set({ merchant })}
          autoCapitalize="none"
          autoComplete="off"
        />
        <Amount settlements={settlements} />
      </ConfirmDialog>
      <ReasonDialog
        {...shared}
        open={doing?.act === 'refuse'}
        title={text('ops.money.refuse')}
        text={text('ops.money.refuse.text')}
        act={text('ops.money.refuse')}
        label={text('ops.money.refusal')}
        form={settlements}
      />
    </>
  );
});

/** What is asked before something is done about a merchant. */
export function MerchantDialogs({
  merchants,
  settlements,
}: {
  merchants: Merchants;
  settlements: Settlements;
}) {
  return (
    <>
      <Switching merchants={merchants} />
      <Settling settlements={settlements} />
    </>
  );
}
