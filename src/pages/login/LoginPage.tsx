import type { LoginMode } from '@livery/contract';
import { Heading, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import {
  AuthPage,
  LoginForm,
  loginFormPath,
  loginPath,
  StepLink,
  useLoginForm,
} from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { useShowcase } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { RedirectSignedIn, useReturnPath } from './RedirectSignedIn.tsx';

function Form({ mode }: { mode: LoginMode }) {
  return <LoginForm form={useLoginForm(mode)} returnTo={useReturnPath()} />;
}

/** Login by password, with a phone number or an e-mail address. */
export const LoginPage = observer(function LoginPage({ mode }: { mode: LoginMode }) {
  const text = useText();
  const { title } = useBrand();
  const returnTo = useReturnPath();
  const navigate = useNavigate();
  const other = mode === 'email' ? 'phone' : 'email';
  usePageTitle(title, text('nav.login'));
  return (
    <RedirectSignedIn>
      <AuthPage pictures={useShowcase()} back={loginPath(returnTo ?? '')}>
        <Stack gap="xl">
          <Stack gap="xs">
            <Heading level={1} size="display">
              {text('login.title')}
            </Heading>
            <Text as="p" tone="secondary">
              {text(mode === 'email' ? 'login.email.lead' : 'login.phone.lead')}
            </Text>
          </Stack>
          <Form key={mode} mode={mode} />
          <Text as="p" size="footnote" align="center">
            <StepLink
              href={loginFormPath(other, returnTo)}
              onGo={() => navigate(loginFormPath(other, returnTo), { replace: true })}
            >
              {text(other === 'email' ? 'login.use_email' : 'login.use_phone')}
            </StepLink>
          </Text>
        </Stack>
      </AuthPage>
    </RedirectSignedIn>
  );
});
