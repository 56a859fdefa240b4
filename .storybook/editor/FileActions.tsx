import { Alert, Button, Inline, Stack } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../../design-system/src/stories/say.tsx';
import type { Draft } from './draft.ts';
import { type FileName, textsOf, withFile } from './files.ts';
import type { Editing } from './useDraft.ts';

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Asks for files; none when the person thinks better of it. */
function chosenFiles(): Promise<File[]> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.multiple = true;
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** All files or none: the draft after them, or what is wrong with the first bad one. */
async function imported(draft: Draft, files: readonly File[]): Promise<{ draft: Draft } | { error: string }> {
  let now = draft;
  for (const file of files) {
    const change = withFile(now, await file.text());
    if (change.status === 'refused')
      return { error: `${file.name}: ${change.sentences.slice(0, 5).join(' ')}` };
    now = change.draft;
  }
  return { draft: now };
}

/** Takes both files of a brand home, and back. */
export function FileActions({ editing }: { editing: Editing }) {
  const say = useSay();
  const [error, setError] = useState<string | null>(null);
  const { draft, take } = editing;

  async function open() {
    const outcome = await imported(draft, await chosenFiles());
    if ('error' in outcome) setError(outcome.error);
    else {
      setError(null);
      take({ status: 'made', draft: outcome.draft });
    }
  }

  const save = (name: FileName) => () => download(name, textsOf(draft)[name]);
  return (
    <Stack gap="sm">
      <Inline gap="sm" wrap>
        <Button size="sm" onClick={save('tokens.json')}>
          {say('导出 tokens.json', 'Export tokens.json')}
        </Button>
        <Button size="sm" onClick={save('brand.json')}>
          {say('导出 brand.json', 'Export brand.json')}
        </Button>
        <Button size="sm" onClick={() => void open()}>
          {say('导入…', 'Import…')}
        </Button>
      </Inline>
      {error && <Alert tone="danger">{error}</Alert>}
    </Stack>
  );
}
