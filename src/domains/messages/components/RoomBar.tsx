import { ChatType, type Group } from '@livery/contract';
import {
  AppBar,
  Avatar,
  BackIcon,
  IconButton,
  IconButtonLink,
  ImagesIcon,
  Inline,
  Only,
  SearchIcon,
  Skeleton,
  Stack,
  Text,
} from '@livery/design-system';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { RoomHeading } from './RoomHeading.tsx';
import type { PaneKind } from './usePane.ts';

const DetailsSheet = lazily(() => import('./details/DetailsSheet.tsx'), 'DetailsSheet', {
  failed: overlayFailed,
});

/** As large as all that says with whom one talks. */
const OPENER = 'block w-full text-start after:absolute after:inset-0';

/** Opens what there is to know. */
function Name({ children, onOpen }: { children: string; onOpen: () => void }) {
  return (
    <RoomHeading>
      <button type="button" aria-haspopup="dialog" className={OPENER} onClick={onOpen}>
        <Text weight="strong" lines={1}>
          {children}
        </Text>
      </button>
    </RoomHeading>
  );
}

function Who({ group }: { group: Group }) {
  const text = useText();
  const detail =
    group.type === ChatType.DM
      ? text('person.id', { id: group.partner?.username ?? '' })
      : text('room.members', { count: group.member_count });
  /** Undefined until it was first opened. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <div className="relative">
        <Inline gap="md">
          <Avatar size="sm" name={group.display_name} src={group.icon} />
          <Stack grow>
            <Name onOpen={() => setOpen(true)}>{group.display_name}</Name>
            <Text size="caption" tone="secondary" lines={1}>
              {detail}
            </Text>
          </Stack>
        </Inline>
      </div>
      {isOpen !== undefined && (
        <DetailsSheet key={group.id} group={group} open={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function WhoSkeleton() {
  return (
    <Inline gap="md">
      <Skeleton shape="avatar" />
      <Stack grow>
        <Skeleton width="sm" />
      </Stack>
    </Inline>
  );
}

interface RoomBarProps {
  group: Group | undefined;
  /** Nothing will come in place of the name. */
  isDenied: boolean;
  /** Opens what stands beside the messages; false until they are there. */
  onPane: ((kind: PaneKind) => void) | false;
}

/** With whom one talks, and the way back to the list on a phone. */
export function RoomBar({ group, isDenied, onPane }: RoomBarProps) {
  const text = useText();
  const back = (
    <Only on="phone">
      <IconButtonLink icon={BackIcon} label={text('nav.back')} href="/chat" />
    </Only>
  );
  if (isDenied && !group) return <AppBar tone="raised" start={back} title={text('page.chat')} />;
  const tools = onPane && (
    <>
      <IconButton icon={ImagesIcon} label={text('room.media')} onClick={() => onPane('media')} />
      <IconButton icon={SearchIcon} label={text('room.search')} onClick={() => onPane('search')} />
    </>
  );
  return (
    <AppBar tone="raised" start={back} center={group ? <Who group={group} /> : <WhoSkeleton />} end={tools} />
  );
}
