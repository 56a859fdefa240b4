import type { LoginMode } from '@livery/contract';
import { Heading, Stack, Text } from '@livery/design-system';
import { ConfirmPopup } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { accountPath, SETTINGS } from '../../domains/account/index.ts';
import {
  AuthPage,
  type ForgotParams,
  ForgotSteps,
  forgotPath,
  forgotTitle,
  loginFormPath,
  parseForgotParams,
  useRecoveryForm,
} from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { HelpLine } from '../../domains/brand/later.ts';
import { useShowcase } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useBackGuard } from '../../lib/useBackGuard.ts';

const useForgot = (mode: LoginMode) => {
  const query = useQuery();
  const navigate = useNavigate();
  const { brand, users } = useStores();
  const asked = parseForgotParams(mode, query, brand.config.country);
  // A first password is for who is signed in; anybody else has forgotten theirs.
  const [isFirst] = useState(asked.isFirst && users.isSignedIn);
  const params: ForgotParams = { ...asked, isFirst };
  const form = useRecoveryForm(isFirst);
  const go = (to: string) => navigate(to, { replace: true });
  const out = users.isSignedIn ? accountPath('account') : loginFormPath(mode, params.returnTo);
  const [isLeaving, setLeaving] = useState(false);
  const back = () => {
    if (isFirst) setLeaving(true);
    else if (form.state.step === 'identify') go(out);
    else form.restart();
  };
  // The first password is asked about, and from the second step the browser's Back leads to the first.
  useBackGuard(form.state.step !== 'identify' && form.state.step !== 'done', back);
  return {
    form,
    params,
    move: (next: ForgotParams) => go(forgotPath(next)),
    go,
    out,
    back,
    isLeaving,
    setLeaving,
  };
};

function LeaveQuestion({
  open,
  onLeave,
  onStay,
}: {
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}) {
  const text = useText();
  return (
    <ConfirmPopup
      open={open}
      title={text('forgot.leave.title')}
      text={text('forgot.leave.text')}
      confirmLabel={text('forgot.leave.confirm')}
      cancelLabel={text('forgot.leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}

/** Forgot password (product.md section 2); with `auto` the first password of an account that has none. */
export const ForgotPage = observer(function ForgotPage({ mode }: { mode: LoginMode }) {
  const text = useText();
  const { form, params, move, go, out, back, isLeaving, setLeaving } = useForgot(mode);
  const { users } = useStores();
  const { step } = form.state;
  // Whoever has a password changes it; this one may have been set a moment ago, and its success stays.
  const isSet = params.isFirst && users.me?.has_password === true && form.next.saving.state.status === 'idle';
  const title = text(forgotTitle(form, params.isFirst));
  usePageTitle(useBrand().title, title);
  const pictures = useShowcase();
  if (isSet) return <Redirect to={accountPath('password')} />;
  return (
    <AuthPage
      pictures={pictures}
      back={back}
      step={params.isFirst || step === 'unknown' ? undefined : step === 'identify' ? 1 : 2}
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
        <ForgotSteps form={form} params={params} onMove={move} onDone={() => go(out)} />
        <HelpLine />
      </Stack>
      <LeaveQuestion open={isLeaving} onLeave={() => go(SETTINGS)} onStay={() => setLeaving(false)} />
    </AuthPage>
  );
});
