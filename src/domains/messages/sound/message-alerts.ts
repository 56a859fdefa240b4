import { type Group, isNotice, type Message, Switch, type User } from '@livery/contract';

export interface MessageAlertsPort {
  me(): Pick<User, 'id' | 'notify' | 'sound' | 'vibration'> | undefined;
  group(id: string): Pick<Group, 'muted'> | undefined;
  /** What arrives in a conversation comes before the person's eyes. */
  isLooking(groupId: string): boolean;
  /** Of the tabs of this browser, this one makes the sounds. */
  isSpeaking(): boolean;
  play(): void;
  vibrate(): void;
}

/** Milliseconds; of a burst of messages one is heard. */
const PAUSE = 2_000;

/** A message of somebody else is heard, as far as the person's settings and the conversation's allow it. */
export class MessageAlerts {
  readonly #port: MessageAlertsPort;
  #alertedAt = 0;

  constructor(port: MessageAlertsPort) {
    this.#port = port;
  }

  alert(message: Message): void {
    const me = this.#port.me();
    if (!me || me.notify !== Switch.OPEN || !this.#isNews(message, me.id)) return;
    const now = Date.now();
    if (now - this.#alertedAt < PAUSE || !this.#port.isSpeaking()) return;
    this.#alertedAt = now;
    if (me.sound === Switch.OPEN) this.#port.play();
    if (me.vibration === Switch.OPEN) this.#port.vibrate();
  }

  #isNews(message: Message, me: string): boolean {
    const { group_id, user_id } = message;
    if (user_id === me || isNotice(message)) return false;
    return this.#port.group(group_id)?.muted !== true && !this.#port.isLooking(group_id);
  }
}
