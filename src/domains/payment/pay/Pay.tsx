import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isNothing, Unanswered } from '../../../lib/forms/unanswered.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ProviderNotice } from '../components/ProviderNotice.tsx';
import { hindranceOf } from '../hindrance.ts';
import type { DeskFacts, PaymentDesk } from '../payment-desk.store.ts';
import { PayQuestion } from './PayQuestion.tsx';
import { PayScan } from './PayScan.tsx';
import { PayForm } from './pay-form.store.ts';

/** A merchant's code is read, shown, and paid. */
export const Pay = observer(function Pay({ desk, facts }: { desk: PaymentDesk; facts: DeskFacts }) {
  const { http } = useStores();
  const [form] = useState(() => new PayForm(http, new Unanswered('payment.point', isNothing)));
  const hindrance = hindranceOf(facts, 'point');
  if (hindrance) return <ProviderNotice hindrance={hindrance} />;
  const { asked } = form;
  return asked ? (
    <PayQuestion form={form} asked={asked} desk={desk} facts={facts} />
  ) : (
    <PayScan form={form} />
  );
});
