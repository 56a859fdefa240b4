import { Stack } from '@livery/design-system';
import { useEffect, useState } from 'react';
import {
  AnnouncementCard,
  AnnouncementForm,
  AnnouncementList,
  Announcements,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** What operators tell many people at once. */
export function AnnouncementsPage() {
  const text = useText();
  const { http } = useOps();
  const [form] = useState(() => new AnnouncementForm(http));
  const [announcements] = useState(() => new Announcements(http));
  useEffect(() => announcements.follow(), [announcements]);
  return (
    <OpsPage title={text('ops.announcements')} width="wide">
      <Stack gap="lg">
        <AnnouncementCard form={form} onSent={() => announcements.pages.refresh()} />
        <AnnouncementList announcements={announcements} />
      </Stack>
    </OpsPage>
  );
}
