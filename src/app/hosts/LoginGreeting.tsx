import { Avatar, Heading, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useBrand } from '../../domains/brand/index.ts';
import type { LoginPrompt } from '../../domains/users/index.ts';
import { useText } from '../../lib/intl/useText.ts';

/** From whom the question comes: a person, or the brand. */
export const LoginGreeting = observer(function LoginGreeting({ person }: LoginPrompt) {
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
