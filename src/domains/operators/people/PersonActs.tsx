import {
  Alert,
  Button,
  Card,
  Heading,
  Inline,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import { BanTime } from './BanTime.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import type { OpenedPerson } from './opened-person.store.ts';

/** Keeps somebody out, or lets them in again. */
const Door = observer(function Door({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { details } = opened;
  const { sending } = opened.acting;
  if (details?.person.is_banned)
    return (
      <Button loading={sending.isSending} onClick={() => void opened.lift()}>
        {text('ops.people.lift')}
      </Button>
    );
  return (
    <Inline gap="sm" wrap align="end">
      <BanTime of={opened} sending={sending} />
      <Button tone="danger" loading={sending.isSending} onClick={() => void opened.ban()}>
        {text('ops.people.ban')}
      </Button>
    </Inline>
  );
});

const Changes = observer(function Changes({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const { memo, can_create_group, type } = opened.written;
  return (
    <Stack gap="md">
      <Switch
        label={text('ops.people.can_create_group')}
        checked={can_create_group}
        onChange={(checked) => opened.write({ can_create_group: checked })}
      />
      <TextField
        label={text('ops.people.type')}
        hint={text('ops.people.type.hint')}
        inputMode="numeric"
        value={String(type)}
        onChange={(typed) => opened.write({ type: Number(typed.replace(/\D/g, '').slice(-2)) })}
      />
      <TextArea
        label={text('ops.people.memo')}
        hint={text('ops.people.memo.hint')}
        value={memo}
        onChange={(written) => opened.write({ memo: written })}
        maxLength={500}
      />
      <Button loading={opened.acting.sending.isSending} onClick={() => void opened.change()}>
        {text('ops.people.change')}
      </Button>
    </Stack>
  );
});

/** What operators do with somebody's account: the reason first, then what is done. */
export const PersonActs = observer(function PersonActs({ opened }: { opened: OpenedPerson }) {
  const text = useText();
  const words = useWords();
  const { session } = useOps();
  const { acting, details, revealed } = opened;
  const { reason, sending } = acting;
  const [manages, reveals] = [session.may('people.manage'), session.may('people.reveal')];
  const unbinds = session.may('money.move') && details?.binding === 'bound';
  if (!manages && !reveals && !unbinds) return null;
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.people.acts')}>
      <Stack gap="md">
        <Heading level={2}>{text('ops.people.acts')}</Heading>
        {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
        <TextField
          label={text('ops.reason')}
          hint={text('ops.people.reason.hint')}
          value={reason}
          onChange={(typed) => acting.setReason(typed)}
          maxLength={300}
          required
        />
        <Inline gap="sm" wrap>
          {reveals && !revealed && (
            <Button loading={sending.isSending} onClick={() => void opened.reveal()}>
              {text('ops.people.reveal')}
            </Button>
          )}
          {manages && (
            <Button loading={sending.isSending} onClick={() => void opened.signOut()}>
              {text('ops.people.sign_out')}
            </Button>
          )}
          {manages && details?.has_security_code && (
            <Button loading={sending.isSending} onClick={() => void opened.forgetSecurityCode()}>
              {text('ops.people.security_code.forget')}
            </Button>
          )}
          {unbinds && (
            <Button loading={sending.isSending} onClick={() => void opened.unbind()}>
              {text('ops.people.unbind')}
            </Button>
          )}
          {session.may('announcements.write') && <NoticeDialog id={opened.id} />}
        </Inline>
        {manages && <Door opened={opened} />}
        {manages && <Changes opened={opened} />}
        {session.may('people.export') && <ExportDialog id={opened.id} />}
        {manages && <EraseDialog opened={opened} />}
      </Stack>
    </Card>
  );
});
