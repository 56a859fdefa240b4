import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type DeskFacts, type PaymentDesk, usePaymentDesk } from '../../domains/payment/index.ts';
import { ReadFailure } from '../../lib/ReadFailure.tsx';
import { ContentSkeleton } from '../placeholder/ContentSkeleton.tsx';
import { PaymentPage } from './PaymentPage.tsx';

interface DeskPageProps {
  title: string;
  children: (desk: PaymentDesk, facts: DeskFacts) => ReactNode;
}

/** A page that stands on providers, binding and balance, in its states. */
export const DeskPage = observer(function DeskPage({ title, children }: DeskPageProps) {
  const desk = usePaymentDesk();
  const { state } = desk;
  return (
    <PaymentPage title={title}>
      {state.status === 'loading' && <ContentSkeleton shape="panels" />}
      {state.status === 'failed' && (
        <ReadFailure title="payment.failed" error={state.error} onRetry={() => void desk.load()} />
      )}
      {state.status === 'ready' && children(desk, state.facts)}
    </PaymentPage>
  );
});
