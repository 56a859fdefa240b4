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
import { useText } from '../../lib/intl/useText.ts';
import { RowsSkeleton } from './ContentSkeleton.tsx';

interface ConversationsPlaceholderProps {
  /** Which pane a phone shows. */
  phone: 'list' | 'main';
  /** In the place of the pane that a phone shows. */
  children?: ReactNode;
}

function ListPane({ children }: { children: ReactNode }) {
  const title = useText()('page.chat');
  return (
    <>
      <Only on="phone">
        <AppBar title={title} titleSize="page" />
      </Only>
      <Only on="tabletUp">
        <AppBar title={title} titleSize="page" tone="raised" />
      </Only>
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

/** Conversations: the list, and on a wide screen the room beside it; a phone shows one of them. */
export function ConversationsPlaceholder({ phone, children }: ConversationsPlaceholderProps) {
  return (
    <SplitPane
      phone={phone}
      list={<ListPane>{phone === 'list' && children}</ListPane>}
      main={phone === 'main' && <RoomPane>{children}</RoomPane>}
    />
  );
}
