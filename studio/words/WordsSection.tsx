import { LANGUAGES, type Locale } from '@livery/contract';
import { SegmentedControl, Stack } from '@livery/design-system';
import { useSay } from '../../design-system/src/stories/say.tsx';
import type { Studio } from '../useStudio.ts';
import { Texts } from './Texts.tsx';
import { Things } from './Things.tsx';

/** What is looked at of the words: a finding leads there. */
export interface WordsPlace {
  readonly locale: Locale;
  readonly part: 'things' | 'texts';
}

interface WordsSectionProps {
  studio: Studio;
  place: WordsPlace;
  onPlace: (place: WordsPlace) => void;
}

/** What the product says, in every language that it has. */
export function WordsSection({ studio, place, onPlace }: WordsSectionProps) {
  const say = useSay();
  const { locale, part } = place;
  return (
    <Stack gap="lg">
      <SegmentedControl
        label={say('语言', 'Language')}
        items={LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
        value={locale}
        onChange={(next) => onPlace({ ...place, locale: next })}
      />
      <SegmentedControl
        label={say('改什么', 'What is changed')}
        items={[
          { value: 'things', label: say('叫法', 'Names of things') },
          { value: 'texts', label: say('文字', 'Texts') },
        ]}
        value={part}
        onChange={(next) => onPlace({ ...place, part: next })}
      />
      {part === 'things' ? <Things {...{ studio, locale }} /> : <Texts {...{ studio, locale }} />}
    </Stack>
  );
}
