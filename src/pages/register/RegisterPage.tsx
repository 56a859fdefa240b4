import { Heading, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import {
  AuthPage,
  REGISTER_TITLES,
  RegisterSteps,
  registerPath,
  useRegisterForm,
} from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import { useShowcase } from '../../domains/social/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useInvite } from './useInvite.ts';
import { useRegisterParams } from './useRegisterParams.ts';

const HOME = '/home/recommend';

/** Sign-up in three steps (product.md section 2). */
export const RegisterPage = observer(function RegisterPage() {
  const text = useText();
  const { title } = useBrand();
  const { users } = useStores();
  const { params, move, back } = useRegisterParams();
  const form = useRegisterForm();
  useInvite(form, users.isSignedIn);
  const navigate = useNavigate();
  const pictures = useShowcase();
  const isSuccess = params.step === 4;
  // Whoever came signed in, or has become so here, has nothing left to do in the form.
  const isOver = useRef(users.isSignedIn);
  useEffect(() => {
    if (isSuccess) isOver.current = true;
  }, [isSuccess]);
  const onward = params.returnTo ?? HOME;
  usePageTitle(title, text(REGISTER_TITLES[params.step]));
  if (isOver.current && !isSuccess) return <Redirect to={onward} />;
  if (!users.isSignedIn && isSuccess) return <Redirect to={registerPath({ ...params, step: 1 })} />;
  return (
    <AuthPage
      pictures={pictures}
      isFront={isSuccess}
      back={back}
      step={params.step === 4 ? undefined : params.step}
    >
      <Stack gap="xl">
        <Heading level={1} size="display" autoFocus={isSuccess}>
          {text(REGISTER_TITLES[params.step])}
        </Heading>
        <RegisterSteps
          form={form}
          params={params}
          onMove={move}
          onLogin={() => navigate(onward, { replace: true })}
          onward={onward}
        />
      </Stack>
    </AuthPage>
  );
});
