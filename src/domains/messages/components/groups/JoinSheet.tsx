import { LIMITS } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import { Alert, Avatar, Button, Heading, Skeleton, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BackSheet } from '../../../../lib/BackSheet.tsx';
import { Submission } from '../../../../lib/forms/submission.ts';
import type { ApiFailure } from '../../../../lib/http/failure.ts';
import { useText } from '../../../../lib/intl/useText.ts';
import { useWords } from '../../../../lib/intl/useWords.ts';
import { useNavigate } from '../../../../lib/router/useNavigate.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import type { Words } from '../../../../lib/toasts/toasts.store.ts';
import { useChat } from '../../useChat.ts';

type SharedGroup = ResultOf<'GET /api/v1/share/group/:id'>;

/** What the sheet says itself. */
const CLAIMS = ['api.invalid_share_code', 'api.too_much', 'api.forbidden', 'api.not_found', 'api.validation'];

const joinWords = ({ code }: Pick<ApiFailure, 'code'>): Words | undefined => {
  if (code === 'api.too_much') return { id: 'group.join.full', values: { count: LIMITS.groupMembers } };
  if (code === 'api.forbidden') return { id: 'group.join.blocked' };
  return CLAIMS.includes(code) ? { id: 'group.join.gone' } : undefined;
};

const useShared = (code: string) => {
  const { http } = useStores();
  const [reading] = useState(() => new Submission(joinWords));
  const [shared, setShared] = useState<SharedGroup>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let isHere = true;
    const read = () => http.call('GET /api/v1/share/group/:id', { params: { id: code }, claims: CLAIMS });
    void reading.send(read).then((found) => isHere && setShared(found?.result));
    return () => {
      isHere = false;
    };
  }, [http, reading, code, attempt]);
  return { reading, shared, retry: () => setAttempt(attempt + 1) };
};

interface JoinSheetProps {
  code: string;
  onClose: () => void;
}

/** What a share code leads to, and the way in. */
export const JoinSheet = observer(function JoinSheet({ code, onClose }: JoinSheetProps) {
  const text = useText();
  const words = useWords();
  const navigate = useNavigate();
  const { http, toasts } = useStores();
  const { groups } = useChat();
  const { reading, shared, retry } = useShared(code);
  const [joining] = useState(() => new Submission(joinWords));
  const isMember = shared?.group_id !== undefined;
  const enter = async () => {
    if (shared?.group_id) return navigate(`/room/${shared.group_id}`, { replace: true });
    const options = { body: { share_code: code }, claims: CLAIMS };
    const joined = await joining.send(() => http.call('POST /api/v1/groups/join', options));
    if (!joined) return;
    const group = groups.take(joined.result);
    toasts.show({ id: 'group.join.done', values: { name: group.display_name } }, 'success');
    navigate(`/room/${group.id}`, { replace: true });
  };
  const mayRetry = reading.refusal !== undefined && !CLAIMS.includes(reading.refusal);
  const problem = reading.problem ?? joining.problem;
  return (
    <BackSheet open onClose={onClose} title={text('group.join')} closeLabel={text('room.close')}>
      <Stack gap="md" padY="md">
        {shared ? (
          <Stack gap="xs" align="center">
            <Avatar size="xl" name={shared.display_name} src={shared.icon} />
            <Heading level={3} size="title">
              {shared.display_name}
            </Heading>
            <Text size="footnote" tone="secondary">
              {text('room.members', { count: shared.member_count })}
            </Text>
          </Stack>
        ) : (
          reading.isSending && (
            <Stack gap="xs" align="center" aria-busy>
              <Skeleton shape="avatarLg" />
              <Skeleton width="sm" />
            </Stack>
          )
        )}
        {problem && <Alert tone="danger">{words(problem)}</Alert>}
        {mayRetry && (
          <Button block onClick={retry}>
            {text('chat.error.retry')}
          </Button>
        )}
        {shared && (
          <Button tone="primary" block loading={joining.isSending} onClick={() => void enter()}>
            {text(isMember ? 'group.join.open' : 'group.join.confirm')}
          </Button>
        )}
      </Stack>
    </BackSheet>
  );
});
