import { LOGIN_MODES } from '@livery/contract';
import { LinkProvider, SegmentedControl, Stack, Steps, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { LoginPrompt } from '../../domains/auth/index.ts';
import {
  ForgotSteps,
  forgotPath,
  forgotTitle,
  LoginForm,
  REGISTER_TITLES,
  RegisterSteps,
  registerPath,
} from '../../domains/auth/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { AuthAnchor, EnterContext } from './AuthAnchor.tsx';
import { LoginGreeting } from './LoginGreeting.tsx';
import { useLoginDialog } from './useLoginDialog.ts';

type Dialog = ReturnType<typeof useLoginDialog>;

interface LoginDialogProps {
  prompt: LoginPrompt;
  /** The screen under the dialog. */
  returnTo: string;
  onClose: () => void;
}

const titleOf = ({ screen, forms }: Dialog): MessageId => {
  if (screen.name === 'login') return 'login.title';
  if (screen.name === 'register') return REGISTER_TITLES[screen.params.step];
  return forgotTitle(forms.recovery, false);
};

/** The step of a form of several steps; undefined for a screen without. */
const stepOf = ({ screen, forms }: Dialog): { step: number; count: number } | undefined => {
  if (screen.name === 'register') {
    const { step } = screen.params;
    return step === 4 ? undefined : { step, count: 3 };
  }
  if (screen.name === 'login' || forms.recovery.state.step === 'unknown') return undefined;
  return { step: forms.recovery.state.step === 'identify' ? 1 : 2, count: 2 };
};

const Login = observer(function Login({
  dialog: { forms, hasMoved },
  prompt,
  returnTo,
}: { dialog: Dialog } & Omit<LoginDialogProps, 'onClose'>) {
  const text = useText();
  const { login } = forms;
  return (
    <Stack gap="lg">
      <LoginGreeting {...prompt} />
      <SegmentedControl
        label={text('login.mode')}
        items={LOGIN_MODES.map((value) => ({
          value,
          label: text(value === 'email' ? 'login.email' : 'login.phone'),
        }))}
        value={login.mode}
        onChange={(mode) => login.set({ mode })}
      />
      <LoginForm form={login} returnTo={returnTo} autoFocus={hasMoved} />
    </Stack>
  );
});

const Screen = observer(function Screen({ dialog, ...props }: { dialog: Dialog } & LoginDialogProps) {
  const text = useText();
  const { screen, forms, enter, toLogin } = dialog;
  switch (screen.name) {
    case 'login':
      return <Login dialog={dialog} {...props} />;
    case 'register':
      return (
        <RegisterSteps
          form={forms.register}
          params={screen.params}
          onMove={(next) => enter(registerPath(next))}
          onLogin={props.onClose}
          onward={props.onClose}
        />
      );
    case 'forgot':
      return (
        <Stack gap="lg">
          {forms.recovery.state.step === 'identify' && (
            <Text as="p" tone="secondary">
              {text('forgot.lead')}
            </Text>
          )}
          <ForgotSteps
            form={forms.recovery}
            params={screen.params}
            onMove={(next) => enter(forgotPath(next))}
            onDone={toLogin}
          />
        </Stack>
      );
  }
});

/** The auth screens in a dialog over the screen that asked for them; once signed in, the action that asked goes on. */
export const LoginDialog = observer(function LoginDialog(props: LoginDialogProps) {
  const text = useText();
  const { alerts, maintenance } = useStores();
  const dialog = useLoginDialog(props.returnTo, props.onClose);
  const { back, enter } = dialog;
  const step = stepOf(dialog);
  useEffect(() => void maintenance.check(), [maintenance]);
  // What has to be read comes first, such as why a session ended: opened later, this would lie over it.
  const [isOpen, setIsOpen] = useState(false);
  const hasRead = alerts.current === undefined;
  useEffect(() => {
    if (hasRead) setIsOpen(true);
  }, [hasRead]);
  return (
    <EnterContext value={enter}>
      <LinkProvider value={AuthAnchor}>
        <Sheet
          open={isOpen}
          onClose={props.onClose}
          title={text(titleOf(dialog))}
          closeLabel={text('login.close')}
          back={back && { label: text('nav.back'), onClick: back }}
        >
          <Stack gap="lg">
            {step && <Steps label={text('register.step', step)} count={step.count} current={step.step} />}
            <Screen dialog={dialog} {...props} />
          </Stack>
        </Sheet>
      </LinkProvider>
    </EnterContext>
  );
});
