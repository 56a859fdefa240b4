import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { ProviderNotice } from '../components/ProviderNotice.tsx';
import { hindranceOf } from '../hindrance.ts';
import { KeptAttempt } from '../kept-attempt.ts';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { PayQuestion } from './PayQuestion.tsx';
import { PayScan } from './PayScan.tsx';
import { PayForm } from './pay-form.store.ts';

/** A merchant's code is read, shown, and paid. */
export const Pay = observer(function Pay({ desk, facts }: { desk: PaymentDesk; facts: DeskFacts }) {
  const { http } = useStores();
  const [form] = useState(() => new PayForm(http, new KeptAttempt('point')));
  const hindrance = hindranceOf(facts, 'point');
  if (hindrance) return <ProviderNotice hindrance={hindrance} />;
  const { asked } = form;
  return asked ? (
    <PayQuestion form={form} asked={asked} desk={desk} facts={facts} />
  ) : (
    <PayScan form={form} />
  );
});
