/** A silent socket is pinged after this time, in milliseconds, … */
const PING_EVERY = 20_000;
/** … and is dead when nothing comes back: noticed within 30 s. */
const PONG_WITHIN = 5_000;

export interface HeartbeatPort {
  ping(): void;
  /** Nothing came back in time. */
  onDead(): void;
}

/** Notices a socket that is open and dead. Any frame counts as a sign of life. */
export class Heartbeat {
  readonly #port: HeartbeatPort;
  #next: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(port: HeartbeatPort) {
    this.#port = port;
  }

  /** Something was received: the next ping comes after a while of silence. */
  received(): void {
    this.stop();
    this.#next = setTimeout(() => this.probe(), PING_EVERY);
  }

  /** Asks now: the network came back, or the page is seen again. */
  probe(): void {
    if (this.#deadline !== undefined) return;
    clearTimeout(this.#next);
    this.#port.ping();
    this.#deadline = setTimeout(() => {
      this.stop();
      this.#port.onDead();
    }, PONG_WITHIN);
  }

  stop(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#deadline);
    this.#next = undefined;
    this.#deadline = undefined;
  }
}
