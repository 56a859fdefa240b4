import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownSounds } from '../../lib/sound/own-sounds.ts';
import { forgetPersonalData } from '../../lib/storage/stored-value.ts';
import { MessagesStore } from './messages.store.ts';
import { FakeServer, GROUP, ME, noConnection, refusal } from './testing.ts';

const hear = vi.hoisted(() => vi.fn());
vi.mock('../../lib/sound/hear.ts', () => ({ hear }));

const MINUTE = 60_000;

let server: FakeServer;
let tabs: MessagesStore[];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  tabs = [];
});

afterEach(() => {
  for (const tab of tabs) tab.stop();
  vi.useRealTimers();
});

const openTab = (): MessagesStore => {
  const tab = new MessagesStore(server.http, () => ME);
  tabs.push(tab);
  return tab;
};
const outboxOf = (tab: MessagesStore) => tab.room(GROUP).outbox;
const statuses = (tab: MessagesStore) => outboxOf(tab).list.map(({ status }) => status);
const stored = () => server.messages.map(({ text }) => text);
const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);

describe('what could not be sent', () => {
  it.each([
    ['nobody answered', noConnection()],
    ['the server was unavailable', refusal(503)],
  ])('goes out by itself after %s, in the order of writing and once', async (_, fault) => {
    const tab = openTab();
    Object.assign(server, { isDown: true, fault });
    for (const text of ['one', 'two']) outboxOf(tab).add(text);
    await pass(MINUTE);
    expect(statuses(tab)).toEqual(['waiting', 'waiting']);
    server.isDown = false;
    await pass(MINUTE);
    expect(stored()).toEqual(['one', 'two']);
    expect(outboxOf(tab).list).toEqual([]);
  });

  it('is not overtaken by what is written later', async () => {
    const tab = openTab();
    server.isDown = true;
    outboxOf(tab).add('one');
    await pass();
    server.isDown = false;
    outboxOf(tab).add('two');
    await pass();
    expect(stored()).toEqual(['one', 'two']);
  });

  it('waits for its author when the server refuses it, and holds nothing else back', async () => {
    const tab = openTab();
    Object.assign(server, { isDown: true, fault: refusal(403) });
    outboxOf(tab).add('refused');
    await pass();
    server.isDown = false;
    outboxOf(tab).add('fine');
    await pass(MINUTE);
    expect(statuses(tab)).toEqual(['failed']);
    expect(stored()).toEqual(['fine']);
  });

  it('is heard once where its author wants it, as is what went out, and what waits is not', async () => {
    const tab = openTab();
    outboxOf(tab).add('silent');
    await pass();
    ownSounds.write(true);
    outboxOf(tab).add('fine');
    await pass();
    Object.assign(server, { isDown: true, fault: refusal(403) });
    outboxOf(tab).add('refused');
    await pass();
    server.fault = noConnection();
    outboxOf(tab).add('waiting');
    await pass();
    expect(hear.mock.calls).toEqual([['sent'], ['attention']]);
  });

  it('asks less and less often', async () => {
    const tab = openTab();
    server.isDown = true;
    outboxOf(tab).add('patient');
    await pass(10 * MINUTE);
    expect(server.calls.length).toBeGreaterThan(10);
    expect(server.calls.length).toBeLessThan(30);
  });
});

describe('over a reload', () => {
  const reload = () => {
    for (const tab of tabs) tab.stop();
    return openTab();
  };

  it('a message goes out once, although nobody opens its room and the first answer was lost', async () => {
    server.losesAnswer = true;
    outboxOf(openTab()).add('kept');
    await pass();
    expect(stored()).toEqual(['kept']);
    const tab = reload();
    expect(statuses(tab)).toEqual(['sending']);
    await pass();
    expect(stored()).toEqual(['kept']);
    expect(statuses(reload())).toEqual([]);
  });

  it('a refused message stays refused until its author decides', async () => {
    Object.assign(server, { isDown: true, fault: refusal(403) });
    outboxOf(openTab()).add('refused');
    await pass();
    server.isDown = false;
    const tab = reload();
    await pass(MINUTE);
    expect(statuses(tab)).toEqual(['failed']);
    expect(stored()).toEqual([]);
  });

  it('nothing is left of a person who logged out', async () => {
    server.isDown = true;
    outboxOf(openTab()).add('secret');
    await pass();
    tabs[0]?.stop();
    forgetPersonalData();
    server.isDown = false;
    const tab = openTab();
    await pass(MINUTE);
    expect(outboxOf(tab).list).toEqual([]);
    expect(stored()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('an answer that comes after the logout writes nothing', async () => {
    outboxOf(openTab()).add('late');
    tabs[0]?.stop();
    forgetPersonalData();
    await pass();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

it('does not send what another tab gave up', async () => {
  server.isDown = true;
  const first = openTab();
  outboxOf(first).add('never mind');
  await pass();
  const second = openTab();
  await pass();
  outboxOf(first).remove(outboxOf(first).list[0]?.cid ?? '');
  server.isDown = false;
  await pass(MINUTE);
  expect(stored()).toEqual([]);
  expect(outboxOf(second).list).toEqual([]);
});

it('sends what a tab left that was closed, also from one that was open before it was written', async () => {
  const other = openTab();
  outboxOf(other);
  server.isDown = true;
  const first = openTab();
  outboxOf(first).add('not lost');
  await pass();
  first.stop();
  server.isDown = false;
  other.resumeSending();
  await pass();
  expect(stored()).toEqual(['not lost']);
  expect(outboxOf(other).list).toEqual([]);
});
