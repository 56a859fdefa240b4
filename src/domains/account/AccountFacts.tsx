import type { User } from '@livery/contract';
import {
  Avatar,
  ButtonLink,
  Card,
  Heading,
  Inline,
  List,
  ListRow,
  LockIcon,
  MailIcon,
  PhoneIcon,
  ShieldIcon,
  Stack,
  Text,
} from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { useLanguage } from '../../lib/intl/language.ts';
import { useText } from '../../lib/intl/useText.ts';
import { dateFormat } from '../../lib/text/dates.ts';
import { FIRST_PASSWORD } from '../auth/index.ts';
import { accountPath } from './account-route.ts';
import type { Closable } from './Closable.ts';

interface AccountFactsProps extends Closable {
  me: User;
}

/** The account dialog (product.md section 2): who this is, how one comes in, and what is set or not. */
export function AccountFacts({ me, onClose }: AccountFactsProps) {
  const text = useText();
  const { locale } = useLanguage();
  const since = dateFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }).format(
    Date.parse(me.create_at),
  );
  const set = (isSet: boolean) => text(isSet ? 'account.set' : 'account.not_set');
  return (
    <Sheet open onClose={onClose} title={text('account.title')} closeLabel={text('login.close')}>
      <Stack gap="lg">
        <Inline gap="md">
          <Avatar size="xl" name={me.nickname} src={me.avatar} />
          <Stack grow>
            <Heading level={3} size="heading" lines={2}>
              {me.nickname}
            </Heading>
            <Text size="footnote" tone="secondary">
              {text('person.id', { id: me.username })}
            </Text>
            <Text size="caption" tone="tertiary">
              {text('account.since', { date: since })}
            </Text>
          </Stack>
        </Inline>
        <Card>
          <List label={text('account.title')}>
            <ListRow
              icon={PhoneIcon}
              title={text('login.phone')}
              value={me.phone ? `+${me.phone}` : text('account.none')}
            />
            <ListRow icon={MailIcon} title={text('login.email')} value={me.email || text('account.none')} />
            <ListRow
              icon={LockIcon}
              title={text('account.password')}
              value={set(me.has_password)}
              href={me.has_password ? accountPath('password') : FIRST_PASSWORD}
            />
            <ListRow
              icon={ShieldIcon}
              title={text('security.title')}
              value={set(me.has_security_code)}
              href={accountPath('security')}
            />
          </List>
        </Card>
        <ButtonLink block href="/edit-profile">
          {text('page.edit_profile')}
        </ButtonLink>
      </Stack>
    </Sheet>
  );
}
