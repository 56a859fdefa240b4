import {
  Button,
  ButtonLink,
  Card,
  CloseIcon,
  EditIcon,
  IconButton,
  MediaFrame,
  MediaImage,
  Progress,
  RefreshIcon,
  Text,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import type { Publishing } from '../publishing.ts';
import type { Publication, PublicationState } from '../sending/publication.ts';

const DiscardQuestion = lazily(() => import('./DiscardQuestion.tsx'), 'DiscardQuestion', {
  failed: overlayFailed,
});

const TITLES: Record<PublicationState, MessageId> = {
  waiting: 'publish.state.waiting',
  uploading: 'publish.state.uploading',
  fail: 'publish.state.failed',
  processing: 'publish.state.processing',
  auditing: 'publish.state.auditing',
  approved: 'publish.state.done',
  rejected: 'publish.state.rejected',
};
/** On their way to the server: leaving them gives them up. */
const GOING: readonly PublicationState[] = ['waiting', 'uploading'];

interface PublishingCardProps {
  publishing: Publishing;
  publication: Publication;
}

function ViewLink({ publication: { postId } }: Pick<PublishingCardProps, 'publication'>) {
  const text = useText();
  return (
    postId !== undefined && (
      <ButtonLink size="sm" tone="soft" href={`/posts/${postId}`}>
        {text('publish.view')}
      </ButtonLink>
    )
  );
}

/** It is sent again as it is, or written on, where no other draft would be lost by that. */
const FailedTools = observer(function FailedTools({ publishing, publication }: PublishingCardProps) {
  const text = useText();
  const navigate = useNavigate();
  const { publications, draft } = publishing;
  const edit = () => {
    draft.take(publications.takeBack(publication));
    navigate('/publish');
  };
  return (
    <div className="flex gap-2 px-3 pb-3">
      <Button size="sm" tone="soft" icon={RefreshIcon} onClick={() => publications.retry(publication)}>
        {text('publish.retry')}
      </Button>
      {draft.isEmpty && (
        <Button size="sm" icon={EditIcon} onClick={edit}>
          {text('publish.edit')}
        </Button>
      )}
    </div>
  );
});

/** Takes it away: what is nowhere else only after a question. */
const Remove = observer(function Remove({ publishing, publication }: PublishingCardProps) {
  const text = useText();
  /** Undefined until it was first asked. */
  const [isAsking, setAsking] = useState<boolean>();
  const { state } = publication;
  const isGoing = GOING.includes(state);
  const remove = () => publishing.publications.remove(publication);
  return (
    <>
      <IconButton
        icon={CloseIcon}
        tone="subtle"
        label={text(isGoing ? 'publish.cancel' : state === 'fail' ? 'publish.discard' : 'publish.dismiss')}
        onClick={() => (isGoing || state === 'fail' ? setAsking(true) : remove())}
      />
      {isAsking !== undefined && (
        <DiscardQuestion open={isAsking} onDiscard={remove} onClose={() => setAsking(false)} />
      )}
    </>
  );
});

/** How far one post is, and what its author can do about it. */
export const PublishingCard = observer(function PublishingCard(props: PublishingCardProps) {
  const { publication } = props;
  const text = useText();
  const wordsOf = useWords();
  const { state, reason, progress } = publication;
  const isGoing = GOING.includes(state);
  const url = publication.url();
  const title = text(TITLES[state]);
  const detail = reason ? wordsOf(reason) : publication.content.words.text.trim();
  const percent = `${Math.floor(progress * 100)}%`;
  return (
    <li>
      <Card>
        <div className="flex items-center gap-3 p-3">
          {url && (
            <div className="size-12 shrink-0">
              <MediaFrame corners="small">
                <MediaImage src={url} alt="" eager />
              </MediaFrame>
            </div>
          )}
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <div role="status" className="flex items-baseline gap-2">
              <Text weight="strong" tone={state === 'fail' || state === 'rejected' ? 'danger' : 'primary'}>
                {title}
              </Text>
              {state === 'uploading' && (
                <Text size="caption" tone="secondary" tabular aria-hidden>
                  {percent}
                </Text>
              )}
            </div>
            {detail && (
              <Text size="footnote" tone="secondary" lines={reason ? 3 : 1}>
                {detail}
              </Text>
            )}
            {isGoing && <Progress label={title} value={progress} />}
          </div>
          {state === 'approved' && <ViewLink publication={publication} />}
          <Remove {...props} />
        </div>
        {state === 'fail' && <FailedTools {...props} />}
      </Card>
    </li>
  );
});
