import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import type { Publishing } from '../publishing.ts';
import { PublishingCard } from './PublishingCard.tsx';

/** How far one's posts are. */
export const PublishingCards = observer(function PublishingCards({ publishing }: { publishing: Publishing }) {
  const text = useText();
  return (
    <ul aria-label={text('publish.cards')} className="flex flex-col gap-2 px-page pt-2 tablet:px-0">
      {publishing.publications.list.map((publication) => (
        <PublishingCard key={publication.cid} publishing={publishing} publication={publication} />
      ))}
    </ul>
  );
});
