import { Alert, Button, Heading, Inline, RadioGroup, Stack, Text, TextField } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { MANNER_NAMES } from '../server/cli/brand/shapes.ts';
import { folderOf } from './folder-name.ts';
import { Swatch } from './Swatch.tsx';
import type { Studio } from './useStudio.ts';

const NAMES = ['title-en', 'id', 'title-zh', 'tagline-en', 'tagline-zh', 'host'] as const;
type Name = (typeof NAMES)[number];

/** Makes a folder as `brand new` does, and works on it. */
export function NewBrand({ studio, onDone }: { studio: Studio; onDone: () => void }) {
  const say = useSay();
  const [given, setGiven] = useState<Record<string, string>>({ color: '#7a3fd0', shape: 'soft' });
  const set = (name: string) => (value: string) => setGiven({ ...given, [name]: value });
  const id = given['id'] ?? folderOf(given['title-en'] ?? '');
  async function make() {
    const demo = studio.state.brands[0] ?? '';
    const host = given['host'] || `${id}.example`;
    if (await studio.run('new', { ...given, id, host, demo })) onDone();
  }
  const fields: Record<Name, readonly [label: string, hint?: string, value?: string]> = {
    'title-en': [say('英文名', 'Name in English')],
    id: [
      say('文件夹名', 'Folder'),
      say('小写字母和数字，以后不改。', 'Small letters and digits. It stays for good.'),
      id,
    ],
    'title-zh': [say('中文名', 'Name in Chinese')],
    'tagline-en': [
      say('英文标语', 'Tagline in English'),
      say('登录页上的一句话，可以以后再写。', 'One sentence for the login page. It can wait.'),
    ],
    'tagline-zh': [say('中文标语', 'Tagline in Chinese')],
    host: [
      say('域名', 'Address'),
      say(
        `比如 ${id || 'plum'}.example；本机总有一个地址。`,
        `Such as ${id || 'plum'}.example; this machine has one anyway.`,
      ),
    ],
  };
  const shapes: Record<(typeof MANNER_NAMES)[number], readonly [label: string, detail: string]> = {
    round: [
      say('圆', 'Round'),
      say('药丸按钮，大圆角，有浮影。', 'Pill buttons, large corners, soft shadows.'),
    ],
    soft: [
      say('柔和', 'Soft'),
      say('中等圆角，线条和影子都轻。', 'Middle corners, light lines and shadows.'),
    ],
    square: [say('方', 'Square'), say('没有圆角，靠线条区分。', 'No corners, told apart by lines.')],
  };
  return (
    <Stack as="section" gap="md" aria-label={say('新品牌', 'New brand')}>
      <Heading level={2}>{say('新品牌', 'New brand')}</Heading>
      {NAMES.map((name) => {
        const [label, hint, value] = fields[name];
        return (
          <TextField
            key={name}
            {...{ label, hint, value: value ?? given[name] ?? '', onChange: set(name), spellCheck: false }}
          />
        );
      })}
      <TextField
        label={say('主色', 'Colour')}
        value={given['color'] ?? ''}
        onChange={set('color')}
        prefix={
          <Swatch
            label={say('选取主色', 'Pick the colour')}
            value={given['color'] ?? ''}
            onChange={set('color')}
          />
        }
      />
      <RadioGroup
        label={say('形状', 'Shape')}
        options={MANNER_NAMES.map((value) => ({ value, label: shapes[value][0], detail: shapes[value][1] }))}
        value={MANNER_NAMES.find((name) => name === given['shape']) ?? null}
        onChange={set('shape')}
      />
      {studio.problem && <Alert tone="danger">{studio.problem}</Alert>}
      <Inline gap="sm">
        <Button tone="primary" loading={studio.isBusy} onClick={() => void make()}>
          {say('创建', 'Make it')}
        </Button>
        <Button onClick={onDone}>{say('取消', 'Cancel')}</Button>
      </Inline>
      <div aria-live="polite">
        {studio.isBusy && (
          <Text as="p" size="footnote" tone="secondary">
            {say(
              '正在做文件夹，并重新启动产品，要几秒钟…',
              'The folder is made and the product starts anew: some seconds…',
            )}
          </Text>
        )}
      </div>
    </Stack>
  );
}
