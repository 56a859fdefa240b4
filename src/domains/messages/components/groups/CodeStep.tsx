import type { Group } from '@livery/contract';
import { Avatar, Button, CopyIcon, Heading, LinkIcon, ShareIcon, Stack, Text } from '@livery/design-system';
import { QrCode, QrPlaceholder } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { joinLink } from '../../../../lib/join-link.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { Problem } from './Problem.tsx';
import { useGroupAction } from './useGroupAction.ts';

const canShare = (): boolean => typeof navigator.share === 'function';

/** The code by which others come into a group: to scan, to copy, to send on. */
export const CodeStep = observer(function CodeStep({ group }: { group: Group }) {
  const text = useText();
  const { toasts } = useStores();
  const { run, sending } = useGroupAction(group.id);
  const [code, setCode] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of a group does not change
  useEffect(() => {
    void run((one) => one.shareCode()).then((found) => found && setCode(found.result));
  }, []);
  const link = code === undefined ? '' : joinLink(location.origin, code);
  const copy = (words: string) =>
    navigator.clipboard.writeText(words).then(
      () => toasts.show({ id: 'room.copied' }, 'success'),
      () => toasts.show({ id: 'room.copy_failed' }, 'error'),
    );
  // Closing the browser's own sheet is no failure.
  const share = () => navigator.share({ title: group.display_name, url: link }).catch(() => undefined);
  return (
    <Stack gap="md" align="center" padY="sm">
      <Problem of={sending} />
      <Stack gap="xs" align="center">
        <Avatar size="lg" name={group.display_name} src={group.icon} />
        <Heading level={3} size="title">
          {group.display_name}
        </Heading>
        <Text size="footnote" tone="secondary">
          {text('group.code.hint')}
        </Text>
      </Stack>
      {code === undefined ? (
        <QrPlaceholder />
      ) : (
        <QrCode value={link} label={text('group.code.scan', { name: group.display_name })} />
      )}
      <Text size="title" weight="strong" numeric>
        {code ?? ' '}
      </Text>
      <Stack gap="sm">
        <Button icon={CopyIcon} disabled={code === undefined} onClick={() => void copy(code ?? '')}>
          {text('group.code.copy')}
        </Button>
        <Button icon={LinkIcon} disabled={code === undefined} onClick={() => void copy(link)}>
          {text('group.code.copy_link')}
        </Button>
        {canShare() && (
          <Button tone="primary" icon={ShareIcon} disabled={code === undefined} onClick={() => void share()}>
            {text('group.code.share')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});
