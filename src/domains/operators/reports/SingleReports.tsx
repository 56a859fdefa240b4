import type { SingleReport } from '@livery/contract';
import { Button, ErrorState, Heading, Skeleton, Stack, Table, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { Medium } from '../desk/Medium.tsx';

const COLUMNS = ['time', 'by', 'reason', 'words'] as const;

function Words({ report }: { report: SingleReport }) {
  return (
    <Stack gap="sm">
      {report.text && (
        <Text as="p" size="footnote" wrap="pre">
          {report.text}
        </Text>
      )}
      {report.files.map((file) => (
        <Medium key={file.url} {...file} />
      ))}
    </Stack>
  );
}

/** Who reported it, why, and what they sent along. */
export const SingleReports = observer(function SingleReports({ pages }: { pages: PagedList<SingleReport> }) {
  const text = useText();
  const { locale } = useLanguage();
  const { list, status } = pages;
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const again = <Button onClick={() => pages.retry()}>{text('ops.retry')}</Button>;
  return (
    <Stack gap="sm">
      <Heading level={2}>{text('ops.reports.each')}</Heading>
      {status === 'failed' && (
        <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />
      )}
      {list.length === 0 && status === 'loading' && <Skeleton />}
      {list.length > 0 && (
        <Table
          caption={text('ops.reports.each')}
          columns={COLUMNS.map((key) => ({ key, label: text(`ops.reports.each.${key}`) }))}
          rows={list.map((report) => ({
            id: report.id,
            cells: {
              time: times.format(Date.parse(report.create_at)),
              by: report.username,
              reason: text(`ops.reports.reason.${report.reason}`),
              words: <Words report={report} />,
            },
          }))}
        />
      )}
      {list.length > 0 && status !== 'end' && status !== 'failed' && (
        <Button loading={status === 'loading'} onClick={() => pages.more()}>
          {text('ops.reports.more')}
        </Button>
      )}
    </Stack>
  );
});
