import { Button, Grid, Inline, Stack, Switch, TextField } from '@livery/design-system';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { type CommentFilter, postIn } from './comments.store.ts';

const addressOf = (path: string, { q, author, post, removed }: CommentFilter): string => {
  const given = Object.entries({ q: q.trim(), author: author.trim(), post: postIn(post) });
  const query = new URLSearchParams(given.filter(([, value]) => value !== ''));
  if (removed) query.set('removed', '1');
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Which comments are looked for: it stands in the address. */
export function CommentFilters({ path, filter }: { path: string; filter: CommentFilter }) {
  const text = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(filter);
  const set = (changes: Partial<CommentFilter>) => setTyped({ ...typed, ...changes });
  const look = (wanted: CommentFilter) => navigate(addressOf(path, wanted), { replace: true });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    look(typed);
  };
  return (
    <Stack as="form" gap="md" role="search" onSubmit={handleSubmit}>
      <Grid columns="fit" gap="md">
        <TextField
          label={text('ops.comments.q')}
          value={typed.q}
          onChange={(q) => set({ q })}
          maxLength={80}
        />
        <TextField
          label={text('ops.comments.by')}
          value={typed.author}
          onChange={(author) => set({ author })}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
        />
        <TextField
          label={text('ops.comments.post')}
          value={typed.post}
          onChange={(post) => set({ post })}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={300}
        />
      </Grid>
      <Inline gap="lg" wrap>
        <Switch
          label={text('ops.comments.only_removed')}
          checked={typed.removed}
          onChange={(removed) => {
            set({ removed });
            look({ ...typed, removed });
          }}
        />
        <Button type="submit" tone="primary">
          {text('ops.comments.search')}
        </Button>
      </Inline>
    </Stack>
  );
}
