import type { Group } from '@livery/contract';
import {
  AppBar,
  BackIcon,
  IconButton,
  IconButtonLink,
  ImagesIcon,
  InfoIcon,
  Inline,
  Only,
  SearchIcon,
  Skeleton,
  Stack,
  Text,
} from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';
import { useTitleOf } from '../../groups/index.ts';
import { PartnerAvatar } from './presence/PartnerAvatar.tsx';
import { RoomDetail } from './presence/RoomDetail.tsx';
import { RoomHeading } from './RoomHeading.tsx';
import type { Pane } from './usePane.ts';

/** As large as the picture and both lines beside it, and as a finger: those may be lower. */
const OPENER = 'block w-full text-start after:absolute after:inset-x-0 after:-inset-y-2.5';

/** Opens and closes what there is to know. */
const toggleDetails = ({ shown, open, close }: Pane): void =>
  shown === 'details' ? close() : open('details');

/** Of a control that does so: beside the room it is unfolded, over it a dialog opens. */
const roleOf = ({ shown, isWide }: Pane) =>
  isWide ? { 'aria-expanded': shown === 'details' } : ({ 'aria-haspopup': 'dialog' } as const);

function Name({ children, pane }: { children: string; pane: Pane }) {
  return (
    <RoomHeading>
      <button type="button" {...roleOf(pane)} className={OPENER} onClick={() => toggleDetails(pane)}>
        <Text weight="strong" lines={1}>
          {children}
        </Text>
      </button>
    </RoomHeading>
  );
}

function Who({ group, pane }: { group: Group; pane: Pane }) {
  const titleOf = useTitleOf();
  return (
    <div className="relative">
      <Inline gap="md">
        <PartnerAvatar size="sm" group={group} />
        <Stack grow>
          <Name pane={pane}>{titleOf(group)}</Name>
          <RoomDetail group={group} />
        </Stack>
      </Inline>
    </div>
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
  pane: Pane;
  /** There are messages to find. */
  canFind: boolean;
}

/** With whom one talks, and the way back to the list on a phone. */
export function RoomBar({ group, isDenied, pane, canFind }: RoomBarProps) {
  const text = useText();
  const back = (
    <Only on="phone">
      <IconButtonLink icon={BackIcon} label={text('nav.back')} href="/chat" />
    </Only>
  );
  if (isDenied && !group) return <AppBar tone="raised" start={back} title={text('page.chat')} />;
  const tools = (
    <>
      {canFind && (
        <>
          <IconButton icon={ImagesIcon} label={text('room.media')} onClick={() => pane.open('media')} />
          <IconButton icon={SearchIcon} label={text('room.search')} onClick={() => pane.open('search')} />
        </>
      )}
      {group && pane.isWide && (
        <IconButton
          icon={InfoIcon}
          label={text('room.details')}
          aria-expanded={pane.shown === 'details'}
          onClick={() => toggleDetails(pane)}
        />
      )}
    </>
  );
  const who = group ? <Who group={group} pane={pane} /> : <WhoSkeleton />;
  return <AppBar tone="raised" start={back} center={who} end={tools} />;
}
