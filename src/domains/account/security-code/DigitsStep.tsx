import { LIMITS } from '@livery/contract';
import { CodeField, Keypad, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { SecurityCodeForm } from './security-code-form.store.ts';

interface DigitsStepProps {
  form: SecurityCodeForm;
}

/** The new digits, and the same once more. */
export const DigitsStep = observer(function DigitsStep({ form }: DigitsStepProps) {
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
        active
      />
    </Stack>
  );
});

/** Our own number keys under the sheet, where digits of the security password are asked for. */
export const Keys = observer(function Keys({ form }: DigitsStepProps) {
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
