import { Button, ButtonLink, Heading, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { RegisterAccount } from './RegisterAccount.tsx';
import { RegisterCode } from './RegisterCode.tsx';
import { RegisterIdentifier } from './RegisterIdentifier.tsx';
import type { RegisterForm } from './register-form.store.ts';
import type { RegisterParams } from './register-route.ts';

export const REGISTER_TITLES: Record<RegisterParams['step'], MessageId> = {
  1: 'register.title',
  2: 'register.code.title',
  3: 'register.account.title',
  4: 'register.done.title',
};

export interface RegisterStepsProps {
  form: RegisterForm;
  params: RegisterParams;
  onMove: (to: RegisterParams) => void;
  /** The code led to an account that exists: its owner is signed in. */
  onLogin: () => void;
  /** After the success: an address, or what goes on. */
  onward: string | (() => void);
}

/** Step 4: in. */
const Done = observer(function Done({ onward }: Pick<RegisterStepsProps, 'onward'>) {
  const text = useText();
  const { users } = useStores();
  const look = { tone: 'primary', size: 'lg', block: true } as const;
  const words = text('register.done.text', { name: users.me?.nickname ?? '' });
  return (
    <Stack gap="lg">
      {typeof onward === 'string' ? (
        <Text as="p" size="lead" tone="secondary" wrap="balance">
          {words}
        </Text>
      ) : (
        // The dialog's title stands in its bar: this is what has come, and takes the focus.
        <Heading level={3} size="lead" autoFocus>
          {words}
        </Heading>
      )}
      {typeof onward === 'string' ? (
        <ButtonLink {...look} href={onward}>
          {text('register.done.continue')}
        </ButtonLink>
      ) : (
        <Button {...look} onClick={onward}>
          {text('register.done.go_on')}
        </Button>
      )}
      <ButtonLink tone="ghost" block href="/edit-profile">
        {text('register.done.profile')}
      </ButtonLink>
    </Stack>
  );
});

/** Sign-up in three steps and its success (product.md section 2), on its page and in the login dialog. */
export function RegisterSteps({ form, params, onMove, onLogin, onward }: RegisterStepsProps) {
  switch (params.step) {
    case 1:
      return <RegisterIdentifier params={params} onMove={onMove} />;
    case 2:
      return <RegisterCode params={params} onMove={onMove} onLogin={onLogin} />;
    case 3:
      return <RegisterAccount form={form} params={params} onMove={onMove} />;
    case 4:
      return <Done onward={onward} />;
  }
}
