import type { RealtimeEvent } from '@livery/contract';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { MessageId } from '../lib/intl/ids.ts';
import { formatText } from '../lib/intl/pattern.ts';
import type { Stores } from '../lib/stores/stores.ts';

type Values = Record<string, string | number>;
/** A text of the product by its id, or something that no catalogue holds. */
type Label = MessageId | { plain: string | RegExp };

const PRESSABLE = ['button', 'menuitem', 'link', 'radio', 'switch', 'checkbox', 'tab'] as const;

/** Of the first kind that there is: no other is looked for then, since that reads the names of all of its kind. */
function pressables(name: string | RegExp): HTMLElement[] {
  for (const role of PRESSABLE) {
    const found = screen.queryAllByRole(role, { name });
    if (found.length > 0) return found;
  }
  return [];
}

/** Whose texts are read; what happens elsewhere comes by a line, where there is one. */
type Surroundings = Pick<Stores, 'appearance'> & Partial<Pick<Stores, 'realtime'>>;

/** Somebody at the screen: reads the product's texts in the language of the story, types and presses. */
export class Visitor {
  readonly #stores: Surroundings;

  constructor(stores: Surroundings) {
    this.#stores = stores;
  }

  text(label: Label, values: Values = {}): string | RegExp {
    if (typeof label !== 'string') return label.plain;
    const { locale, messages } = this.#stores.appearance;
    return formatText({ locale, messages }, label, values) ?? '';
  }

  /** Types into the field of that label; `''` empties it. */
  async fills(label: Label, value: string): Promise<void> {
    const field = await waitFor(() => this.#last(screen.queryAllByLabelText(this.text(label))));
    await userEvent.clear(field);
    if (value !== '') await userEvent.type(field, value, { delay: null });
  }

  async presses(name: Label, values?: Values): Promise<void> {
    // What still opens, or is busy for a moment, takes no pointer.
    const takesPointer = (found: HTMLElement) =>
      expect(getComputedStyle(found).pointerEvents).not.toBe('none');
    await userEvent.click(await this.#pressable(name, values, takesPointer));
  }

  /** A key on something that can be pressed. */
  async types(key: string, on: Label, values?: Values): Promise<void> {
    (await this.#pressable(on, values)).focus();
    await userEvent.keyboard(key);
  }

  /** By a secondary click on a message, or on a row of a list, that shows the label. */
  async opensMenuOf(label: Label, place: 'log' | 'list' = 'log'): Promise<void> {
    const find = () =>
      this.#last(
        screen.queryAllByText(this.text(label)).filter((words) => words.closest(`[role="${place}"]`)),
      );
    const words = await waitFor(find);
    await waitFor(() => {
      fireEvent.contextMenu(words, { clientX: 120, clientY: 320 });
      expect(screen.queryByRole('menu')).not.toBeNull();
    });
  }

  /** What happens elsewhere meanwhile. */
  hears(event: RealtimeEvent): void {
    const { realtime } = this.#stores;
    if (!realtime) throw new Error('nothing is heard here');
    realtime.emit(event);
  }

  /** Waits until no menu is left on the screen. */
  async seesNoMenu(): Promise<void> {
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }

  /** Digits on our own keys. */
  async taps(digits: string): Promise<void> {
    for (const digit of digits) await this.presses({ plain: digit });
  }

  /** Picks a file where that label asks for one. */
  async chooses(label: Label, file: File): Promise<void> {
    const input = await waitFor(() => this.#last(screen.queryAllByLabelText(this.text(label))));
    await userEvent.upload(input, file);
  }

  /** Lets go of files over the page, once it takes them. */
  async drops(...files: File[]): Promise<void> {
    await waitFor(() => {
      const dataTransfer = new DataTransfer();
      for (const file of files) dataTransfer.items.add(file);
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      expect(document.body.dispatchEvent(drop)).toBe(false);
    });
  }

  /** Waits for it to be on the screen. */
  async sees(label: Label, values?: Values): Promise<HTMLElement> {
    return waitFor(() => this.#last(screen.queryAllByText(this.text(label, values))));
  }

  /** Waits until it is on the screen no more. */
  async lacks(label: Label, values?: Values): Promise<void> {
    await waitFor(() => expect(screen.queryAllByText(this.text(label, values))).toEqual([]));
  }

  /** Waits for a field that holds it. */
  async seesValue(value: string): Promise<HTMLElement> {
    return waitFor(() => this.#last(screen.queryAllByDisplayValue(value)));
  }

  /** Waits for words that interrupt: an alert, or a toast of a failure. */
  async seesAlert(): Promise<HTMLElement> {
    return waitFor(() => this.#last(screen.queryAllByRole('alert')));
  }

  /** Waits for a field that says what is wrong with it. */
  async seesProblem(): Promise<HTMLElement> {
    const find = () => [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    return waitFor(() => this.#last(find()));
  }

  /** Waits for a dialog and returns the one with that title. */
  async seesDialog(title: Label): Promise<HTMLElement> {
    const find = () =>
      (['dialog', 'alertdialog'] as const).flatMap((role) =>
        screen.queryAllByRole(role, { name: this.text(title) }),
      );
    return waitFor(() => this.#last(find()));
  }

  /** The page has come, with its words. */
  async arrives(): Promise<void> {
    await waitFor(() => {
      // Not `getAllByRole`, which writes out the whole document each time that it finds nothing.
      const [main] = screen.queryAllByRole('main', { hidden: true });
      if (!main?.textContent) throw new Error('not there');
      expect(within(main).queryAllByRole('progressbar')).toEqual([]);
    });
  }

  /** Nothing on the screen is a skeleton any more. */
  async seesAll(): Promise<void> {
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().top < innerHeight;
    const waiting = () => [...document.querySelectorAll('[aria-busy="true"]')].filter(isSeen);
    // Between a placeholder and what comes in its place, which may wait for pictures, nothing is busy for a moment: but the browser is.
    for (let looks = 0; looks < 3; looks += 1) {
      await waitFor(() => expect(waiting()).toEqual([]));
      await new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done, { timeout: 500 })));
    }
  }

  #pressable(name: Label, values?: Values, check?: (found: HTMLElement) => void): Promise<HTMLElement> {
    const wanted = this.text(name, values);
    return waitFor(() => {
      const found = this.#last(pressables(wanted));
      check?.(found);
      return found;
    });
  }

  /** What lies on top comes last in the document. */
  #last(found: HTMLElement[]): HTMLElement {
    const last = found.at(-1);
    if (!last) throw new Error('not there');
    return last;
  }
}
