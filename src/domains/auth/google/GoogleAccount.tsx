import { parseNickname } from '@livery/contract';
import { Alert, Button, Link, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { identifierOf } from '../identifiers/identifier.model.ts';
import { AccountTextField, Extras, OfAge } from '../registration/RegisterAccount.tsx';
import { RegisterForm } from '../registration/register-form.store.ts';
import type { RegisterParams } from '../registration/register-route.ts';
import { LegalLine } from '../screens/LegalLine.tsx';
import { loginPath } from '../screens/return-path.ts';
import type { GoogleTicket } from './google.storage.ts';

export interface GoogleAccountProps {
  ticket: GoogleTicket;
  params: RegisterParams;
  /** The account is there and its owner signed in. */
  onDone: () => void;
}

/** Account info of somebody whom Google knows: as step 3 of the sign-up, without a password. */
export const GoogleAccount = observer(function GoogleAccount({ ticket, params, onDone }: GoogleAccountProps) {
  const text = useText();
  const words = useWords();
  const { http, session, toasts, brand } = useStores();
  const [form] = useState(() => {
    const nickname = parseNickname(ticket.nickname);
    return new RegisterForm(
      { http, session, toasts },
      {
        hasPassword: false,
        nickname,
        minimumAge: brand.config.minimum_age,
      },
    );
  });
  useEffect(() => void form.loadSettings(), [form]);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    const identifier = identifierOf(params);
    if (identifier && (await form.submit({ ...identifier, oauth_ticket: ticket.ticket }))) onDone();
    else await focusInvalidField(currentTarget);
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {form.problem && (
        <Alert tone="danger">
          {words(form.problem)}{' '}
          {form.isStale && (
            <Link tone="plain" href={loginPath(ticket.returnTo ?? '')}>
              {text('google.start_over')}
            </Link>
          )}
        </Alert>
      )}
      <Text as="p" tone="secondary" wrap="pretty">
        {text('google.register.lead', { address: params.email || params.phone })}
      </Text>
      <AccountTextField form={form} field="username" autoComplete="username" maxLength={12} autoFocus />
      <AccountTextField form={form} field="nickname" autoComplete="nickname" maxLength={60} />
      <Extras form={form} />
      <OfAge form={form} />
      <Button type="submit" tone="primary" size="lg" block loading={form.sending.isSending}>
        {text('register.submit')}
      </Button>
      <LegalLine />
    </Stack>
  );
});
