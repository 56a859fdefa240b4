import { LOGIN_MODES, type LoginMode } from '@livery/contract';
import { Avatar, Heading, Segmented, Stack, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoginForm } from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import type { LoginPrompt } from '../../domains/users/index.ts';
import { useText } from '../../lib/intl/useText.ts';

type Asker = NonNullable<LoginPrompt['person']>;

/** From whom the question comes: a person, or the brand. */
const Greeting = observer(function Greeting({ person }: { person: Asker | undefined }) {
  const text = useText();
  const { title, iconUrl, tagline } = useBrand();
  return (
    <Stack gap="xs" align="center">
      <Avatar size="xl" name={person?.nickname ?? title} src={person ? person.avatar : iconUrl} />
      <Heading level={3} size="heading">
        {person
          ? text('login.prompt.person', { name: person.nickname })
          : text('login.prompt.brand', { brand: title })}
      </Heading>
      <Text size="footnote" tone="tertiary">
        {person ? text('person.id', { id: person.id }) : tagline}
      </Text>
    </Stack>
  );
});

interface LoginDialogProps {
  prompt: LoginPrompt;
  /** Where a new account leads back to. */
  returnTo: string;
  onClose: () => void;
}

/** Login over whatever screen asked for it; once signed in, the action that asked goes on. */
export function LoginDialog({ prompt, returnTo, onClose }: LoginDialogProps) {
  const text = useText();
  const [mode, setMode] = useState<LoginMode>('email');
  return (
    <Sheet open onClose={onClose} title={text('login.title')} closeLabel={text('login.close')}>
      <Stack gap="lg">
        <Greeting person={prompt.person} />
        <Segmented
          label={text('login.mode')}
          items={LOGIN_MODES.map((value) => ({
            value,
            label: text(value === 'email' ? 'login.email' : 'login.phone'),
          }))}
          value={mode}
          onChange={setMode}
        />
        <LoginForm key={mode} mode={mode} returnTo={returnTo} />
      </Stack>
    </Sheet>
  );
}
