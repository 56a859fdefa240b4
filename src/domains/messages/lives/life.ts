import { vi } from 'vitest';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { browserChannels, browserLocks } from '../../../lib/socket/testing/browser.ts';
import { isRetracted, quoteOf } from '../message.model.ts';
import { GROUP, ME, shownIn } from '../testing.ts';
import { pass } from './clock.ts';
import { ModelServer } from './model-server.ts';
import { Network, Wire } from './network.ts';
import { Random } from './random.ts';
import { Tab } from './tab.ts';

const EMOJIS = ['👍', '❤️', '😂'];
const MOST_TABS = 3;

/** What a person may be refused, or lose with the network; anything else is a fault of the program. */
const expectFailure = (error: unknown): void => {
  if (!(error instanceof ApiFailure)) throw error;
};

/** A person with one browser, others at their screens, and a network between them: all of it decided by a seed. */
export class Life {
  readonly random: Random;
  readonly network: Network;
  readonly server: ModelServer;
  tabs: Tab[] = [];
  /** What the person wrote, by tab, in order. */
  readonly written: string[][] = [];
  readonly log: string[] = [];
  readonly faults: unknown[] = [];
  readonly #waysOf = new Map<Tab, string[]>();
  #sent = 0;

  constructor(seed: number) {
    this.random = new Random(seed);
    this.network = new Network(this.random);
    this.server = new ModelServer((event) => this.network.publish(event));
    this.server.skew = this.random.isHit(0.5) ? this.random.between(-86_400_000, 86_400_000) : 0;
    const { network } = this;
    vi.stubGlobal(
      'WebSocket',
      class extends Wire {
        constructor() {
          super(network);
        }
      },
    );
    vi.stubGlobal('BroadcastChannel', browserChannels());
    vi.stubGlobal('navigator', { onLine: true, locks: browserLocks() });
    for (let count = this.random.between(0, 150); count > 0; count -= 1) this.#sendText('them');
    this.openTab();
  }

  /** One thing happens, and some time passes. */
  async step(): Promise<void> {
    const ways: Record<string, () => void> = {
      sent: () => this.#sendText('them'),
      'sent by many': () => {
        for (let count = this.random.between(1, 60); count > 0; count -= 1) this.#sendText('them');
      },
      'sent elsewhere': () => this.#sendText(ME),
      touched: () => this.#touch('them'),
      'touched again': () => this.#touch('them'),
      'touched elsewhere': () => this.#touch(ME),
      cleared: () => {
        if (this.random.isHit(0.2)) this.server.clear(this.server.count - this.random.between(0, 30));
      },
      cut: () => this.network.cut(this.random.isHit(0.5)),
      healed: () => this.#heal(),
      restart: () => this.network.restart(),
      weather: () => {
        this.network.slowness = this.random.oneOf([50, 400, 4_000]) ?? 50;
        this.network.doubled = this.random.oneOf([0, 0.1, 0.5]) ?? 0;
        this.network.delayed = this.random.oneOf([0, 0.1, 0.5]) ?? 0;
      },
      'tab opened': () => void (this.tabs.length < MOST_TABS && this.openTab()),
      'tab closed': () => this.#closeTab(),
      types: () => this.server.startTyping('them'),
      'is typing': () => this.#tab()?.chat.typing.write(GROUP),
      writes: () => this.#write(),
      'writes again': () => this.#write(),
      reads: () => this.#read(),
      'reads on': () => this.#read(),
      does: () => this.#act(),
      sees: () => this.#see(),
      'comes and goes': () => {
        const tab = this.#tab();
        if (tab?.isInside) tab.leave();
        else tab?.enter();
      },
    };
    const name = this.random.oneOf(Object.keys(ways)) ?? '';
    this.log.push(name);
    ways[name]?.();
    await pass(this.random.oneOf([1, 20, 300, 3_000, 20_000]) ?? 0);
  }

  /** The network is well, everybody looks, and nobody does anything for a while. */
  async rest(): Promise<void> {
    this.#heal();
    Object.assign(this.network, { slowness: 50, doubled: 0, delayed: 0 });
    if (this.tabs.length === 0) this.openTab();
    await pass(90_000);
    for (const tab of this.tabs) {
      tab.leave();
      tab.enter();
      for (const { cid, status } of tab.room.outbox.list) if (status === 'failed') tab.room.outbox.retry(cid);
    }
    await pass(10_000);
  }

  end(): void {
    for (const tab of this.tabs) tab.close();
    vi.unstubAllGlobals();
  }

  openTab(): void {
    const tab = new Tab(this.server, this.network);
    this.tabs.push(tab);
    const written: string[] = [];
    this.#waysOf.set(tab, written);
    this.written.push(written);
  }

  #tab(): Tab | undefined {
    return this.tabs.length > 0 ? this.random.oneOf(this.tabs) : undefined;
  }

  #closeTab(): void {
    const tab = this.#tab();
    if (!tab) return;
    this.tabs = this.tabs.filter((one) => one !== tab);
    tab.close();
    if (this.tabs.length === 0 && this.random.isHit(0.7)) this.openTab();
  }

  #heal(): void {
    if (this.network.isUp) return;
    this.network.heal();
    if (this.random.isHit(0.5)) dispatchEvent(new Event('online'));
  }

  #sendText(by: string): void {
    this.#sent += 1;
    const cid = `sent${this.#sent}`;
    const known = this.random.isHit(0.2) ? this.#some() : undefined;
    const answers = known && !isRetracted(known) ? { answers: known.id } : {};
    const isHidden = by !== ME && this.random.isHit(0.05);
    const isCall = by !== ME && this.random.isHit(0.1);
    this.server.say({ by, cid, text: `words ${cid}`, isHidden, isCall, ...answers });
  }

  /** One of the last messages mostly, else any. */
  #some() {
    const { visible } = this.server;
    return this.random.oneOf(this.random.isHit(0.7) ? visible.slice(-20) : visible);
  }

  #touch(by: string): void {
    const message = this.#some();
    if (!message || isRetracted(message)) return;
    const { id } = message;
    const emoji = this.random.oneOf(EMOJIS) ?? '';
    this.random.oneOf([
      () => this.server.retract(id, by),
      () => this.server.react(id, by, emoji, true),
      () => this.server.react(id, by, emoji, false),
      () => (message.pin_at === null && this.server.pins.length < 5 ? this.server.pin(id, by) : {}),
      () => this.server.unpin(id),
    ])?.();
  }

  #write(): void {
    const tab = this.#tab();
    if (!tab) return;
    const { outbox } = tab.room;
    const answered = this.random.isHit(0.2) ? this.random.oneOf(shownIn(tab.room)) : undefined;
    outbox.add('my words', answered && !isRetracted(answered) ? { reply: quoteOf(answered) } : {});
    const { cid = '' } = outbox.list.at(-1) ?? {};
    this.#waysOf.get(tab)?.push(cid);
  }

  #read(): void {
    const tab = this.#tab();
    if (!tab?.isInside) return;
    const { room } = tab;
    const target = this.#some();
    this.random.oneOf([
      () => this.#watch(room.loadOlder()),
      () => this.#watch(room.loadOlder()),
      () => this.#watch(room.loadNewer()),
      () => target && this.#watch(room.jump(target.id)),
      () => room.view.follow(this.random.isHit(0.5) && room.view.ready?.newer === 'end'),
      () => room.view.ready && room.view.showNewest(),
    ])?.();
  }

  /** A message with news comes before the person's eyes. */
  #see(): void {
    const tab = this.#tab();
    const [first] = tab?.room.unseen.reactions ?? [];
    if (tab?.isInside && first) tab.room.unseen.see(first.id);
  }

  #act(): void {
    const tab = this.#tab();
    const message = tab && this.random.oneOf(shownIn(tab.room));
    if (!tab || !message || isRetracted(message)) return;
    const { room, chat } = tab;
    this.random.oneOf([
      () => this.#watch(room.reactions.toggle(message.id, this.random.oneOf(EMOJIS) ?? '')),
      () => this.#watch(room.reactions.toggle(message.id, this.random.oneOf(EMOJIS) ?? '')),
      () => this.#watch(chat.messages.takeBack(message)),
      () => this.#watch(room.pins.pin(message)),
      () => this.#watch(room.pins.unpin(message)),
    ])?.();
  }

  #watch(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      try {
        expectFailure(error);
      } catch (fault) {
        this.faults.push(fault);
      }
    });
  }
}
