import { Inline, SegmentedControl, Stack } from '@livery/design-system';
import { useEffect, useMemo } from 'react';
import { FoundHashtags, HashtagTable, OpsSearch, useOps } from '../../../domains/operators/index.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';

const WHICH = ['all', 'hidden'] as const;

/** Hashtags of the brand; what they begin with, or that they are hidden, stands in the address. */
export function Hashtags({ path }: { path: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { http } = useOps();
  const query = useQuery();
  const q = query.get('q') ?? '';
  const hidden = q === '' && query.get('hidden') === '1';
  const hashtags = useMemo(() => new FoundHashtags(http, { q, hidden }), [http, q, hidden]);
  useEffect(() => hashtags.pages.open(), [hashtags]);
  return (
    <Stack gap="md">
      <Inline gap="md" justify="between" wrap>
        <OpsSearch key={String(hidden)} path={path} label={text('ops.hashtags.search')} q={q} narrow />
        <SegmentedControl
          label={text('ops.hashtags.which')}
          items={WHICH.map((value) => ({ value, label: text(`ops.hashtags.which.${value}`) }))}
          value={hidden ? 'hidden' : 'all'}
          onChange={(which) => navigate(which === 'hidden' ? `${path}?hidden=1` : path, { replace: true })}
        />
      </Inline>
      <HashtagTable hashtags={hashtags} />
    </Stack>
  );
}
