import type { User } from '@livery/contract';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { ownIdentifier, useSend } from '../../auth/index.ts';
import type { Closable } from '../Closable.ts';
import { DigitsStep, Keys } from './DigitsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { ProofStep } from './ProofStep.tsx';
import { SecurityCodeForm } from './security-code-form.store.ts';

interface FormProps {
  form: SecurityCodeForm;
}

const Step = observer(function Step({ form, me, onClose }: FormProps & Closable & { me: User }): ReactNode {
  if (form.step === 'proof') return <ProofStep form={form} canForget={ownIdentifier(me) !== undefined} />;
  if (form.step === 'done') return <DoneStep form={form} onClose={onClose} />;
  return <DigitsStep form={form} />;
});

interface SecurityCodeProps extends Closable {
  me: User;
  /** A code takes the old one's place at once. */
  isForgotten?: boolean;
  /** In place of `onClose` once it is set. */
  onDone?: () => void;
}

/** Set, change or reset the security password that guards withdrawals (product.md section 5). */
export const SecurityCode = observer(function SecurityCode({
  me,
  isForgotten = false,
  onDone,
  onClose,
}: SecurityCodeProps) {
  const text = useText();
  const { http, users, appearance } = useStores();
  const sendCode = useSend();
  const [isSet] = useState(me.has_security_code);
  const [form] = useState(
    () => new SecurityCodeForm({ http, sendCode }, ownIdentifier(me) ?? { mode: 'email' }, { isSet }),
  );
  useEffect(() => {
    if (isForgotten) void form.forget(appearance.locale);
  }, [form, isForgotten, appearance]);
  const close = () => {
    if (form.step !== 'done') return onClose();
    users.accept({ has_security_code: true });
    return (onDone ?? onClose)();
  };
  const takesDigits = form.step === 'proof' ? form.kind === 'old_code' : form.step !== 'done';
  return (
    <Sheet
      open
      onClose={close}
      title={text(isForgotten ? 'security.reset' : isSet ? 'security.change' : 'security.set')}
      closeLabel={text('login.close')}
      foot={takesDigits ? <Keys form={form} /> : undefined}
    >
      <Step form={form} me={me} onClose={close} />
    </Sheet>
  );
});
