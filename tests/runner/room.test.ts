import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { roomOfSuites } from './room.ts';

const mounted = (options: string) => `/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;
const GIGABYTE = 1024 ** 3;

test('suites are kept in memory where there is plenty, and programs run from it', () => {
  expect(roomOfSuites(mounted('rw,nosuid,nodev,size=24684092k'), 16 * GIGABYTE)).toBe('/dev/shm');
});

test.each([
  ['little is free', mounted('rw'), GIGABYTE],
  ['no program runs from it', mounted('rw,nosuid,nodev,noexec'), 16 * GIGABYTE],
  ['it is only read', mounted('ro'), 16 * GIGABYTE],
  ['there is none', '/dev/vda / ext4 rw 0 0\n', 16 * GIGABYTE],
  ['the machine does not say', '', 16 * GIGABYTE],
])('suites are kept where the system keeps temporary files when %s', (_, mounts, free) => {
  expect(roomOfSuites(mounts, free)).toBe(tmpdir());
});
