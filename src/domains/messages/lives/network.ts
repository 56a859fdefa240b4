import type { RealtimeEvent } from '@livery/contract';
import { noConnection } from '../testing.ts';
import { wait } from './clock.ts';
import type { Random } from './random.ts';

/** Of these each says by its version, or its place, how new it is. */
const IN_ANY_ORDER: readonly string[] = ['message.new', 'emoji.changed', 'pin.added', 'pin.removed'];

/** What an event is about: the retraction of a message is told in its order, on any network. */
const subjectOf = ({ event, data }: RealtimeEvent): string | undefined =>
  IN_ANY_ORDER.includes(event)
    ? undefined
    : 'id' in data
      ? data.id
      : 'message' in data
        ? data.message.id
        : event;

/** The browser's end of a socket. */
export class Wire extends EventTarget {
  readyState = 0;
  /** Nothing comes through any more, whether or not somebody has noticed. */
  isDead = false;
  isListening = false;
  /** When the last frame about something arrives. */
  readonly arrivals = new Map<string, number>();
  readonly #network: Network;

  constructor(network: Network) {
    super();
    this.#network = network;
    network.open(this);
  }

  send(text: string): void {
    this.#network.receive(this, JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.isDead = true;
  }

  open(): void {
    if (this.isDead) this.end(1006);
    else {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    }
  }

  say(frame: object): void {
    if (this.isDead) return;
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.close();
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }));
  }
}

/** Between one browser and its server: slow, cut and restarted as the seed says, on a clock that stands. */
export class Network {
  isUp = true;
  /** Milliseconds one way, at most. */
  slowness = 50;
  /** Shares of frames that come twice, or late. */
  doubled = 0;
  delayed = 0;
  #cuts = 0;
  readonly #random: Random;
  readonly #wires = new Set<Wire>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** A call: its request or its response may be lost. */
  async exchange<Result>(work: () => Result): Promise<Result> {
    const cuts = this.#cuts;
    const travel = async () => {
      await wait(this.#time());
      if (!this.isUp || this.#cuts !== cuts) throw noConnection();
    };
    await travel();
    const result = structuredClone(work());
    await travel();
    return result;
  }

  /** Nobody is reached any more; sockets hear of it, or stay silent. */
  cut(isSilent: boolean): void {
    this.isUp = false;
    this.#breakAll(isSilent ? undefined : 1006);
  }

  heal(): void {
    this.isUp = true;
  }

  /** The server goes and comes back at once: its sockets are closed, calls under way are lost. */
  restart(): void {
    this.#breakAll(1012);
  }

  open(wire: Wire): void {
    this.#wires.add(wire);
    if (!this.isUp) wire.isDead = true;
    void wait(this.#time()).then(() => wire.open());
  }

  receive(wire: Wire, { op }: { op: string }): void {
    void wait(this.#time()).then(() => {
      if (wire.isDead) return;
      if (op === 'auth') wire.isListening = true;
      // What is told while it lasts is not answered.
      if (op !== 'auth' && op !== 'ping') return;
      void wait(this.#time()).then(() => wire.say({ op: op === 'auth' ? 'ready' : 'pong' }));
    });
  }

  publish(event: RealtimeEvent): void {
    const frame = structuredClone(event);
    for (const wire of this.#wires) if (wire.isListening && !wire.isDead) this.#deliver(wire, frame);
  }

  #deliver(wire: Wire, frame: RealtimeEvent): void {
    const subject = subjectOf(frame);
    const isLate = this.#random.isHit(this.delayed);
    let at = Date.now() + this.#time() + (isLate ? this.#random.between(0, 2_000) : 0);
    if (subject !== undefined) {
      at = Math.max(at, wire.arrivals.get(subject) ?? 0);
      wire.arrivals.set(subject, at);
    }
    setTimeout(() => wire.say(frame), at - Date.now());
    const again = subject === undefined ? this.#random.between(0, 5_000) : 0;
    if (this.#random.isHit(this.doubled)) setTimeout(() => wire.say(frame), at + again - Date.now());
  }

  #breakAll(code: number | undefined): void {
    this.#cuts += 1;
    for (const wire of this.#wires) {
      wire.isDead = true;
      if (code !== undefined) wire.end(code);
    }
    this.#wires.clear();
  }

  #time(): number {
    return this.#random.between(1, this.slowness);
  }
}
