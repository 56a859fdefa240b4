import type { ReportDetails } from '@livery/contract';
import {
  Button,
  Card,
  ErrorState,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { Decision } from '../desk/Decision.tsx';
import { Medium } from '../desk/Medium.tsx';
import { useOps } from '../ops.ts';
import { addressOf } from './address.ts';
import { CaseRows, Verdict } from './CaseTable.tsx';
import type { ReportCases } from './cases.store.ts';
import { OpenedCase } from './opened-case.store.ts';
import { Reasons } from './Reasons.tsx';
import { SingleReports } from './SingleReports.tsx';

/** What was reported, as it was to be seen. */
function Reported({ details: { case: row, shown } }: { details: ReportDetails }) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const [first, last] = [row.first_at, row.last_at].map((time) => times.format(Date.parse(time)));
  return (
    <Card as="article" pad="panel" edge="roomy" aria-label={text(`ops.reports.kind.${row.kind}`)}>
      <Stack gap="md">
        <Inline gap="sm" wrap>
          <Tag>{text(`ops.reports.kind.${row.kind}`)}</Tag>
          <Text weight="medium">{row.username}</Text>
          <Reasons of={row} />
        </Inline>
        <Text size="caption" tone="tertiary">
          {text('ops.reports.between', { count: row.count, first: first ?? '', last: last ?? '' })}
        </Text>
        {shown.text && (
          <Text as="p" wrap="pre">
            {shown.text}
          </Text>
        )}
        {shown.files.map((file) => (
          <Medium key={file.url} {...file} />
        ))}
      </Stack>
    </Card>
  );
}

const Opened = observer(function Opened({ desk, cases }: { desk: OpenedCase; cases: ReportCases }) {
  const text = useText();
  const { details } = desk;
  if (!details) return <Skeleton />;
  const { case: row, can_take_down, history } = details;
  return (
    <Stack gap="lg">
      {row.state === 'open' ? (
        <Decision
          desk={desk}
          label={text('ops.reason')}
          hint={text(row.kind === 'post' && can_take_down ? 'ops.reports.hint.post' : 'ops.reports.hint')}
          accept={text('ops.reports.dismiss')}
          act={text(can_take_down ? `ops.reports.act.${row.kind}` : 'ops.reports.act')}
        />
      ) : (
        <Verdict row={row} />
      )}
      <Reported details={details} />
      <SingleReports pages={desk.each} />
      {history.length > 0 && (
        <Stack gap="sm">
          <Heading level={2}>{text('ops.reports.history')}</Heading>
          <CaseRows
            caption={text('ops.reports.history')}
            rows={history}
            columns={['what', 'reasons', 'last', 'decision']}
            filter={cases.filter}
          />
        </Stack>
      )}
    </Stack>
  );
});

/** One case after the other, decided by keys. */
export const CaseDesk = observer(function CaseDesk({ cases, id }: { cases: ReportCases; id: number }) {
  const text = useText();
  const navigate = useNavigate();
  const { http, toasts } = useOps();
  const desk = useMemo(() => {
    const go = (next: number | undefined) =>
      navigate(addressOf({ ...cases.filter, id: next }), { replace: true });
    return new OpenedCase(http, id, {
      step: (by) => {
        const next = cases.beside(id, by);
        if (next !== undefined) go(next);
      },
      decided: (decision) => {
        toasts.show({ id: `ops.reports.done.${decision}` }, 'success');
        go(cases.leave(id));
      },
    });
  }, [http, toasts, navigate, cases, id]);
  useEffect(() => void desk.load(), [desk]);
  return (
    <Stack gap="md">
      <Link tone="standalone" href={addressOf({ ...cases.filter, id: undefined })}>
        {text('ops.reports.back')}
      </Link>
      {desk.status === 'failed' ? (
        <ErrorState
          title={text('ops.failed')}
          text={text('ops.failed.text')}
          action={<Button onClick={() => void desk.load()}>{text('ops.retry')}</Button>}
        />
      ) : (
        <Opened key={id} desk={desk} cases={cases} />
      )}
    </Stack>
  );
});
