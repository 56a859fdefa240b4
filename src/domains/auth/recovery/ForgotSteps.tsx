import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { OverlayFailure } from '../../../lib/OverlayFailure.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useSend } from '../codes/useSend.ts';
import { ForgotIdentifier } from './ForgotIdentifier.tsx';
import { ForgotPassword, ForgotUnknown } from './ForgotPassword.tsx';
import type { ForgotParams } from './forgot-route.ts';
import { RecoveryForm } from './recovery-form.store.ts';

/** The recovery of one screen; `isFirst`: the first password of who is signed in. */
export const useRecoveryForm = (isFirst: boolean): RecoveryForm => {
  const { http, session, toasts } = useStores();
  const sendCode = useSend();
  const [form] = useState(() => new RecoveryForm({ http, sendCode, session, toasts }, { isFirst }));
  return form;
};

export const forgotTitle = ({ state }: RecoveryForm, isFirst: boolean): MessageId => {
  if (state.step === 'unknown') return 'forgot.unknown.title';
  if (state.step === 'identify') return 'forgot.title';
  return isFirst ? 'forgot.first.title' : 'forgot.password.title';
};

/** Dialogs are not part of the first auth screen. The password is set: without its code one goes on. */
const ForgotDone = lazily(() => import('./ForgotDone.tsx'), 'ForgotDone', {
  failed: (_, { onDone }) => <OverlayFailure onFail={onDone} />,
});

export interface ForgotStepsProps {
  form: RecoveryForm;
  params: ForgotParams;
  onMove: (params: ForgotParams) => void;
  /** From the success: to the login, or to the account of who is signed in. */
  onDone: () => void;
}

/** Forgot password (product.md section 2), on its page and in the login dialog. */
export const ForgotSteps = observer(function ForgotSteps({ form, params, onMove, onDone }: ForgotStepsProps) {
  switch (form.state.step) {
    case 'identify':
      return <ForgotIdentifier form={form} params={params} onMove={onMove} />;
    case 'unknown':
      return <ForgotUnknown params={params} onRetry={() => form.restart()} />;
    case 'password':
      return <ForgotPassword form={form} />;
    case 'done':
      return (
        <>
          <ForgotPassword form={form} />
          <ForgotDone isFirst={params.isFirst} onDone={onDone} />
        </>
      );
  }
});
