import type { EnvelopeClaim, Person } from '@livery/contract';
import { Avatar, List, PersonRow, Spinner, Stack, Tag, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import { usePagedList } from '../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useNameOf } from '../../users/index.ts';
import type { KnownEnvelope } from '../envelope.model.ts';
import { usePoints } from '../usePoints.ts';

/** Where many open it at once, so often at most. Milliseconds. */
const REFRESH = 1_000;

/** The latest first; read again when somebody has opened it since. */
const useClaims = ({ id, claimed_count, state }: KnownEnvelope) => {
  const { http } = useStores();
  const list = usePagedList<EnvelopeClaim>({
    page: (next_id, signal) =>
      http.call('GET /api/v1/red-envelopes/:id/claims', {
        params: { id },
        query: { next_id },
        signal,
        background: true,
      }),
    keyOf: ({ user_id }) => user_id,
    debounce: REFRESH,
  });
  const shown = `${state} ${claimed_count}`;
  const last = useRef(shown);
  useEffect(() => {
    if (shown !== last.current) list.refresh();
    last.current = shown;
  }, [list, shown]);
  return list;
};

const seconds = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function Marks({ claim }: { claim: EnvelopeClaim }) {
  const text = useText();
  if (claim.is_mine_hit) return <Tag tone="danger">{text('envelope.claims.hit')}</Tag>;
  return claim.is_best ? <Tag tone="warning">{text('envelope.claims.best')}</Tag> : null;
}

function Row({ claim, isMe }: { claim: EnvelopeClaim; isMe: boolean }) {
  const text = useText();
  const nameOf = useNameOf();
  const points = usePoints();
  const { user, amount, create_at } = claim;
  const name = nameOf(user);
  return (
    <PersonRow
      media={<Avatar size="md" name={name} src={user.avatar_thumbnail} />}
      title={isMe ? text('envelope.claims.me', { name }) : name}
      meta={
        <Text size="body" weight="strong" tone="primary" numeric>
          {amount === null ? text('envelope.claims.hidden') : points(amount)}
        </Text>
      }
      detail={create_at !== '' && seconds.format(new Date(create_at))}
      badge={<Marks claim={claim} />}
    />
  );
}

/** Mine, though many have opened it since and its page has not come: then without its time. */
const ownClaim = (
  { my_amount }: KnownEnvelope,
  list: readonly EnvelopeClaim[],
  me: Person | undefined,
): EnvelopeClaim | undefined => {
  const listed = list.find(({ user_id }) => user_id === me?.id);
  if (listed || !me || my_amount === null) return listed;
  return {
    user_id: me.id,
    user: me,
    amount: my_amount,
    create_at: '',
    is_best: false,
    is_mine_hit: false,
  };
};

/** Who had what of an envelope; one's own on top. */
export const ClaimList = observer(function ClaimList({ envelope }: { envelope: KnownEnvelope }) {
  const text = useText();
  const { users } = useStores();
  const claims = useClaims(envelope);
  const own = ownClaim(envelope, claims.list, users.me);
  const others = claims.list.filter(({ user_id }) => user_id !== users.id);
  if (claims.status === 'failed' && claims.list.length === 0)
    return <ListFailure list={claims} title="envelope.claims.failed" lost={LOST} />;
  if (claims.list.length === 0)
    return (
      <Stack align="center" padY="lg">
        {claims.isEmpty ? (
          <Text tone="secondary" size="footnote">
            {text('envelope.claims.none')}
          </Text>
        ) : (
          <Spinner label={text('envelope.loading')} />
        )}
      </Stack>
    );
  return (
    <>
      <List label={text('envelope.claims')}>
        {[...(own ? [own] : []), ...others].map((claim) => (
          <Row key={claim.user_id} claim={claim} isMe={claim.user_id === users.id} />
        ))}
      </List>
      <PagedEnd list={claims} words={END} />
    </>
  );
});

const LOST = { title: 'envelope.lost', text: 'envelope.lost.text' } as const;
const END = {
  loading: 'envelope.loading',
  failed: 'envelope.claims.failed',
  retry: 'envelope.retry',
} as const;
