import type { OpsSettlement } from '@livery/contract';
import { TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { Merchants } from './merchants.store.ts';
import type { SettlementForm } from './settlements.store.ts';

/** Its orders are taken no more, or again. */
const Switching = observer(function Switching({ merchants }: { merchants: Merchants }) {
  const text = useText();
  const { toasts } = useOps();
  const { asked } = merchants.switching;
  const act = asked?.closed_at ? 'open' : 'close';
  const handleAct = async () => {
    if (await merchants.switch()) toasts.show({ id: `ops.merchants.done.${act}` }, 'success');
  };
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={text(`ops.merchants.${act}.title`, { name: asked?.name ?? '' })}
      text={text(`ops.merchants.${act}.text`)}
      act={text(`ops.merchants.${act}`)}
      tone={act === 'close' ? 'danger' : 'primary'}
      form={merchants.switching}
      onAct={() => void handleAct()}
      onClose={() => merchants.switching.ask(undefined)}
    />
  );
});

interface SettlingProps {
  form: SettlementForm;
  onSettled: (settlement: OpsSettlement) => void;
}

/** For what it was paid elsewhere. */
const Settling = observer(function Settling({ form, onSettled }: SettlingProps) {
  const text = useText();
  const { toasts } = useOps();
  const handleAct = async () => {
    const settlement = await form.settle();
    if (!settlement) return;
    toasts.show({ id: `ops.merchants.settled.${settlement.state}` }, 'success');
    onSettled(settlement);
  };
  return (
    <ReasonDialog
      open={form.merchant !== undefined}
      title={text('ops.merchants.settle.title', { name: form.merchant?.name ?? '' })}
      text={text('ops.merchants.settle.text')}
      act={text('ops.merchants.settle')}
      tone="primary"
      label={text('ops.merchants.paid_how')}
      form={form}
      onAct={() => void handleAct()}
      onClose={() => form.open(undefined)}
    >
      <TextField
        label={text('ops.money.amount')}
        inputMode="decimal"
        value={form.amount}
        onChange={(amount) => form.setAmount(amount)}
      />
    </ReasonDialog>
  );
});

/** What is asked before something is done about a merchant. */
export function MerchantDialogs({ merchants, ...settling }: SettlingProps & { merchants: Merchants }) {
  return (
    <>
      <Switching merchants={merchants} />
      <Settling {...settling} />
    </>
  );
}
