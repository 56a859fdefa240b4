import { type Author, LIMITS } from '@livery/contract';
import { Button, TextArea } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { LazyPeoplePicker } from '../../../lib/mentions/LazyPeoplePicker.tsx';
import { addName, type MentionNames } from '../../../lib/mentions/mention-names.ts';
import {
  type FieldKey,
  type MentionRule,
  useCaret,
  useMentionField,
} from '../../../lib/mentions/useMentionField.ts';
import { linkRule } from '../../../lib/text/link-rule.ts';
import { useNameOf } from '../../users/index.ts';
import { idIn } from '../draft/draft.model.ts';
import type { DraftStore } from '../draft/draft.store.ts';
import { begunTagAt } from '../draft/hashtags.ts';
import { useContentCheck } from '../draft/useContentCheck.ts';
import { publishedWords } from '../sending/transfer.ts';
import { TagSuggestions } from './TagSuggestions.tsx';

const NOBODY = (): readonly Author[] => [];

/** Whom the names in the text mean, kept with it. */
const namesOf = (draft: DraftStore): MentionNames => ({
  idOf: (name) => idIn(draft.words.names)(name),
  add: (name, id) => draft.write({ names: { ...draft.words.names, [name]: id } }),
});

const BY_TAG: MentionRule = { begunAt: begunTagAt, written: (tag) => `#${tag} ` };

/** What the server would refuse of the words: of hashtags as many as may be published. */
const useRefused = (draft: DraftStore) => {
  const { description, hashtags } = publishedWords(draft.content);
  return useContentCheck({ description, hashtags: hashtags.slice(0, LIMITS.hashtags) });
};

/** The caret goes behind what a button wrote. */
const useSigns = (draft: DraftStore, onWritten: () => void) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useCaret(field, onWritten);
  const insert = (sign: string) => {
    const { value, selectionStart } = field.current ?? { value: draft.words.text, selectionStart: 0 };
    const before = value.slice(0, selectionStart);
    const written = before === '' || /\s$/.test(before) ? before + sign : `${before} ${sign}`;
    caret.current = written.length;
    draft.write({ text: written + value.slice(selectionStart) });
  };
  return { field, insert };
};

/** What a post says, with hashtags and mentions in it. */
export const WordsField = observer(function WordsField({ draft }: { draft: DraftStore }) {
  const text = useText();
  const wordsOf = useWords();
  const nameOf = useNameOf();
  const refused = useRefused(draft);
  const write = (words: string) => draft.write({ text: words });
  const { field, insert } = useSigns(draft, () => look());
  const tags = useMentionField(field, { isOn: true, write, rule: BY_TAG });
  const people = useMentionField(field, { isOn: true, write });
  const look = () => {
    tags.look();
    people.look();
  };
  const handleKey = (event: FieldKey) => {
    tags.handleKey(event);
    if (!event.defaultPrevented) people.handleKey(event);
  };
  const call = (person: Author) => people.insert(addName(namesOf(draft), person));
  const { fault, length, kind } = draft;
  const problem = fault ?? refused;
  return (
    <div className="flex flex-col gap-2">
      <div>
        <TextArea
          ref={field}
          label={text('publish.words')}
          placeholder={text(kind === 'text' ? 'publish.words.alone' : 'publish.words.beside')}
          value={draft.words.text}
          onChange={(words) => {
            void linkRule.load();
            write(words);
            look();
          }}
          onSelect={look}
          onKeyDown={handleKey}
          hint={text('publish.words.count', { count: length, max: LIMITS.description })}
          error={problem ? wordsOf(problem) : null}
        />
        {tags.picking && <TagSuggestions {...tags.picking} onChoose={tags.insert} />}
        {people.picking && (
          <LazyPeoplePicker
            {...people.picking}
            label={text('comments.mention.list')}
            nameOf={nameOf}
            place="under"
            talking={NOBODY}
            onChoose={call}
          />
        )}
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => insert('#')}>
          {text('publish.tags.add')}
        </Button>
        <Button size="sm" onClick={() => insert('@')}>
          {text('publish.mention.add')}
        </Button>
      </div>
    </div>
  );
});
