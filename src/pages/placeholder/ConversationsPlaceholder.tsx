import {
  AppBar,
  BackIcon,
  Box,
  IconButtonLink,
  Only,
  Skeleton,
  SplitPane,
  Stack,
} from '@livery/design-system';
import type { ReactNode } from 'react';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import { RowsSkeleton } from './ContentSkeleton.tsx';

interface ListPaneProps {
  /** The title of the list's bar: chats without. */
  title?: MessageId | undefined;
  /** Where its bar leads back to; a main place has none. */
  back?: string | undefined;
  /** In the place of the pane that a phone shows. */
  children?: ReactNode;
}

interface ConversationsPlaceholderProps extends ListPaneProps {
  /** Which pane a phone shows. */
  phone: 'list' | 'main';
}

function ListPane({ title = 'page.chat', back, children }: ListPaneProps) {
  const text = useText();
  return (
    <>
      <AppBar
        tone="pane"
        start={back && <IconButtonLink icon={BackIcon} label={text('nav.back')} href={back} />}
        title={text(title)}
        titleSize={back ? 'bar' : 'page'}
      />
      {children || (
        <>
          <Box padX="gutter" padY="sm">
            <Skeleton shape="field" />
          </Box>
          <RowsSkeleton />
        </>
      )}
    </>
  );
}

function RoomPane({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <AppBar
        tone="raised"
        start={
          <Only on="phone">
            <IconButtonLink icon={BackIcon} label={text('nav.back')} href="/chat" />
          </Only>
        }
        center={<Skeleton shape="title" width="sm" />}
      />
      <Stack grow justify="center" aria-busy={!children}>
        {children}
      </Stack>
    </>
  );
}

/** Conversations or people: the list, and on a wide screen beside it what is chosen; a phone shows one of them. */
export function ConversationsPlaceholder({ phone, children, ...list }: ConversationsPlaceholderProps) {
  return (
    <SplitPane
      phone={phone}
      list={<ListPane {...list}>{phone === 'list' && children}</ListPane>}
      main={phone === 'main' && <RoomPane>{children}</RoomPane>}
    />
  );
}
