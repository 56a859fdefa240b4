import type { EnvelopeClaim } from '@livery/contract';
import { Alert, Button, Facts, Stack, Text } from '@livery/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { BackSheet } from '../../../lib/BackSheet.tsx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { KnownEnvelope } from '../envelope.model.ts';
import { usePoints } from '../usePoints.ts';
import { type Proof, verify } from './verify.ts';

/** All of an envelope, as many as there may be packets. */
const ALL = 100;

const readClaims = async (http: HttpCalls, id: string): Promise<EnvelopeClaim[]> => {
  const { list } = await http.call('GET /api/v1/red-envelopes/:id/claims', {
    params: { id },
    query: { limit: ALL },
    background: true,
  });
  return list;
};

type Checked = { status: 'checking' } | { status: 'failed' } | { status: 'checked'; proof: Proof };

const useProof = (envelope: KnownEnvelope) => {
  const { http } = useStores();
  const [checked, setChecked] = useState<Checked>({ status: 'checking' });
  const [round, setRound] = useState(0);
  const { id, seed } = envelope;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing of an envelope changes once its seed is told
  useEffect(() => {
    if (seed === null) return undefined;
    let isHere = true;
    const settle = (next: Checked) => isHere && setChecked(next);
    setChecked({ status: 'checking' });
    readClaims(http, id)
      .then((claims) => verify(envelope, claims))
      .then(
        (proof) => settle({ status: 'checked', proof }),
        () => settle({ status: 'failed' }),
      );
    return () => {
      isHere = false;
    };
  }, [http, id, seed, round]);
  return { checked, retry: () => setRound((last) => last + 1) };
};

/** What is wrong, the gravest first; undefined when nothing is. */
const lieIn = ({ matchesHash, matchesAmount, matchesClaims }: Proof): MessageId | undefined => {
  if (!matchesHash) return 'envelope.verify.bad.hash';
  if (!matchesAmount) return 'envelope.verify.bad.sum';
  return matchesClaims ? undefined : 'envelope.verify.bad.claims';
};

function Verdict({ proof }: { proof: Proof }) {
  const text = useText();
  const lie = lieIn(proof);
  if (lie === undefined)
    return (
      <Alert tone="success">
        <Text as="p" weight="strong">
          {text('envelope.verify.good')}
        </Text>
        {text('envelope.verify.good.text')}
      </Alert>
    );
  return (
    <Alert tone="danger">
      <Text as="p" size="lead" weight="strong">
        {text('envelope.verify.bad')}
      </Text>
      {text(lie)} {text('envelope.verify.bad.help')}
    </Alert>
  );
}

/** Every share that the seed gives, and their sum. */
function Shares({ envelope, proof }: { envelope: KnownEnvelope; proof: Proof }) {
  const text = useText();
  const points = usePoints();
  const rows = proof.shares.map((share, index) => ({
    name: text('envelope.verify.share', { place: index + 1 }),
    value: (
      <Text tabular tone={index < envelope.claimed_count ? 'primary' : 'tertiary'}>
        {points(share)}
        {index >= envelope.claimed_count && ` · ${text('envelope.verify.left')}`}
      </Text>
    ),
  }));
  return (
    <Stack gap="xs">
      <Text as="p" size="footnote" weight="medium" tone="secondary">
        {text('envelope.verify.shares')}
      </Text>
      <Facts
        items={[
          ...rows,
          {
            name: text('envelope.verify.sum'),
            value: (
              <Text tabular weight="strong">
                {points(proof.sum)}
              </Text>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function Hex({ name, children }: { name: string; children: string }) {
  return (
    <Stack gap="hair">
      <Text size="footnote" weight="medium" tone="secondary">
        {name}
      </Text>
      <Text as="p" size="caption" tabular wrap="pretty">
        {children}
      </Text>
    </Stack>
  );
}

function Check({ envelope }: { envelope: KnownEnvelope }): ReactNode {
  const text = useText();
  const { checked, retry } = useProof(envelope);
  if (checked.status === 'checking')
    return (
      <Text as="p" role="status" tone="secondary">
        {text('envelope.verify.checking')}
      </Text>
    );
  if (checked.status === 'failed')
    return (
      <Stack gap="sm" align="start">
        <Alert tone="warning">{text('envelope.verify.failed')}</Alert>
        <Button onClick={retry}>{text('envelope.retry')}</Button>
      </Stack>
    );
  return (
    <>
      <Verdict proof={checked.proof} />
      <Shares envelope={envelope} proof={checked.proof} />
    </>
  );
}

/** The shares of an envelope, computed from its seed by the browser of who asks (decisions.md section 5). */
export function VerifySheet({ envelope, onClose }: { envelope: KnownEnvelope; onClose: () => void }) {
  const text = useText();
  const { seed, seed_hash } = envelope;
  return (
    <BackSheet
      open
      onClose={onClose}
      title={text('envelope.verify.title')}
      closeLabel={text('envelope.close')}
      height="half"
    >
      <Stack gap="md">
        <Text as="p" size="footnote" tone="secondary" wrap="pretty">
          {text('envelope.verify.lead')}
        </Text>
        {seed === null ? (
          <Alert tone="info">{text('envelope.verify.sealed')}</Alert>
        ) : (
          <Check envelope={envelope} />
        )}
        <Hex name={text('envelope.verify.hash')}>{seed_hash}</Hex>
        {seed !== null && <Hex name={text('envelope.verify.seed')}>{seed}</Hex>}
      </Stack>
    </BackSheet>
  );
}
