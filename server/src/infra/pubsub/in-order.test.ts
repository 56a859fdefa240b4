import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createInOrder } from './in-order.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const open = () => {
  const handed: number[] = [];
  const { take, reset } = createInOrder<number>({ patience: 60, handOn: (item) => handed.push(item) });
  return { handed, reset, take: (seq: number, room = 'room') => take(room, seq, seq) };
};

test('what is ahead waits for the one before it', async () => {
  const { handed, take } = open();
  take(5);
  await vi.advanceTimersByTimeAsync(60);
  for (const seq of [7, 8, 6, 9]) take(seq);
  expect(handed).toEqual([5, 6, 7, 8, 9]);
});

test('the first of all waits longer where it was long on its way itself, and never longer than any other', async () => {
  const handed: number[] = [];
  const { take } = createInOrder<number>({ patience: 1_000, handOn: (item) => handed.push(item) });
  take('room', 66, 66, 40);
  take('other', 9, 9, 60_000);
  await vi.advanceTimersByTimeAsync(400);
  take('room', 64, 64, 200);
  expect(handed).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(handed).toEqual([64, 66]);
  await vi.advanceTimersByTimeAsync(580);
  expect(handed).toEqual([64, 66, 9]);
});

test('what never comes is waited for a moment, and rooms do not wait for each other', async () => {
  const { handed, take } = open();
  take(5);
  take(1, 'other');
  await vi.advanceTimersByTimeAsync(60);
  take(8);
  take(7);
  take(2, 'other');
  expect(handed).toEqual([5, 1, 2]);
  await vi.advanceTimersByTimeAsync(60);
  expect(handed).toEqual([5, 1, 2, 7, 8]);
  take(9);
  take(6);
  expect(handed).toEqual([5, 1, 2, 7, 8, 9, 6]);
});

test('a number that is for others alone is not waited for, and hides no item of the same number', async () => {
  const handed: number[] = [];
  const { take } = createInOrder<number>({ patience: 60, handOn: (item) => handed.push(item) });
  take('room', 5, 5);
  await vi.advanceTimersByTimeAsync(60);
  take('room', 8, 8);
  take('room', 7);
  expect(handed).toEqual([5]);
  take('room', 6);
  expect(handed).toEqual([5, 8]);
  take('room', 10, 10);
  take('room', 10);
  take('room', 9);
  expect(handed).toEqual([5, 8, 10]);
});

test('begun anew it hands on what waits, in order, and waits for nothing of before', async () => {
  const { handed, reset, take } = open();
  take(5);
  await vi.advanceTimersByTimeAsync(60);
  for (const seq of [9, 7]) take(seq);
  take(3, 'other');
  reset();
  expect(handed).toEqual([5, 3, 7, 9]);
  take(20);
  await vi.advanceTimersByTimeAsync(60);
  expect(handed).toEqual([5, 3, 7, 9, 20]);
});

test('of the first messages that come the lower number goes first', async () => {
  const { handed, take } = open();
  take(6);
  take(5);
  await vi.advanceTimersByTimeAsync(60);
  take(7);
  expect(handed).toEqual([5, 6, 7]);
});

test('what came while this process stood still is not overtaken by the end of waiting', async () => {
  vi.useRealTimers();
  const handed: number[] = [];
  const { take } = createInOrder<number>({ patience: 20, handOn: (item) => handed.push(item) });
  const server = createServer((socket) => socket.on('data', () => take('room', 6, 6))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  take('room', 5, 5);
  await new Promise((resolve) => setTimeout(resolve, 60));
  // From here on timers come before what is read.
  await new Promise((resolve) => setImmediate(resolve));
  take('room', 7, 7);
  socket.write('6');
  for (const until = performance.now() + 100; performance.now() < until; );
  await expect.poll(() => handed.length, { interval: 5 }).toBe(3);
  socket.destroy();
  server.close();
  expect(handed).toEqual([5, 6, 7]);
});
