// @vitest-environment node
import { LIMITS } from '@livery/contract';
import { describe, expect, it } from 'vitest';
import { choose } from './choosing.ts';

const all = () => true;
/** A file that says it has so many bytes. */
const file = (name: string, type = '', size = 10): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

describe('what is chosen', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'image'],
    ['a.heic', 'image/heic', 'image'],
    ['a.mp4', 'video/mp4', 'video'],
    ['A.MP4', '', 'video'],
    ['a.pdf', 'application/pdf', 'file'],
    ['报告.DOCX', '', 'file'],
  ] as const)('%s of the type "%s" is a %s', (name, type, kind) => {
    expect(choose([file(name, type)], all)).toMatchObject({ files: [{ kind }], refusals: [] });
  });

  it.each([
    ['a.exe', '', 10, 'room.upload.type.file'],
    ['a.svg', 'image/svg+xml', 10, 'room.upload.type.file'],
    ['a.mov', 'video/quicktime', 10, 'room.upload.type.video'],
    ['a.pdf', '', 0, 'room.upload.empty'],
    ['a.jpg', 'image/jpeg', LIMITS.chatFile + 1, 'room.upload.large.image'],
    ['a.zip', '', LIMITS.chatFile + 1, 'room.upload.large.file'],
    ['a.mp4', 'video/mp4', LIMITS.videoFile + 1, 'room.upload.large.video'],
  ] as const)('%s of the type "%s" with %d bytes is refused', (name, type, size, refusal) => {
    expect(choose([file(name, type, size)], all)).toEqual({ files: [], refusals: [refusal] });
  });

  it('may be as large as the limits say', () => {
    const largest = [file('a.jpg', 'image/jpeg', LIMITS.chatFile), file('a.mp4', '', LIMITS.videoFile)];
    expect(choose(largest, all).files).toHaveLength(2);
  });

  it('is ten at a time, and each refusal is said once', () => {
    const many = Array.from({ length: 12 }, (_, index) => file(`${index}.pdf`));
    const { files, refusals } = choose([file('a.exe'), ...many, file('b.exe')], all);
    expect(files).toHaveLength(10);
    expect(refusals).toEqual(['room.upload.type.file', 'room.upload.count']);
  });

  it('holds a file once, where it stood first, also when it is dropped again', () => {
    const [a, again] = [0, 0].map(() => new File(['x'], 'a.pdf', { lastModified: 1 }));
    const [other, later] = [new File(['x'], 'b.pdf'), new File(['x'], 'a.pdf', { lastModified: 2 })];
    const { files, refusals } = choose([a as File, other, again as File, later], all);
    expect(files.map(({ file }) => file)).toEqual([a, other, later]);
    expect(refusals).toEqual([]);
  });

  it('is what the group permits', () => {
    const chosen = [file('a.jpg', 'image/jpeg'), file('a.pdf')];
    const { files, refusals } = choose(chosen, (kind) => kind === 'file');
    expect(files.map(({ kind }) => kind)).toEqual(['file']);
    expect(refusals).toEqual(['room.upload.not_permitted']);
  });
});
