import { type Group, LIMITS } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import {
  Avatar,
  Box,
  Button,
  List,
  ListRow,
  LongList,
  PersonRow,
  SearchIcon,
  Skeleton,
  Stack,
  Text,
  UserPlusIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { PagedEnd } from '../../../../lib/lists/PagedEnd.tsx';
import { usePagedList } from '../../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useClockText } from '../../../../lib/text/useClockText.ts';
import { useNameOf } from '../../../users/index.ts';
import { Hint } from './Hint.tsx';
import { Problem } from './Problem.tsx';
import { useGroupAction } from './useGroupAction.ts';

type GroupBlocked = ResultOf<'GET /api/v1/groups/:id/blocks'>['list'][number];

/** Who may not come into a group, and the way back for them. */
export const BlocksStep = observer(function BlocksStep({
  group,
  onAdd,
  onAddById,
}: {
  group: Group;
  onAdd: () => void;
  onAddById: () => void;
}) {
  const text = useText();
  const nameOf = useNameOf();
  const { http, toasts } = useStores();
  const { moment } = useClockText();
  const { run, sending } = useGroupAction(group.id);
  const blocks = usePagedList<GroupBlocked>({
    keyOf: ({ id }) => id,
    page: (next_id, signal) =>
      http.call('GET /api/v1/groups/:id/blocks', {
        params: { id: group.id },
        query: { ...(next_id !== undefined && { next_id }) },
        signal,
      }),
  });
  const { list, status } = blocks;
  const isComing = list.length === 0 && (status === 'idle' || status === 'loading');
  const letIn = async (id: string, name: string) => {
    if (!(await run((one) => one.unblock(id)))) return;
    blocks.remove(id);
    toasts.show({ id: 'group.blocks.let_in_done', values: { name } }, 'success');
  };
  return (
    <Stack gap="xs" padY="sm">
      <Hint>{text('group.blocks.hint', { count: LIMITS.groupBlocks })}</Hint>
      <List label={text('group.blocks.add')}>
        <ListRow icon={UserPlusIcon} leads title={text('group.blocks.add')} onClick={onAdd} />
        <ListRow icon={SearchIcon} leads title={text('group.blocks.by_id')} onClick={onAddById} />
      </List>
      <Problem of={sending} />
      <LongList
        label={text('group.blocks')}
        busy={isComing}
        ids={list.map(({ id }) => id)}
        foot={isComing && <PersonRow media={<Skeleton shape="avatar" />} title={<Skeleton width="sm" />} />}
      >
        {(_, index) => {
          const person = list[index];
          return (
            person && (
              <PersonRow
                href={`/guest-page/${person.id}`}
                media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
                title={nameOf(person)}
                detail={text('group.blocks.since', { time: moment(person.create_at) })}
                action={
                  <Button size="sm" onClick={() => void letIn(person.id, nameOf(person))}>
                    {text('group.blocks.let_in')}
                  </Button>
                }
              />
            )
          );
        }}
      </LongList>
      {blocks.isEmpty && (
        <Box padX="page" padY="lg">
          <Text as="p" role="status" tone="secondary" align="center" size="footnote">
            {text('group.blocks.none')}
          </Text>
        </Box>
      )}
      {!isComing && (
        <PagedEnd
          list={blocks}
          words={{ loading: 'room.file.loading', failed: 'room.media.failed', retry: 'room.search.retry' }}
        />
      )}
    </Stack>
  );
});
