import { Button, ButtonLink, Card, Facts, Stack, Tag, Text, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { LazySecurityPrompt } from '../../account/later.ts';
import { BoundAccount } from '../components/BoundAccount.tsx';
import { ProviderNotice } from '../components/ProviderNotice.tsx';
import { hindranceOf } from '../hindrance.ts';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { WITHDRAW } from '../payment-paths.ts';
import { BindForm } from './bind-form.store.ts';

/** Letters of the longest address, and room for what was pasted around it. */
const LONGEST = 80;

const AddressField = observer(function AddressField({ form }: { form: BindForm }) {
  const text = useText();
  return (
    <TextField
      name="address"
      label={text('payment.bind.address')}
      hint={text('payment.bind.address.hint')}
      value={form.address}
      error={form.hasProblem ? text('payment.bind.address.wrong') : null}
      onChange={(address) => form.type(address)}
      onBlur={() => form.look()}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={LONGEST}
      enterKeyHint="next"
    />
  );
});

const Bind = observer(function Bind({ desk }: { desk: PaymentDesk }) {
  const text = useText();
  const { http, toasts, alerts } = useStores();
  const [form] = useState(
    () => new BindForm({ http, announcers: { toasts, alerts }, onTaken: () => void desk.look() }),
  );
  const [isAsking, setAsking] = useState(false);
  const handleSubmit = (event: FormEvent<Element>) => {
    event.preventDefault();
    if (form.ask()) setAsking(true);
    else void focusInvalidField(event.currentTarget, 'address');
  };
  const send = async (securityCode: string) => {
    const binding = await form.send(securityCode);
    if (!binding) return;
    setAsking(false);
    toasts.show({ id: 'payment.bind.done' }, 'success');
    desk.acceptBinding(binding);
  };
  return (
    <Card pad="panel" edge="roomy">
      <Stack as="form" gap="lg" onSubmit={handleSubmit}>
        <Text as="p" tone="secondary" wrap="pretty">
          {text('payment.bind.lead')}
        </Text>
        <AddressField form={form} />
        <Button type="submit" tone="primary" size="lg" block>
          {text('payment.bind.submit')}
        </Button>
      </Stack>
      {isAsking && (
        <LazySecurityPrompt
          lead={text('payment.bind.confirm', { address: form.address.trim() })}
          sending={form.sending}
          send={send}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
});

/** The account that is bound: where withdrawals go. */
function Bound({ facts }: { facts: DeskFacts }) {
  const text = useText();
  const { binding } = facts;
  return (
    <>
      <Card pad="panel" edge="roomy">
        <Facts
          items={[
            { name: text('payment.bind.account'), value: <BoundAccount binding={binding} /> },
            {
              name: text('payment.bind.state'),
              value: (
                <Tag tone={binding.locked ? 'success' : 'warning'}>
                  {text(binding.locked ? 'payment.bind.state.locked' : 'payment.bind.state.bound')}
                </Tag>
              ),
            },
          ]}
        />
      </Card>
      <Text as="p" size="caption" tone="tertiary" wrap="pretty">
        {text(binding.locked ? 'payment.bind.locked' : 'payment.first')}
      </Text>
      <ButtonLink tone="primary" size="lg" block href={WITHDRAW}>
        {text('payment.withdraw.title')}
      </ButtonLink>
    </>
  );
}

/** One's account at wellpay: none, one, or one that stays. */
export const BindWallet = observer(function BindWallet({
  desk,
  facts,
}: {
  desk: PaymentDesk;
  facts: DeskFacts;
}) {
  if (facts.binding.bound) return <Bound facts={facts} />;
  // Binding need not wait for what withdrawals wait for.
  const hindrance = hindranceOf({ ...facts, waitUntil: null }, 'wellpay');
  return hindrance?.kind === 'closed' ? <ProviderNotice hindrance={hindrance} /> : <Bind desk={desk} />;
});
