import { Stack } from '@livery/design-system';
import { CommitField } from './CommitField.tsx';
import { nodeAt } from './json.ts';
import type { Editing } from './useDraft.ts';

const FIELDS: readonly (readonly [path: string, lang?: string])[] = [
  ['id'],
  ['title.zh-CN', 'zh-CN'],
  ['title.en', 'en'],
  ['tagline.zh-CN', 'zh-CN'],
  ['tagline.en', 'en'],
  ['country'],
  ['legal.terms.zh-CN'],
  ['legal.terms.en'],
  ['legal.privacy.zh-CN'],
  ['legal.privacy.en'],
  ['support.email'],
];

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Who the brand is: the texts of `brand.json`. */
export function IdentitySection({ editing }: { editing: Editing }) {
  const { brand } = editing.draft;
  return (
    <Stack gap="md">
      {FIELDS.map(([path, lang]) => (
        <CommitField
          key={path}
          label={path}
          lang={lang}
          value={String(nodeAt({ ...brand }, path))}
          onCommit={(text) => editing.setField(path, text)}
        />
      ))}
      <CommitField
        label="hosts"
        value={brand.hosts.join(', ')}
        onCommit={(text) =>
          editing.setField(
            'hosts',
            text.split(',').map((host) => host.trim()),
          )
        }
      />
      <CommitField
        label="tabs"
        value={(brand.tabs ?? []).join(', ')}
        onCommit={(text) => editing.setField('tabs', text.trim() === '' ? undefined : listed(text))}
      />
    </Stack>
  );
}
