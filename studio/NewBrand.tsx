import { Button, Select, Stack, TextField } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { MANNER_NAMES } from '../server/cli/brand/shapes.ts';
import { Swatch } from './Swatch.tsx';
import type { Studio } from './useStudio.ts';

/** Makes a folder as `brand new` does, and works on it. */
export function NewBrand({ studio }: { studio: Studio }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [given, setGiven] = useState<Record<string, string>>({ color: '#7a3fd0', shape: 'soft' });
  const set = (name: string) => (value: string) => setGiven({ ...given, [name]: value });
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        {say('新品牌…', 'New brand…')}
      </Button>
    );
  async function make() {
    const demo = given['demo'] ?? studio.state.brands[0] ?? '';
    if (await studio.run('new', { ...given, demo })) setOpen(false);
  }
  const field = (name: string, label: string) => (
    <TextField label={label} value={given[name] ?? ''} onChange={set(name)} spellCheck={false} />
  );
  return (
    <Stack as="section" gap="md" aria-label={say('新品牌', 'New brand')}>
      {field('id', say('文件夹名（小写字母）', 'Folder (small letters)'))}
      {field('title-en', say('英文名', 'Name in English'))}
      {field('title-zh', say('中文名', 'Name in Chinese'))}
      {field('host', say('域名', 'Address, such as plum.example'))}
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
      <Select
        label={say('形状', 'Shape')}
        options={MANNER_NAMES.map((value) => ({ value, label: value }))}
        value={MANNER_NAMES.find((name) => name === given['shape']) ?? null}
        onChange={set('shape')}
      />
      <Button tone="primary" loading={studio.isBusy} onClick={() => void make()}>
        {say('创建', 'Make it')}
      </Button>
      <Button onClick={() => setOpen(false)}>{say('取消', 'Cancel')}</Button>
    </Stack>
  );
}
