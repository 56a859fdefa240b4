import { Stack, Text } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import {
  ENVELOPES,
  EnvelopeFacts,
  envelopeIdOf,
  OpenedEnvelope,
  OpsSearch,
  useOps,
} from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

/** A red envelope, looked up and verified; which, stands in the address. */
export function EnvelopesPage() {
  const text = useText();
  const { http } = useOps();
  const id = envelopeIdOf(useQuery());
  const opened = useMemo(() => new OpenedEnvelope(http, id), [http, id]);
  useEffect(() => void opened.load(), [opened]);
  return (
    <OpsPage title={text('ops.envelopes')} width="wide">
      <Stack gap="md" align="stretch">
        <Text as="p" tone="secondary" wrap="pretty">
          {text('ops.envelopes.lead')}
        </Text>
        <OpsSearch key={id} path={ENVELOPES} label={text('ops.envelopes.search')} q={id} />
        <EnvelopeFacts opened={opened} />
      </Stack>
    </OpsPage>
  );
}
