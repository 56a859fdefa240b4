import type { EvidenceFile } from '@livery/contract';
import { pathOfPublicUrl } from '../../infra/objects/keys.ts';
import type { SingleReportRow } from './cases.repository.ts';

/** A file that a report shows or that was sent with it. */
export interface Evidence {
  path: string;
  kind: EvidenceFile['kind'];
  name: string;
}

type Said = SingleReportRow['said'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const textsOf = (...values: unknown[]): string[] => values.filter(isText);

const KINDS: Readonly<Record<string, EvidenceFile['kind']>> = {
  image: 'image',
  video: 'video',
  audio: 'audio',
};

const mediaOf = ({ media, kind }: Said): Evidence[] =>
  (Array.isArray(media) ? media.filter(isText) : []).map((url) => ({
    path: pathOfPublicUrl(url),
    kind: kind === 'video' ? 'video' : 'image',
    name: '',
  }));

/** What was to be seen of it beside words. */
export const shownFiles = (said: Said): Evidence[] => [
  ...mediaOf(said),
  ...textsOf(said['picture']).map((path): Evidence => ({ path, kind: 'image', name: '' })),
  ...textsOf(said['file_path']).map(
    (path): Evidence => ({
      path,
      kind: KINDS[String(said['type'])] ?? 'file',
      name: String(said['filename'] ?? ''),
    }),
  ),
];

/** What whoever reported it sent with the report. */
export const sentFiles = ({ images }: Pick<SingleReportRow, 'images'>): Evidence[] =>
  images.map((path) => ({ path, kind: 'image', name: '' }));

/** All of it, in the order that addresses count in. */
export const filesOf = (report: SingleReportRow): Evidence[] => [
  ...shownFiles(report.said),
  ...sentFiles(report),
];

/** The words that were to be seen: a name first, then what it says. */
export const shownText = (said: Said): string =>
  [
    ...textsOf(said['nickname'], said['display_name'], said['filename']),
    ...textsOf(said['username']).map((name) => `@${name}`),
    ...textsOf(said['description'], said['text']),
  ].join('\n');
