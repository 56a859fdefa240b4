import { LIMITS, POST_PRIVACIES } from '@livery/contract';
import { Card, List, Select, SwitchRow, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { DraftStore } from '../draft/draft.store.ts';
import { useContentCheck } from '../draft/useContentCheck.ts';

/** Where, for whom, and what others may do with it. */
export const PostOptions = observer(function PostOptions({ draft }: { draft: DraftStore }) {
  const text = useText();
  const wordsOf = useWords();
  const { place, privacy, allow_comment, allow_save } = draft.words;
  const refused = useContentCheck({ description: '', hashtags: [], place: place.trim() });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={text('publish.where')}
        placeholder={text('publish.where.hint')}
        value={place}
        maxLength={LIMITS.place}
        onChange={(words) => draft.write({ place: words })}
        error={refused ? wordsOf(refused) : null}
      />
      <Select
        label={text('post.privacy')}
        hint={text(`post.privacy.${privacy}.hint`)}
        options={POST_PRIVACIES.map((value) => ({ value, label: text(`post.privacy.${value}`) }))}
        value={privacy}
        onChange={(value) => draft.write({ privacy: value })}
      />
      <Card>
        <List label={text('publish.options')}>
          <SwitchRow
            title={text('publish.comments')}
            checked={allow_comment}
            onChange={(isOn) => draft.write({ allow_comment: isOn })}
          />
          {draft.kind !== 'text' && (
            <SwitchRow
              title={text('publish.save')}
              checked={allow_save}
              onChange={(isOn) => draft.write({ allow_save: isOn })}
            />
          )}
        </List>
      </Card>
    </div>
  );
});
