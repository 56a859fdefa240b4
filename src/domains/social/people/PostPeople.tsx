import type { Author } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import { PeopleSheet } from './PeopleSheet.tsx';
import { useFollowsOf } from './useFollowsOf.ts';

type Viewer = ResultOf<'GET /social/api/posts/:id/viewer-list'>['list'][number];

/** Who likes a post. */
export function LikersSheet({ of: id, ...sheet }: OverlayProps) {
  const { http, social } = useStores();
  const known = useFollowsOf();
  const call = social.viewer.isSignedIn
    ? 'GET /social/api/posts/:id/liker-list'
    : 'GET /social/api/guest/posts/:id/liker-list';
  return (
    <PeopleSheet<Author>
      {...sheet}
      title="post.likers"
      empty="post.likers.empty"
      detailOf={({ username }) => `@${username}`}
      page={(next_id, signal) =>
        known(() => http.call(call, { params: { id }, query: { next_id }, signal, claims: PRIVATE }))
      }
    />
  );
}

/** The sheet says it in its place. */
const PRIVATE = ['api.like_list_private'] as const;

/** Who has seen a post of mine. */
export function ViewersSheet({ of: id, ...sheet }: OverlayProps) {
  const text = useText();
  const age = useAgeText();
  const { http } = useStores();
  const known = useFollowsOf();
  return (
    <PeopleSheet<Viewer>
      {...sheet}
      title="post.viewers"
      empty="post.viewers.empty"
      detailOf={({ view_at }) => text('post.viewers.at', { when: age(view_at) })}
      page={(next_id, signal) =>
        known(() =>
          http.call('GET /social/api/posts/:id/viewer-list', {
            params: { id },
            query: { next_id },
            signal,
          }),
        )
      }
    />
  );
}
