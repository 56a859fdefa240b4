import { Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import { CommentFilters, CommentTable, FoundComments, useOps } from '../../../domains/operators/index.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';

/** Comments of the brand; what is looked for stands in the address. */
export function Comments({ path }: { path: string }) {
  const { http } = useOps();
  const query = useQuery();
  const [q, author, post] = [query.get('q') ?? '', query.get('author') ?? '', query.get('post') ?? ''];
  const removed = query.get('removed') === '1';
  const comments = useMemo(
    () => new FoundComments(http, { q, author, post, removed }),
    [http, q, author, post, removed],
  );
  useEffect(() => comments.searched.pages.open(), [comments]);
  return (
    <Stack gap="md">
      <CommentFilters key={query.toString()} path={path} filter={comments.filter} />
      <CommentTable comments={comments} />
    </Stack>
  );
}
