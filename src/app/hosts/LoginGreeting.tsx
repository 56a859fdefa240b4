import { Avatar, Heading, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { LoginPrompt, PromptedAction } from '../../domains/auth/index.ts';
import { useBrand } from '../../domains/brand/index.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import type { PromptedPage } from '../../lib/prompted-page.ts';

const SENTENCES: Record<PromptedAction, MessageId> = {
  like: 'login.prompt.like',
  collect: 'login.prompt.collect',
  comment: 'login.prompt.comment',
  follow: 'login.prompt.follow',
  send: 'login.prompt.send',
};

const PAGES: Record<PromptedPage, MessageId> = {
  chat: 'login.prompt.chat',
  friends: 'login.prompt.friends',
  me: 'login.prompt.me',
  publish: 'login.prompt.publish',
};

/** Who asks for the login: the author of a post, or the brand. */
export const LoginGreeting = observer(function LoginGreeting({ from, page }: LoginPrompt) {
  const text = useText();
  const { title, iconUrl, tagline } = useBrand();
  const person = from?.person;
  return (
    <Stack gap="xs" align="center">
      <Avatar size="xl" name={person?.nickname ?? title} src={person ? person.avatar : iconUrl} />
      <Heading level={3} size="heading">
        {from
          ? text(SENTENCES[from.action], { name: from.person.nickname })
          : text(page ? PAGES[page] : 'login.prompt.brand', { brand: title })}
      </Heading>
      <Text size="footnote" tone="tertiary">
        {person ? text('person.id', { id: person.username }) : tagline}
      </Text>
    </Stack>
  );
});
