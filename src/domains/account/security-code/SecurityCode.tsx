import { LIMITS, type User } from '@livery/contract';
import { Alert, Button, CodeField, Keypad, PasswordField, Stack, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CaptchaHost, ownIdentifier, useSend } from '../../auth/index.ts';
import type { Closable } from '../Closable.ts';
import { SecurityCodeForm } from './security-code-form.store.ts';

const LEADS: Record<SecurityCodeForm['kind'], MessageId> = {
  password: 'security.by_password',
  old_code: 'security.by_old',
  code: 'security.by_code',
};

interface FormProps {
  form: SecurityCodeForm;
}

const Proof = observer(function Proof({ form }: FormProps) {
  const text = useText();
  const words = useWords();
  const error = form.problem ? words(form.problem) : null;
  const shared = { value: form.proof, onChange: (proof: string) => form.typeProof(proof), error };
  if (form.kind === 'password')
    return (
      <PasswordField
        {...shared}
        name="password"
        label={text('account.delete.password')}
        reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        autoComplete="current-password"
        autoFocus
      />
    );
  const isCode = form.kind === 'code';
  return (
    <CodeField
      {...shared}
      name={isCode ? 'code' : 'old_code'}
      label={text(isCode ? 'register.code' : 'security.old')}
      masked={!isCode}
      onComplete={() => form.prove()}
      autoFocus={isCode}
    />
  );
});

const ProofStep = observer(function ProofStep({ form, canForget }: FormProps & { canForget: boolean }) {
  const text = useText();
  const { appearance } = useStores();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.prove();
  };
  return (
    <Stack as="form" gap="lg" onSubmit={handleSubmit}>
      <Text as="p" tone="secondary" wrap="pretty">
        {text(LEADS[form.kind])}
      </Text>
      <Proof form={form} />
      <Button type="submit" tone="primary" size="lg" block>
        {text('register.next')}
      </Button>
      {form.kind === 'old_code' && canForget && (
        <>
          <Button
            tone="ghost"
            block
            loading={form.request.sending.isSending}
            onClick={() => void form.forget(appearance.locale)}
          >
            {text('security.forgot')}
          </Button>
          <CaptchaHost />
        </>
      )}
    </Stack>
  );
});

const DigitsStep = observer(function DigitsStep({ form }: FormProps) {
  const text = useText();
  const words = useWords();
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary" wrap="pretty">
        {text('security.rule')}
      </Text>
      <CodeField
        key={form.step}
        name="security_code"
        label={text(form.step === 'new' ? 'security.new' : 'security.repeat')}
        value={form.digits}
        onChange={(digits) => void form.type(digits)}
        error={form.problem ? words(form.problem) : null}
        disabled={form.saving.isSending}
        masked
      />
    </Stack>
  );
});

const DoneStep = observer(function DoneStep({ form, onClose }: FormProps & Closable) {
  const text = useText();
  return (
    <Stack gap="lg">
      <Alert tone="success">{text(form.kind === 'code' ? 'security.done.wait' : 'security.done')}</Alert>
      <Button tone="primary" size="lg" block onClick={onClose}>
        {text('app.alert.ok')}
      </Button>
    </Stack>
  );
});

/** Our own number keys under the sheet, where digits of the security password are asked for. */
const Keys = observer(function Keys({ form }: FormProps) {
  const text = useText();
  const isOld = form.step === 'proof';
  const type = (digits: string) => (isOld ? form.typeProof(digits) : void form.type(digits));
  return (
    <Keypad
      label={text('security.keys')}
      deleteLabel={text('security.keys.delete')}
      value={isOld ? form.proof : form.digits}
      length={LIMITS.securityCodeLength}
      onChange={type}
      onComplete={() => isOld && form.prove()}
      disabled={form.isBusy}
    />
  );
});

const Step = observer(function Step({ form, me, onClose }: FormProps & Closable & { me: User }): ReactNode {
  if (form.step === 'proof') return <ProofStep form={form} canForget={ownIdentifier(me) !== undefined} />;
  if (form.step === 'done') return <DoneStep form={form} onClose={onClose} />;
  return <DigitsStep form={form} />;
});

/** Set, change or reset the security password that guards withdrawals (product.md section 5). */
export const SecurityCode = observer(function SecurityCode({ me, onClose }: Closable & { me: User }) {
  const text = useText();
  const { http, users } = useStores();
  const sendCode = useSend();
  const [isSet] = useState(me.has_security_code);
  const [form] = useState(
    () => new SecurityCodeForm({ http, sendCode }, ownIdentifier(me) ?? { mode: 'email' }, { isSet }),
  );
  const close = () => {
    if (form.step === 'done') users.accept({ has_security_code: true });
    onClose();
  };
  const takesDigits = form.step === 'proof' ? form.kind === 'old_code' : form.step !== 'done';
  return (
    <Sheet
      open
      onClose={close}
      title={text(isSet ? 'security.change' : 'security.set')}
      closeLabel={text('login.close')}
      foot={takesDigits ? <Keys form={form} /> : undefined}
    >
      <Step form={form} me={me} onClose={close} />
    </Sheet>
  );
});
