import { readFile } from 'node:fs/promises';
import type { Row } from '../load/bench.ts';
import type { Visit } from './visit.ts';

/** What a conversation loads when it is first used: the viewer, the recorder, the search, the emoji, what is chosen to be sent. */
const AT_FIRST_USE = [
  'src/domains/messages/components/viewer/MediaViewer.tsx',
  'src/domains/messages/components/voice/VoiceBar.tsx',
  'src/domains/messages/components/voice/HeardVoice.tsx',
  'src/domains/messages/components/search/SearchPane.tsx',
  'src/domains/messages/components/uploads/PreviewSheet.tsx',
  'src/domains/messages/components/actions/ForwardSheet.tsx',
  'src/lib/EmojiSheet.tsx',
];

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);

/** Files of the build, by their source. A source that has no chunk of its own has moved, or stands in another one. */
const chunksAtFirstUse = async (): Promise<string[]> => {
  const manifest: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    await readFile(MANIFEST, 'utf8'),
  );
  return AT_FIRST_USE.map((source) => {
    const chunk = manifest[source];
    if (!chunk?.isDynamicEntry) throw new Error(`${source} does not come by itself`);
    return chunk.file;
  });
};

/** Nothing of it comes with the page of a conversation. */
export const judgeFirstUse = async ({ loaded }: Visit): Promise<Row> => {
  const chunks = await chunksAtFirstUse();
  const early = loaded.filter(({ address }) => chunks.some((file) => address.endsWith(`/${file}`)));
  return {
    what: `conversation: chunks that come before they are used${early.map(({ address }) => ` ${new URL(address).pathname}`).join('')}`,
    value: early.length,
    unit: '',
    goal: { most: 0 },
  };
};
