import type { Announcement } from '@livery/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Table,
  Tag,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { ReasonDialog } from '../desk/ReasonDialog.tsx';
import { useOps } from '../ops.ts';
import type { Announcements } from './announcements.store.ts';

const COLUMNS = ['time', 'text', 'segment', 'state', 'told', 'by', 'act'] as const;
const TONES = { planned: 'warning', running: 'info', done: 'success', stopped: 'danger' } as const;

const Stopping = observer(function Stopping({ announcements }: { announcements: Announcements }) {
  const text = useText();
  const { toasts } = useOps();
  const stop = async () => {
    if (await announcements.stop()) toasts.show({ id: 'ops.announcements.stopped' }, 'success');
  };
  return (
    <ReasonDialog
      open={announcements.stopping.asked !== undefined}
      title={text('ops.announcements.stop')}
      text={text('ops.announcements.stop.text')}
      act={text('ops.announcements.stop')}
      form={announcements.stopping}
      onAct={() => void stop()}
      onClose={() => announcements.stopping.ask(undefined)}
    />
  );
});

const useSegmentText = () => {
  const text = useText();
  return ({ segment }: Announcement): string => {
    if (segment.kind === 'all') return text('ops.announcements.segment.all');
    return segment.kind === 'new'
      ? text('ops.announcements.to.new', { count: segment.days })
      : text('ops.announcements.to.type', { type: segment.type });
  };
};

const Rows = observer(function Rows({ announcements }: { announcements: Announcements }) {
  const text = useText();
  const { locale } = useLanguage();
  const segmentText = useSegmentText();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const cellsOf = (each: Announcement) => ({
    time: times.format(Date.parse(each.start_at ?? each.create_at)),
    text: (
      <Text as="p" lines={3}>
        {each.texts[locale === 'en' ? 'en' : 'zh-CN']}
      </Text>
    ),
    segment: segmentText(each),
    state: <Tag tone={TONES[each.state]}>{text(`ops.announcements.state.${each.state}`)}</Tag>,
    told: new Intl.NumberFormat(locale).format(each.told),
    by: each.by || '—',
    act: (each.state === 'planned' || each.state === 'running') && (
      <Button size="sm" onClick={() => announcements.stopping.ask(each)}>
        {text('ops.announcements.stop')}
      </Button>
    ),
  });
  return (
    <Table
      caption={text('ops.announcements.history')}
      columns={COLUMNS.map((key) => ({
        key,
        label: text(`ops.announcements.${key}`),
        ...(key === 'told' && { align: 'end' as const }),
      }))}
      rows={announcements.pages.list.map((each) => ({ id: each.id, cells: cellsOf(each) }))}
    />
  );
});

/** What was told to many, in its states. */
export const AnnouncementList = observer(function AnnouncementList({
  announcements,
}: {
  announcements: Announcements;
}) {
  const text = useText();
  const { pages } = announcements;
  const { list, status } = pages;
  if (status === 'failed' && list.length === 0)
    return (
      <ErrorState
        title={text('ops.failed')}
        text={text('ops.failed.text')}
        action={<Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>}
      />
    );
  if (list.length === 0 && status !== 'end') return <Skeleton />;
  if (list.length === 0) return <EmptyState drawing="messages" title={text('ops.announcements.empty')} />;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{text('ops.announcements.history')}</Heading>
      <Rows announcements={announcements} />
      {status !== 'end' && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.further')}
        </Button>
      )}
      <Stopping announcements={announcements} />
    </Stack>
  );
});
