import { Stack, Text } from '@livery/design-system';
import { type ReactNode, useState } from 'react';
import { useSay } from '../design-system/src/stories/say.tsx';
import { FieldFindings } from './Findings.tsx';
import type { Studio } from './useStudio.ts';

interface DropProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** A place that takes a file by drop or by choice. */
function Drop({ label, accept, onFile, children }: DropProps) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen by the field in it.
    <div
      className="studio-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      {children}
      <label>
        <span className="text-footnote">{label}</span>
        <input
          type="file"
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </label>
    </div>
  );
}

/** A picture that runs nothing: an image has no scripts. */
const pictureOf = (svg: unknown): string => `data:image/svg+xml,${encodeURIComponent(String(svg ?? ''))}`;

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** `fonts/plum-sans.woff2` of whatever the file is called. */
const fontPath = (name: string): string =>
  `fonts/${name
    .toLowerCase()
    .replace(/\.woff2$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.woff2`;

function Fonts({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, editing, put, tell } = studio;
  const fonts = editing?.draft.brand.fonts ?? [];
  async function add(file: File) {
    if (!editing) return;
    if (!file.name.endsWith('.woff2'))
      return tell(say('请放入 .woff2 字体。', 'Drop a font in the form .woff2.'));
    const path = fontPath(file.name);
    const family = file.name.replace(/\.woff2$/, '').replaceAll(/[-_]+/g, ' ');
    const face = { family, file: path, weight: [400, 400], style: 'normal' };
    const brand = { ...editing.draft.brand, fonts: [...fonts.filter((font) => font.file !== path), face] };
    await put({ [path]: await base64Of(file), 'brand.json': `${JSON.stringify(brand, null, 2)}\n` });
  }
  return (
    <Stack gap="sm">
      {fonts.map((font) => (
        <Text
          as="p"
          size="footnote"
          key={font.file}
        >{`${font.family} · ${font.file} · ${String(state.files[font.file] ?? 0)} B`}</Text>
      ))}
      <Drop
        label={say('字体（woff2）', 'A font (woff2)')}
        accept=".woff2"
        onFile={(file) => void add(file)}
      />
      <FieldFindings studio={studio} field="fonts" file="brand.json" />
    </Stack>
  );
}

/** Drawings and fonts of the folder. */
export function FilesSection({ studio }: { studio: Studio }) {
  const say = useSay();
  const { state, put, tell } = studio;
  const take = (path: string) => async (file: File) => {
    const text = await file.text();
    if (!text.includes('<svg')) return tell(say('这不是 SVG。', 'It is no SVG.'));
    await put({ [path]: text });
  };
  const drawings = [
    ['icon.svg', say('图标', 'Mark')],
    ['wordmark.svg', say('字标', 'Wordmark')],
  ] as const;
  return (
    <Stack gap="lg">
      {drawings.map(([path, label]) => (
        <div key={path} data-field={path}>
          <Drop label={`${label} (${path})`} accept=".svg" onFile={(file) => void take(path)(file)}>
            <img data-art="" alt="" src={pictureOf(state.files[path])} />
          </Drop>
          <FieldFindings studio={studio} field="" file={path} />
        </div>
      ))}
      <Fonts studio={studio} />
    </Stack>
  );
}
