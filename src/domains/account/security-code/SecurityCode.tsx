import type { User } from '@livery/contract';
import { Alert } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useBackGuard } from '../../../lib/useBackGuard.ts';
import { ownIdentifier, useSend } from '../../auth/index.ts';
import type { Closable } from '../Closable.ts';
import { DigitsStep, Keys } from './DigitsStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { ProofStep } from './ProofStep.tsx';
import { SecurityCodeForm } from './security-code-form.store.ts';

interface FormProps {
  form: SecurityCodeForm;
}

/** Neither a login password nor an address that a code could go to. */
function NoWay() {
  const text = useText();
  return <Alert tone="info">{text('security.no_way')}</Alert>;
}

const Step = observer(function Step({ form, me, onClose }: FormProps & Closable & { me: User }): ReactNode {
  const canSend = ownIdentifier(me) !== undefined;
  if (form.kind === 'code' && !canSend) return <NoWay />;
  if (form.step === 'proof') return <ProofStep form={form} canForget={canSend} />;
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
  const own = ownIdentifier(me);
  const [form] = useState(() => {
    const start = { isSet, hasPassword: me.has_password };
    return new SecurityCodeForm({ http, sendCode }, own ?? { mode: 'email' }, start);
  });
  // What is to be sent is known when it opens.
  const [sendsFirst] = useState(own !== undefined && (isForgotten || form.kind === 'code'));
  useEffect(() => {
    if (sendsFirst) void form.sendCode(appearance.locale);
  }, [form, sendsFirst, appearance]);
  const close = () => {
    if (form.step !== 'done') return onClose();
    users.accept({ has_security_code: true });
    return (onDone ?? onClose)();
  };
  // In the settings it has an address of its own, which Back leaves.
  useBackGuard(onDone !== undefined, close);
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
