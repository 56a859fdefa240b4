import type { Locale } from '@livery/contract';
import { Button, SearchField, Select, Stack, Text } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import { call } from '../calls.ts';
import { FieldFindings } from '../Findings.tsx';
import { pathIn } from '../finding-places.ts';
import type { Studio } from '../useStudio.ts';
import { KINDS, type Kind, type Own, textsFound } from './kinds.ts';
import { LeftField } from './LeftField.tsx';
import { wordsFile, wordsIn } from './word-files.ts';

/** So many are shown of what a search finds. */
const SHOWN = 20;

const pathOf = (locale: Locale): string => `messages.${locale}.json`;

function Word({ studio, locale, id, own }: { studio: Studio; locale: Locale; id: string; own: string }) {
  const say = useSay();
  const path = pathOf(locale);
  const overrides = wordsIn(studio.state.files, path);
  const value = overrides[id];
  function write(text: string) {
    const { [id]: _, ...others } = overrides;
    void studio.put({ [path]: wordsFile(text === '' || text === own ? others : { ...others, [id]: text }) });
  }
  return (
    <div data-field={id}>
      <LeftField label={own} hint={id} lang={locale} value={String(value ?? own)} onLeave={write} />
      {value !== undefined && (
        <Button size="sm" tone="ghost" onClick={() => write('')}>
          {say('恢复原文', 'Back to the product’s own')}
        </Button>
      )}
      <FieldFindings studio={studio} field={id} file={path} />
    </div>
  );
}

/** Single texts of the product: found by what they say or where they stand, said otherwise for this brand. */
export function Texts({ studio, locale }: { studio: Studio; locale: Locale }) {
  const say = useSay();
  const [words, setWords] = useState<Readonly<Record<string, Own>>>();
  const [kind, setKind] = useState<Kind>('changed');
  const [search, setSearch] = useState('');
  useEffect(() => {
    call<Record<string, Own>>('words').then(setWords, () => undefined);
  }, []);
  const path = pathOf(locale);
  const complained = studio.state.findings.filter((finding) => pathIn(finding) === path);
  const found = textsFound(words?.[locale] ?? {}, {
    ...{ kind, search, overrides: wordsIn(studio.state.files, path) },
    complained: complained.map(({ field }) => field),
  });
  const labels: Record<Kind, string> = {
    changed: say('本品牌改过的', 'What the brand changed'),
    nav: say('导航', 'Navigation'),
    head: say('页面的标题和描述', 'Titles and descriptions of pages'),
    login: say('登录', 'Login'),
    server: say('邮件、短信和通知', 'Mails, messages and notices'),
    all: say('全部', 'All of them'),
  };
  return (
    <Stack gap="lg">
      <SearchField
        clearLabel={say('清除', 'Clear')}
        label={say('搜索文字', 'Search the words')}
        value={search}
        onChange={setSearch}
      />
      <Select
        label={say('显示', 'Show')}
        options={KINDS.map((value) => ({ value, label: labels[value] }))}
        value={kind}
        onChange={setKind}
      />
      <FieldFindings studio={studio} field="" file={path} />
      {found.slice(0, SHOWN).map(([id, own]) => (
        <Word key={`${locale} ${id}`} {...{ studio, locale, id, own }} />
      ))}
      <Text as="p" size="footnote" tone="secondary">
        {found.length > SHOWN
          ? say(
              `还有 ${found.length - SHOWN} 条，请搜索。`,
              `${found.length - SHOWN} more: search for what they say.`,
            )
          : say(`${found.length} 条`, `${found.length} found`)}
      </Text>
    </Stack>
  );
}
