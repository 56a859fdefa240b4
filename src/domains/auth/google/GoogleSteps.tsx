import { Stack, Text } from '@livery/design-system';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { RegisterCode } from '../registration/RegisterCode.tsx';
import { RegisterIdentifier } from '../registration/RegisterIdentifier.tsx';
import type { RegisterPlace } from '../registration/register-route.ts';
import { GoogleAccount } from './GoogleAccount.tsx';
import { GoogleLinkForm } from './GoogleLinkForm.tsx';
import type { GoogleTicket } from './google.slots.ts';

/** The sign-up's first place for who comes from Google: a verified, free address leads straight to the account. */
export const firstGooglePlace = (ticket: GoogleTicket, country: string): RegisterPlace => ({
  mode: 'email',
  country,
  phone: '',
  email: ticket.email,
  step: ticket.email !== '' && !ticket.hasAccount ? 3 : 1,
  returnTo: ticket.returnTo,
});

export const googleTitle = ({ hasAccount }: GoogleTicket, { step }: RegisterPlace): MessageId => {
  if (step === 1) return hasAccount ? 'google.link.title' : 'google.identify.title';
  return step === 2 ? 'register.code.title' : 'google.register.title';
};

export interface GoogleStepsProps {
  ticket: GoogleTicket;
  place: RegisterPlace;
  onMove: (to: RegisterPlace) => void;
  /** Signed in: as somebody new, or to the account that was there. */
  onDone: (who: 'new' | 'known') => void;
}

/** From a ticket to an account: link it, or verify an address where Google did not, or say who one is. */
export function GoogleSteps({ ticket, place, onMove, onDone }: GoogleStepsProps) {
  const text = useText();
  const known = () => onDone('known');
  if (place.step === 2)
    return (
      <RegisterCode
        place={place}
        onMove={onMove}
        onLogin={known}
        {...(ticket.hasAccount && { ticket: ticket.ticket })}
      />
    );
  if (place.step !== 1) return <GoogleAccount ticket={ticket} place={place} onDone={() => onDone('new')} />;
  if (ticket.hasAccount)
    return <GoogleLinkForm ticket={ticket} place={place} onMove={onMove} onDone={known} />;
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary" wrap="pretty">
        {text('google.identify.lead')}
      </Text>
      <RegisterIdentifier place={place} onMove={onMove} />
    </Stack>
  );
}
