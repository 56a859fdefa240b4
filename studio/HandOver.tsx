import { Button, Heading, Stack, Text } from '@livery/design-system';
import { useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { keep } from './calls.ts';
import type { Studio } from './useStudio.ts';

/** Where a brand goes when it is done: to whoever approves it, and elsewhere as a folder. */
export function HandOver({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, tell } = studio;
  const [isDrawing, setDrawing] = useState(false);
  const fail = (error: Error) => tell(error.message);
  const draw = (kind: 'pdf' | 'png') => () => {
    setDrawing(true);
    void keep('sheet', `${state.id}-sheet.${kind}`, { kind })
      .catch(fail)
      .finally(() => setDrawing(false));
  };
  return (
    <Stack gap="lg">
      <Stack as="section" gap="sm" align="start">
        <Heading level={3}>{say('给人审批的样张', 'A sheet for approval')}</Heading>
        <Text as="p" size="footnote" tone="secondary" wrap="pretty">
          {say(
            '六个主要页面，浅色一行，深色一行，画的是现在的草稿。大约要一分钟。',
            'The six main screens, by day and by night, of the draft as it stands. It takes about a minute.',
          )}
        </Text>
        <Button size="sm" disabled={isDrawing} onClick={draw('pdf')}>
          {say('样张 PDF', 'Sheet as PDF')}
        </Button>
        <Button size="sm" disabled={isDrawing} onClick={draw('png')}>
          {say('样张 PNG', 'Sheet as PNG')}
        </Button>
        <div aria-live="polite">
          {isDrawing && (
            <Text as="p" size="footnote">
              {say('正在画样张…', 'The sheet is being drawn…')}
            </Text>
          )}
        </div>
      </Stack>
      <Stack as="section" gap="sm" align="start">
        <Heading level={3}>{say('文件夹', 'The folder')}</Heading>
        <Text as="p" size="footnote" tone="secondary" wrap="pretty">
          {say(
            '保存写进品牌文件夹；zip 是同样的文件，可以带到别处。',
            'Saving writes it into the folder of brands; the zip is the same files, to take elsewhere.',
          )}
        </Text>
        <Button size="sm" onClick={() => void keep('zip', `${state.id}.zip`).catch(fail)}>
          {say('下载 zip', 'Download as a zip')}
        </Button>
        <Text as="p" size="footnote" tone="secondary">
          {Object.keys(state.files).join(', ')}
        </Text>
      </Stack>
    </Stack>
  );
}
