import { Bubble, ChatLog, ChatRoom, MessageRow, Skeleton, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { PageFailure } from '../../../lib/PageFailure.tsx';
import { isClosedDirect } from '../abilities.model.ts';
import { useChat } from '../useChat.ts';
import { useStandingGroup } from '../useStandingGroup.ts';
import { ClosedDirect } from './ClosedDirect.tsx';
import { MessageLog } from './MessageLog.tsx';
import { OverlayHost } from './overlays/OverlayHost.tsx';
import { PinnedBar } from './pins/PinnedBar.tsx';
import { RoomBar } from './RoomBar.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { DetailsOver, RoomPanes } from './RoomPanes.tsx';
import { RoomProblem } from './RoomProblem.tsx';
import { LazySelectionBar } from './selection/LazySelectionBar.tsx';
import { type PaneKind, usePane } from './usePane.ts';
import { ViewerHost } from './viewer/ViewerHost.tsx';
import { LazyHeardVoice } from './voice/LazyHeardVoice.tsx';

const DepartedRoom = lazily(() => import('./DepartedRoom.tsx'), 'DepartedRoom', {
  failed: (retry) => <PageFailure retry={retry} />,
});

const SIDES = ['other', 'other', 'own', 'other', 'own', 'own'] as const;

/** Bubbles on their way. */
function LogSkeleton() {
  const text = useText();
  return (
    <ChatLog label={text('room.loading')} aria-busy>
      {SIDES.map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place holder is its place
        <MessageRow key={index} side={side} continues={side === SIDES[index - 1]}>
          <Bubble side={side} continues={side === SIDES[index - 1]} time="">
            <Skeleton shape="button" />
          </Bubble>
        </MessageRow>
      ))}
    </ChatLog>
  );
}

export interface RoomProps {
  id: string;
  /** A message to show instead of the newest ones. */
  messageId?: string | undefined;
  /** What stands beside it from the beginning. */
  firstPane?: PaneKind | undefined;
}

/** Enters a room before it is drawn: a known one is drawn once, where its unread messages begin. */
const useEntered = (id: string, isGone: boolean): boolean => {
  const chat = useChat();
  const [entered, setEntered] = useState<string>();
  useLayoutEffect(() => {
    if (isGone) return;
    const leave = chat.enter(id);
    setEntered(id);
    return leave;
  }, [chat, id, isGone]);
  return entered === id && !isGone;
};

interface EnteredProps {
  id: string;
  isGone: boolean;
  /** What is drawn once it has been entered, alone: bar and line stand already. */
  children: (isEntered: boolean) => ReactNode;
}

function Entered({ id, isGone, children }: EnteredProps) {
  return children(useEntered(id, isGone));
}

/** One conversation, live. */
export const Room = observer(function Room({ id, messageId, firstPane }: RoomProps) {
  const chat = useChat();
  const room = chat.messages.room(id);
  const group = useStandingGroup(id);
  const { status } = room.view;
  const departed = chat.groups.departed(id);
  const isDenied = status === 'denied' || departed !== undefined;
  const pane = usePane(id, { isReady: status === 'ready', isDenied, first: firstPane });
  useEffect(() => {
    // A message that is gone leaves the newest ones in sight.
    if (messageId !== undefined) room.jump(messageId).catch(() => undefined);
  }, [room, messageId]);
  const bar = <RoomBar group={group} isDenied={isDenied} pane={pane} canFind={status === 'ready'} />;
  return (
    <ViewerHost room={room} group={group}>
      <OverlayHost key={id}>
        <ChatRoom
          bar={room.selection.isOn ? <LazySelectionBar room={room} group={group} usual={bar} /> : bar}
          top={
            <>
              <LazyHeardVoice />
              {status === 'ready' && <PinnedBar key={id} room={room} group={group} />}
            </>
          }
          pane={<RoomPanes room={room} group={group} pane={pane} />}
          composer={
            !isDenied &&
            (group && isClosedDirect(group) ? (
              <ClosedDirect group={group} />
            ) : (
              <RoomComposer key={id} room={room} group={group} />
            ))
          }
        >
          <Entered id={id} isGone={departed !== undefined}>
            {(isEntered) =>
              status === 'failed' || isDenied ? (
                <Stack grow justify="center">
                  {departed ? <DepartedRoom id={id} departed={departed} /> : <RoomProblem room={room} />}
                </Stack>
              ) : status !== 'ready' ? (
                <LogSkeleton />
              ) : (
                isEntered && <MessageLog key={id} room={room} group={group} pane={pane.shown} />
              )
            }
          </Entered>
        </ChatRoom>
        <DetailsOver group={group} pane={pane} />
      </OverlayHost>
    </ViewerHost>
  );
});
