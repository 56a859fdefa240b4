import { PasswordField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { NewPassword, NewPasswordField } from './new-password.store.ts';

const WORDS: Record<NewPasswordField, { label: MessageId; rule: MessageId }> = {
  password: { label: 'forgot.password', rule: 'register.password.rule' },
  confirmation: { label: 'register.confirmation', rule: 'register.confirmation.rule' },
};

const Field = observer(function Field(props: {
  next: NewPassword;
  field: NewPasswordField;
  autoFocus?: boolean;
}) {
  const { next, field, autoFocus } = props;
  const text = useText();
  const words = useWords();
  const rule = text(WORDS[field].rule);
  const refusal = field === 'password' ? next.refusal : undefined;
  return (
    <PasswordField
      name={field}
      label={text(WORDS[field].label)}
      reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
      value={next[field]}
      onChange={(value) => next.set(field, value)}
      onBlur={() => next.leave(field)}
      hint={rule}
      error={refusal ? words(refusal) : next.isBroken(field) ? rule : null}
      autoComplete="new-password"
      maxLength={16}
      autoFocus={autoFocus}
    />
  );
});

/** The new password and its confirmation. */
export function NewPasswordFields({ next, autoFocus }: { next: NewPassword; autoFocus?: boolean }) {
  return (
    <>
      <Field next={next} field="password" autoFocus={autoFocus} />
      <Field next={next} field="confirmation" />
    </>
  );
}
