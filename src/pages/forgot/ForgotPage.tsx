import type { LoginMode } from '@livery/contract';
import { Button, Heading, Stack, Text } from '@livery/design-system';
import { ConfirmPopup, Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  AuthPage,
  ForgotIdentifier,
  ForgotPassword,
  type ForgotPlace,
  ForgotUnknown,
  forgotPath,
  loginFormPath,
  parseForgotPlace,
  RecoveryForm,
} from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { useShowcase } from '../../domains/social/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

const PROFILE = '/profile';
const ACCOUNT = '/profile?dialogVisible=account';

const titleOf = ({ state }: RecoveryForm, isFirst: boolean): MessageId => {
  if (state.step === 'unknown') return 'forgot.unknown.title';
  if (state.step === 'identify') return 'forgot.title';
  return isFirst ? 'forgot.first.title' : 'forgot.password.title';
};

const useForgot = (mode: LoginMode) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { brand, session, users, toasts } = useStores();
  const asked = parseForgotPlace(mode, query, brand.config.country);
  // A first password is for who is signed in; anybody else has forgotten theirs.
  const [isFirst] = useState(asked.isFirst && users.isSignedIn);
  const place: ForgotPlace = { ...asked, isFirst };
  const [form] = useState(() => new RecoveryForm({ api: session.api, session, toasts }, { isFirst }));
  const move = (next: ForgotPlace) => void navigate(forgotPath(next), { replace: true });
  return { form, place, move };
};

const Step = observer(function Step({ form, place, move }: ReturnType<typeof useForgot>) {
  switch (form.state.step) {
    case 'identify':
      return <ForgotIdentifier form={form} place={place} onMove={move} />;
    case 'unknown':
      return <ForgotUnknown place={place} onRetry={() => form.restart()} />;
    case 'password':
    case 'done':
      return <ForgotPassword form={form} />;
  }
});

const Done = observer(function Done({ place }: { place: ForgotPlace }) {
  const text = useText();
  const navigate = useNavigate();
  const { users } = useStores();
  const go = () =>
    void navigate(users.isSignedIn ? ACCOUNT : loginFormPath(place.mode, undefined), { replace: true });
  return (
    <Dialog
      open
      onClose={go}
      title={text(place.isFirst ? 'forgot.first.done' : 'forgot.done')}
      text={text(users.isSignedIn ? 'forgot.done.account.text' : 'forgot.done.login.text')}
      actions={
        <Button tone="primary" onClick={go}>
          {text(users.isSignedIn ? 'forgot.done.account' : 'forgot.done.login')}
        </Button>
      }
    />
  );
});

const useBack = ({ form, place }: ReturnType<typeof useForgot>, ask: () => void) => {
  const { users } = useStores();
  if (place.isFirst) return ask;
  if (form.state.step !== 'identify') return () => form.restart();
  return users.isSignedIn ? ACCOUNT : loginFormPath(place.mode, undefined);
};

/** Forgot password (product.md section 2); with `auto` the first password of an account that has none. */
export const ForgotPage = observer(function ForgotPage({ mode }: { mode: LoginMode }) {
  const text = useText();
  const navigate = useNavigate();
  const forgot = useForgot(mode);
  const [isLeaving, setLeaving] = useState(false);
  const { form, place } = forgot;
  const { step } = form.state;
  const title = text(titleOf(form, place.isFirst));
  usePageTitle(useBrand().title, title);
  return (
    <AuthPage
      pictures={useShowcase()}
      back={useBack(forgot, () => setLeaving(true))}
      step={place.isFirst || step === 'unknown' ? undefined : step === 'identify' ? 1 : 2}
      count={2}
    >
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1} size="display">
            {title}
          </Heading>
          {step === 'identify' && (
            <Text as="p" tone="secondary">
              {text('forgot.lead')}
            </Text>
          )}
        </Stack>
        <Step {...forgot} />
      </Stack>
      <ConfirmPopup
        open={isLeaving}
        title={text('forgot.leave.title')}
        text={text('forgot.leave.text')}
        confirmLabel={text('forgot.leave.confirm')}
        cancelLabel={text('forgot.leave.stay')}
        onConfirm={() => void navigate(PROFILE, { replace: true })}
        onCancel={() => setLeaving(false)}
      />
      {step === 'done' && <Done place={place} />}
    </AuthPage>
  );
});
