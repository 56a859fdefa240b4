import { SocialAccountSetting } from '@livery/contract';
import {
  Alert,
  Button,
  Checkbox,
  PasswordField,
  PlusIcon,
  Stack,
  TextField,
  type TextFieldProps,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { identifierOf } from '../identifiers/identifier.model.ts';
import { StepLink } from '../screens/StepLink.tsx';
import type { AccountField } from './account-fields.ts';
import type { RegisterStepProps } from './RegisterIdentifier.tsx';
import { RegisterForm } from './register-form.store.ts';
import { registerPath } from './register-route.ts';

interface FieldWords {
  label: MessageId;
  /** The rule, shown before it is broken and when it is. */
  rule: MessageId;
}

const WORDS: Record<AccountField, FieldWords> = {
  username: { label: 'register.username', rule: 'register.username.rule' },
  password: { label: 'register.password', rule: 'register.password.rule' },
  confirmation: { label: 'register.confirmation', rule: 'register.confirmation.rule' },
  nickname: { label: 'register.nickname', rule: 'register.nickname.rule' },
  social_account: { label: 'register.social_account', rule: 'register.social_account.rule' },
  invite_code: { label: 'register.invite_code', rule: 'register.invite_code.rule' },
};

const ruleOf = (form: RegisterForm, field: AccountField): MessageId =>
  field === 'social_account' && form.socialAccount === SocialAccountSetting.OPTIONAL
    ? 'register.social_account.optional'
    : WORDS[field].rule;

type FieldLook = Pick<TextFieldProps, 'autoComplete' | 'maxLength' | 'autoFocus'> & { secret?: boolean };

/** One field of the account info, with its rule and what the server says about it. */
export const AccountTextField = observer(function AccountTextField(
  props: { form: RegisterForm; field: AccountField } & FieldLook,
) {
  const { form, field, secret, autoComplete, ...look } = props;
  const text = useText();
  const words = useWords();
  const refusal = form.refusals[field];
  const rule = text(ruleOf(form, field));
  const shared = {
    ...look,
    name: field,
    label: text(WORDS[field].label),
    value: form.values[field],
    onChange: (value: string) => form.set(field, value),
    onBlur: () => form.leave(field),
    hint: rule,
    error: refusal ? words(refusal) : form.isBroken(field) ? rule : null,
  };
  if (secret) {
    const reveal = { show: text('login.password.show'), hide: text('login.password.hide') };
    return <PasswordField {...shared} autoComplete="new-password" reveal={reveal} />;
  }
  const autoCapitalize = field === 'nickname' ? undefined : 'none';
  return (
    <TextField {...shared} autoComplete={autoComplete} autoCapitalize={autoCapitalize} spellCheck={false} />
  );
});

/** Optional fields are behind a button, unless the operator requires one or one is filled in. */
export const Extras = observer(function Extras({ form }: { form: RegisterForm }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const hasSocial = form.socialAccount !== SocialAccountSetting.HIDE;
  if (!isAsked && !form.wantsExtras)
    return (
      <Button tone="ghost" block icon={PlusIcon} onClick={() => setAsked(true)}>
        {text(hasSocial ? 'register.extras' : 'register.extras.invite')}
      </Button>
    );
  return (
    <>
      {hasSocial && (
        <AccountTextField
          form={form}
          field="social_account"
          autoComplete="off"
          maxLength={15}
          autoFocus={isAsked}
        />
      )}
      <AccountTextField
        form={form}
        field="invite_code"
        autoComplete="off"
        maxLength={16}
        autoFocus={isAsked && !hasSocial}
      />
    </>
  );
});

/** Where the brand has a least age, whoever signs up says to have it. */
export const OfAge = observer(function OfAge({ form }: { form: RegisterForm }) {
  const text = useText();
  if (form.minimumAge === undefined) return null;
  return (
    <Checkbox name="of_age" required checked={form.isOfAge} onChange={(isOfAge) => form.sayOfAge(isOfAge)}>
      {text('register.of_age', { age: form.minimumAge })}
    </Checkbox>
  );
});

/** The form of step 3; its owner keeps what was typed while other steps show. */
export const useRegisterForm = (): RegisterForm => {
  const { http, session, toasts, brand } = useStores();
  const [form] = useState(
    () => new RegisterForm({ http, session, toasts }, { minimumAge: brand.config.minimum_age }),
  );
  return form;
};

export interface RegisterAccountProps extends RegisterStepProps {
  form: RegisterForm;
}

const Problem = observer(function Problem({ form, params, onMove }: RegisterAccountProps) {
  const text = useText();
  const words = useWords();
  if (!form.problem) return null;
  return (
    <Alert tone="danger">
      {words(form.problem)}{' '}
      {form.isStale && (
        <StepLink
          tone="plain"
          href={registerPath({ ...params, step: 1 })}
          onGo={() => onMove({ ...params, step: 1 })}
        >
          {text('register.verify_again')}
        </StepLink>
      )}
    </Alert>
  );
});

/** Step 3: what the account is called, and how its owner comes back. */
export const RegisterAccount = observer(function RegisterAccount({
  form,
  params,
  onMove,
}: RegisterAccountProps) {
  const text = useText();
  useEffect(() => void form.loadSettings(), [form]);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    const identifier = identifierOf(params);
    if (identifier && (await form.submit(identifier))) onMove({ ...params, step: 4 });
    else await focusInvalidField(currentTarget);
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      <Problem form={form} params={params} onMove={onMove} />
      <AccountTextField form={form} field="username" autoComplete="username" maxLength={12} autoFocus />
      <AccountTextField form={form} field="password" maxLength={16} secret />
      <AccountTextField form={form} field="confirmation" maxLength={16} secret />
      <AccountTextField form={form} field="nickname" autoComplete="nickname" maxLength={60} />
      <Extras form={form} />
      <OfAge form={form} />
      <Button type="submit" tone="primary" size="lg" block loading={form.sending.isSending}>
        {text('register.submit')}
      </Button>
    </Stack>
  );
});
