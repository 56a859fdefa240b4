import { Button, Inline, Stack, Text } from '@livery/design-system';
import { useSay } from '../design-system/src/stories/say.tsx';
import { base64Of, call } from './calls.ts';
import { Drop } from './Drop.tsx';
import { withFamily } from './draft.ts';
import { FieldFindings } from './Findings.tsx';
import { textsOf } from './files.ts';
import type { Studio } from './useStudio.ts';

interface FontFacts {
  family: string;
  weights: readonly [number, number];
}

/** `fonts/plum-sans.woff2` of whatever the file is called. */
const fontPath = (name: string): string =>
  `fonts/${name
    .toLowerCase()
    .replace(/\.woff2$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.woff2`;
const familyOf = (name: string): string => name.replace(/\.woff2$/, '').replaceAll(/[-_]+/g, ' ');

/** Fonts of the folder: each says its family and its weights itself. */
export function FontFiles({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, editing, put, tell } = studio;
  if (!editing) return null;
  const { draft, take } = editing;
  const { fonts } = draft.brand;
  const filesWith = (next: typeof fonts) => ({
    'brand.json': textsOf({ ...draft, brand: { ...draft.brand, fonts: next } })['brand.json'],
  });
  async function add(file: File) {
    const bytes = await base64Of(file);
    const facts = await call<FontFacts>('font', { bytes }).catch((error: Error) => tell(error.message));
    if (!facts) return;
    const path = fontPath(file.name);
    const { family, weights } = facts;
    const face = { family: family || familyOf(file.name), file: path, weight: [...weights], style: 'normal' };
    const others = fonts.filter((font) => font.file !== path);
    await put({ [path]: bytes, ...filesWith([...others, face] as typeof fonts) });
  }
  const remove = (path: string) =>
    put({ [path]: null, ...filesWith(fonts.filter((font) => font.file !== path)) });
  return (
    <Stack gap="sm">
      {fonts.map(({ family, file, weight }) => (
        <Stack gap="xs" key={file}>
          <Text as="p" size="footnote">
            {`${family} · ${weight?.join('–') ?? 400} · ${String(state.files[file] ?? 0)} B`}
          </Text>
          <Inline gap="xs" wrap>
            <Button size="sm" tone="soft" onClick={() => take(withFamily(draft, family))}>
              {say(`所有文字用 ${family}`, `Set all words in ${family}`)}
            </Button>
            <Button size="sm" tone="ghost" onClick={() => void remove(file)}>
              {say(`移除 ${family}`, `Take ${family} away`)}
            </Button>
          </Inline>
        </Stack>
      ))}
      <Drop
        label={say('字体（woff2）', 'A font (woff2)')}
        accept=".woff2"
        onFile={(file) => void add(file)}
      />
      <FieldFindings studio={studio} field="fonts" file="brand.json" isWhole />
    </Stack>
  );
}
