import { Button, Heading, Stack, Text } from '@livery/design-system';
import { SCENES } from '@livery/design-system/variants';
import type { ReactNode } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { base64Of } from './calls.ts';
import { Drop } from './Drop.tsx';
import { FieldFindings } from './Findings.tsx';
import { FontFiles } from './FontFiles.tsx';
import { tokenName } from './names/names.ts';
import type { Studio } from './useStudio.ts';

/** A picture that runs nothing: an image has no scripts. */
const pictureOf = (svg: unknown): string => `data:image/svg+xml,${encodeURIComponent(String(svg ?? ''))}`;

const sizeOf = (file: string | number | undefined): string =>
  `${typeof file === 'string' ? new Blob([file]).size : (file ?? 0)} B`;
const TEXT = /\.(?:svg|txt)$/;

interface FileFieldProps {
  studio: Studio;
  label: string;
  /** Without its ending. */
  path: string;
  /** Endings that it may have; of two the first counts, so another one takes its place. */
  endings: readonly string[];
  /** The brand has to have one. */
  isNeeded?: boolean;
}

/** One file of the folder, whichever of its endings it has. */
function FileField({ studio, label, path, endings, isNeeded = false }: FileFieldProps) {
  const say = useSay();
  const { state, put, tell } = studio;
  const names = endings.map((ending) => `${path}.${ending}`);
  const there = names.find((name) => state.files[name] !== undefined);
  const without = Object.fromEntries(
    names.filter((name) => state.files[name] !== undefined).map((name) => [name, null]),
  );
  async function take(file: File) {
    const name = names.find((each) => file.name.toLowerCase().endsWith(each.slice(path.length)));
    if (!name) return tell(say(`请放入 ${endings.join('、')}。`, `Drop one of ${endings.join(', ')}.`));
    const content = TEXT.test(name) ? await file.text() : await base64Of(file);
    if (name.endsWith('.svg') && !content.includes('<svg')) return tell(say('这不是 SVG。', 'It is no SVG.'));
    await put({ ...without, [name]: content });
  }
  return (
    <div data-field={there ?? names[0]}>
      <Drop
        label={`${label} (${there ?? names.join(', ')})`}
        accept={endings.map((ending) => `.${ending}`).join()}
        onFile={(file) => void take(file)}
      >
        {there?.endsWith('.svg') && <img data-art="" alt="" src={pictureOf(state.files[there])} />}
        {there && !there.endsWith('.svg') && (
          <Text as="p" size="footnote">
            {sizeOf(state.files[there])}
          </Text>
        )}
        {there && !isNeeded && (
          <Button size="sm" tone="ghost" onClick={() => void put(without)}>
            {say(`移除${label}`, `Take ${label} away`)}
          </Button>
        )}
      </Drop>
      {names.map((name) => (
        <FieldFindings key={name} studio={studio} field="" file={name} />
      ))}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="md">
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

/** Marks, fonts, drawings, sounds and pictures of the folder. */
export function FilesSection({ studio }: { studio: Studio }) {
  const say = useSay();
  const SOUNDS = [
    ['message', say('收到消息', 'A message')],
    ['sent', say('发出', 'Something sent')],
    ['opened', say('积分到账', 'Points that came')],
    ['attention', say('提醒', 'Something failed')],
  ] as const;
  return (
    <Stack gap="lg">
      <Group title={say('标志', 'Marks')}>
        <FileField {...{ studio, path: 'icon', endings: ['svg'] }} label={say('图标', 'Mark')} isNeeded />
        <FileField
          {...{ studio, path: 'wordmark', endings: ['svg'] }}
          label={say('字标', 'Wordmark')}
          isNeeded
        />
      </Group>
      <Group title={say('字体', 'Fonts')}>
        <FontFiles studio={studio} />
        <FileField
          {...{ studio, path: 'fonts/OFL', endings: ['txt'] }}
          label={say('字体的许可', 'Licence of the fonts')}
        />
      </Group>
      <Group title={say('自己的插画', 'Drawings of its own')}>
        {SCENES.map((name) => (
          <FileField
            key={name}
            {...{ studio, path: `scenes/${name}`, endings: ['svg'] }}
            label={tokenName(`scenes.${name}`, say)}
          />
        ))}
      </Group>
      <Group title={say('自己的声音', 'Sounds of its own')}>
        {SOUNDS.map(([name, label]) => (
          <FileField key={name} {...{ studio, path: `sounds/${name}`, label, endings: ['mp3', 'wav'] }} />
        ))}
      </Group>
      <Group title={say('登录页照片', 'Photograph at the login')}>
        <FileField
          {...{ studio, path: 'pictures/login', endings: ['webp', 'jpg', 'avif'] }}
          label={say('照片', 'Photograph')}
        />
      </Group>
      <Group title={say('聊天背景图', 'Ground of chats')}>
        <FileField
          {...{ studio, path: 'pictures/wallpaper', endings: ['svg', 'webp', 'jpg', 'avif'] }}
          label={say('背景图', 'Picture')}
        />
      </Group>
    </Stack>
  );
}
