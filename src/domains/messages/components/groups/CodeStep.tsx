import type { Group } from '@livery/contract';
import { Avatar, Button, CopyIcon, Heading, LinkIcon, ShareIcon, Stack, Text } from '@livery/design-system';
import { QrCode, QrPlaceholder } from '@livery/design-system/qr';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { joinLink } from '../../../../lib/join-link.ts';
import { canShare, useCopy, useShareLink } from '../../../../lib/useShareLink.ts';
import { Problem } from './Problem.tsx';
import { useGroupAction } from './useGroupAction.ts';

/** The code by which others come into a group: to scan, to copy, to send on. */
export const CodeStep = observer(function CodeStep({ group }: { group: Group }) {
  const text = useText();
  const copy = useCopy();
  const share = useShareLink();
  const { run, sending } = useGroupAction(group.id);
  const [code, setCode] = useState<string>();
  const read = async () => {
    const found = await run((one) => one.shareCode());
    if (found) setCode(found.result);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code of a group does not change
  useEffect(() => void read(), []);
  const link = code === undefined ? '' : joinLink(location.origin, code);
  return (
    <Stack gap="md" align="center" padY="sm">
      <Problem of={sending} />
      {sending.refusal !== undefined && (
        <Button onClick={() => void read()}>{text('chat.error.retry')}</Button>
      )}
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
        <Button
          icon={CopyIcon}
          disabled={code === undefined}
          onClick={() => void copy(code ?? '', 'room.copied')}
        >
          {text('group.code.copy')}
        </Button>
        <Button icon={LinkIcon} disabled={code === undefined} onClick={() => void copy(link, 'room.copied')}>
          {text('group.code.copy_link')}
        </Button>
        {canShare() && (
          <Button
            tone="primary"
            icon={ShareIcon}
            disabled={code === undefined}
            onClick={() => void share(group.display_name, link, 'room.copied')}
          >
            {text('group.code.share')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
});
