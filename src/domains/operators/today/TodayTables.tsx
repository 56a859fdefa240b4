import type { Today } from '@livery/contract';
import { Heading, Stack, Table, Text } from '@livery/design-system';
import type { ReactNode } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';

function Part({ title, empty, children }: { title: MessageId; empty: boolean; children: ReactNode }) {
  const text = useText();
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>{text(title)}</Heading>
      {empty ? (
        <Text as="p" size="footnote" tone="secondary">
          {text('ops.today.none')}
        </Text>
      ) : (
        children
      )}
    </Stack>
  );
}

/** Failed calls by code, and jobs: of the last day. */
export function TodayTables({ today: { errors, jobs } }: { today: Today }) {
  const text = useText();
  return (
    <Stack gap="lg">
      <Part title="ops.today.errors" empty={errors.length === 0}>
        <Table
          caption={text('ops.today.errors')}
          columns={[
            { key: 'code', label: text('ops.today.code') },
            { key: 'count', label: text('ops.today.count'), align: 'end' },
          ]}
          rows={errors.map(({ code, count }) => ({ id: code, cells: { code, count } }))}
        />
      </Part>
      <Part title="ops.today.jobs" empty={jobs.length === 0}>
        <Table
          caption={text('ops.today.jobs')}
          columns={[
            { key: 'name', label: text('ops.today.job') },
            { key: 'done', label: text('ops.today.job.done'), align: 'end' },
            { key: 'failed', label: text('ops.today.job.failed'), align: 'end' },
          ]}
          rows={jobs.map(({ name, done, failed }) => ({
            id: name,
            cells: { name, done, failed: failed > 0 ? <Text tone="danger">{failed}</Text> : failed },
          }))}
        />
      </Part>
    </Stack>
  );
}
