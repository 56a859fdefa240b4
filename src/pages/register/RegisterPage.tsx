import { ButtonLink, Heading, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import {
  AuthPage,
  backFrom,
  parseRegisterPlace,
  RegisterAccount,
  RegisterCode,
  RegisterIdentifier,
  type RegisterPlace,
  registerPath,
} from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { useShowcase } from '../../domains/social/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

const HOME = '/home/recommend';

const TITLES: Record<RegisterPlace['step'], MessageId> = {
  1: 'register.title',
  2: 'register.code.title',
  3: 'register.account.title',
  4: 'register.done.title',
};

const usePlace = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { brand } = useStores();
  const place = parseRegisterPlace(query, brand.config.country);
  /** Typing stays on its page; a new step is a new one. */
  const move = (next: RegisterPlace) =>
    void navigate(registerPath(next), { replace: next.step === place.step || next.step === 4 });
  return { place, move };
};

/** Step 4: in. */
const Done = observer(function Done({ returnTo }: { returnTo: string | undefined }) {
  const text = useText();
  const { users } = useStores();
  return (
    <Stack gap="lg">
      <Text as="p" size="lead" tone="secondary" wrap="balance">
        {text('register.done.text', { name: users.me?.nickname ?? '' })}
      </Text>
      <ButtonLink tone="primary" size="lg" block href={returnTo ?? HOME}>
        {text('register.done.continue')}
      </ButtonLink>
      <ButtonLink tone="ghost" block href="/edit-profile">
        {text('register.done.profile')}
      </ButtonLink>
    </Stack>
  );
});

function Step({
  place,
  onMove,
  onLogin,
}: {
  place: RegisterPlace;
  onMove: (to: RegisterPlace) => void;
  onLogin: () => void;
}) {
  switch (place.step) {
    case 1:
      return <RegisterIdentifier place={place} onMove={onMove} />;
    case 2:
      return <RegisterCode place={place} onMove={onMove} onLogin={onLogin} />;
    case 3:
      return <RegisterAccount place={place} onMove={onMove} />;
    case 4:
      return <Done returnTo={place.returnTo} />;
  }
}

/** Sign-up in three steps (product.md section 2). */
export const RegisterPage = observer(function RegisterPage() {
  const text = useText();
  const { title } = useBrand();
  const { users } = useStores();
  const { place, move } = usePlace();
  const navigate = useNavigate();
  const pictures = useShowcase();
  const [cameSignedIn] = useState(users.isSignedIn);
  usePageTitle(title, text(TITLES[place.step]));
  if (cameSignedIn && place.step !== 4) return <Navigate to={place.returnTo ?? HOME} replace />;
  if (!users.isSignedIn && place.step === 4)
    return <Navigate to={registerPath({ ...place, step: 1 })} replace />;
  return (
    <AuthPage
      pictures={pictures}
      isFront={place.step === 4}
      back={backFrom(place)}
      step={place.step === 4 ? undefined : place.step}
    >
      <Stack gap="xl">
        <Heading level={1} size="display">
          {text(TITLES[place.step])}
        </Heading>
        <Step
          place={place}
          onMove={move}
          onLogin={() => void navigate(place.returnTo ?? HOME, { replace: true })}
        />
      </Stack>
    </AuthPage>
  );
});
