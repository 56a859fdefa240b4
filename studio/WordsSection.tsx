import { Button, SearchField, SegmentedControl, Stack, Text, TextField } from '@livery/design-system';
import { useEffect, useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { call } from './calls.ts';
import { FieldFindings } from './Findings.tsx';
import type { Studio } from './useStudio.ts';

type Locale = 'en' | 'zh-CN';
type Words = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** So many are shown of what a search finds. */
const SHOWN = 20;

const overridesOf = ({ state }: Studio, locale: Locale): Record<string, string> => {
  try {
    return JSON.parse(String(state.files[`messages.${locale}.json`] ?? '{}')) as Record<string, string>;
  } catch {
    return {};
  }
};

function Word({ studio, locale, id, own }: { studio: Studio; locale: Locale; id: string; own: string }) {
  const say = useSay();
  const path = `messages.${locale}.json`;
  const overrides = overridesOf(studio, locale);
  const value = overrides[id];
  const [typed, setTyped] = useState<string>();
  function write(text: string | undefined) {
    setTyped(undefined);
    const { [id]: _, ...others } = overrides;
    const next = text === undefined || text === '' || text === own ? others : { ...others, [id]: text };
    const isEmpty = Object.keys(next).every((key) => key.startsWith('$'));
    void studio.put({ [path]: isEmpty ? null : `${JSON.stringify(next, null, 2)}\n` });
  }
  return (
    <div data-field={id}>
      <TextField
        label={own}
        hint={id}
        lang={locale}
        value={typed ?? value ?? own}
        onChange={setTyped}
        onBlur={() => typed !== undefined && write(typed)}
      />
      {value !== undefined && (
        <Button size="sm" tone="ghost" onClick={() => write(undefined)}>
          {say('恢复原文', 'Back to the product’s own')}
        </Button>
      )}
      <FieldFindings studio={studio} field={id} file={path} />
    </div>
  );
}

/** The product's words: found by what they say, said otherwise for this brand. */
export function WordsSection({ studio }: { studio: Studio }) {
  const say = useSay();
  const [words, setWords] = useState<Words>();
  const [locale, setLocale] = useState<Locale>(studio.state.look.locale === 'en' ? 'en' : 'zh-CN');
  const [search, setSearch] = useState('');
  useEffect(() => {
    call<Words>('words').then(setWords, () => undefined);
  }, []);
  const overrides = overridesOf(studio, locale);
  const wanted = search.trim().toLowerCase();
  const all = Object.entries(words?.[locale] ?? {});
  const found = all.filter(([id, own]) =>
    wanted === ''
      ? overrides[id] !== undefined
      : [id, own, overrides[id] ?? ''].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <Stack gap="lg">
      <SegmentedControl
        label={say('语言', 'Language')}
        items={[
          { value: 'zh-CN', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        value={locale}
        onChange={setLocale}
      />
      <SearchField
        clearLabel={say('清除', 'Clear')}
        label={say('搜索文字', 'Search the words')}
        value={search}
        onChange={setSearch}
      />
      {found.slice(0, SHOWN).map(([id, own]) => (
        <Word key={`${locale} ${id}`} {...{ studio, locale, id, own }} />
      ))}
      <Text as="p" size="footnote" tone="secondary">
        {found.length > SHOWN
          ? say(`还有 ${found.length - SHOWN} 条`, `${found.length - SHOWN} more`)
          : say(`${found.length} 条`, `${found.length} found`)}
      </Text>
    </Stack>
  );
}
