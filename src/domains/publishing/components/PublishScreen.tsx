import {
  AppBar,
  Button,
  CloseIcon,
  DropHint,
  fromScreen,
  IconButton,
  PageScaffold,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { useDropped } from '../../../lib/uploads/useDropped.ts';
import { usePasted } from '../../../lib/uploads/usePasted.ts';
import { useMedia } from '../../../lib/useMedia.ts';
import type { Publishing } from '../publishing.ts';
import { DraftPreview } from './DraftPreview.tsx';
import { LazyHandedChoice } from './handed/LazyHandedChoice.tsx';
import { LazyLeaveSheet } from './LazyLeaveSheet.tsx';
import { MediaStrip } from './MediaStrip.tsx';
import { PostOptions } from './PostOptions.tsx';
import { useLeaving } from './useLeaving.ts';
import { WordsField } from './WordsField.tsx';

const HOME = '/home/recommend';

/** Where a post is written. Published, it goes up in the background, and its author is back at the feed. */
export const PublishScreen = observer(function PublishScreen({ publishing }: { publishing: Publishing }) {
  const text = useText();
  const { draft, publications } = publishing;
  const hasContent = !draft.isEmpty;
  const leaving = useLeaving(hasContent);
  useEffect(() => {
    if (hasContent) LazyLeaveSheet.load().catch(() => undefined);
  }, [hasContent]);
  const isWide = useMedia(fromScreen('desktop'));
  const add = (files: readonly File[]) => void draft.add(files);
  const query = useQuery();
  // The address says so until it was taken.
  const [isHanded] = useState(query.has('shared'));
  const isDragged = useDropped(add);
  usePasted(add);
  const publish = () => {
    if (!draft.mayPublish) return;
    publications.publish(draft.hand());
    leaving.go(HOME);
  };
  const isQuote = draft.kind === 'text' && draft.mayPublish;
  const preview = <DraftPreview draft={draft} />;
  return (
    <PageScaffold
      bar={
        <AppBar
          start={
            <IconButton icon={CloseIcon} label={text('publish.close')} onClick={() => leaving.leave(HOME)} />
          }
          title={text('page.publish')}
          end={
            <Button tone="primary" size="sm" disabled={!draft.mayPublish} onClick={publish}>
              {text('publish.submit')}
            </Button>
          }
        />
      }
      {...(isWide && {
        aside: {
          label: text('publish.preview'),
          content: draft.isEmpty ? null : preview,
        },
      })}
    >
      <div className="flex flex-col gap-5 px-page pt-2 pb-10 tablet:px-0">
        <MediaStrip draft={draft} />
        <WordsField draft={draft} />
        {isQuote && !isWide && preview}
        <PostOptions draft={draft} />
      </div>
      {isDragged && (
        <DropHint
          title={text('publish.drop')}
          text={text(draft.hasVideos ? 'publish.drop.limits' : 'publish.pictures.limits')}
        />
      )}
      {isHanded && <LazyHandedChoice draft={draft} />}
      {leaving.isAsking && (
        <LazyLeaveSheet
          onKeep={() => void draft.flush().then(() => leaving.go())}
          onDiscard={() => {
            draft.discard();
            leaving.go();
          }}
          onStay={leaving.stay}
        />
      )}
    </PageScaffold>
  );
});
