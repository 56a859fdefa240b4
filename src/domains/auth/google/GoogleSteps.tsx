import { Stack, Text } from '@livery/design-system';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { RegisterCode } from '../registration/RegisterCode.tsx';
import { RegisterIdentifier } from '../registration/RegisterIdentifier.tsx';
import type { RegisterParams } from '../registration/register-route.ts';
import { GoogleAccount } from './GoogleAccount.tsx';
import { GoogleLinkForm } from './GoogleLinkForm.tsx';
import type { GoogleTicket } from './google.storage.ts';

/** What the sign-up begins with for who comes from Google: a verified, free address leads straight to the account. */
export const firstGoogleParams = (ticket: GoogleTicket, country: string): RegisterParams => ({
  mode: 'email',
  country,
  phone: '',
  email: ticket.email,
  step: ticket.email !== '' && !ticket.hasAccount ? 3 : 1,
  returnTo: ticket.returnTo,
});

export const googleTitle = ({ hasAccount }: GoogleTicket, { step }: RegisterParams): MessageId => {
  if (step === 1) return hasAccount ? 'google.link.title' : 'google.identify.title';
  return step === 2 ? 'register.code.title' : 'google.register.title';
};

export interface GoogleStepsProps {
  ticket: GoogleTicket;
  params: RegisterParams;
  onMove: (to: RegisterParams) => void;
  /** Signed in: as somebody new, or to the account that was there. */
  onDone: (who: 'new' | 'known') => void;
}

/** From a ticket to an account: link it, verify an address that Google did not, or enter account info. */
export function GoogleSteps({ ticket, params, onMove, onDone }: GoogleStepsProps) {
  const text = useText();
  const known = () => onDone('known');
  if (params.step === 2)
    return (
      <RegisterCode
        params={params}
        onMove={onMove}
        onLogin={known}
        {...(ticket.hasAccount && { ticket: ticket.ticket })}
      />
    );
  if (params.step !== 1)
    return <GoogleAccount ticket={ticket} params={params} onDone={() => onDone('new')} />;
  if (ticket.hasAccount)
    return <GoogleLinkForm ticket={ticket} params={params} onMove={onMove} onDone={known} />;
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary" wrap="pretty">
        {text('google.identify.lead')}
      </Text>
      <RegisterIdentifier params={params} onMove={onMove} />
    </Stack>
  );
}
